/** From a prompt's choices to what can be clicked: on places, on pieces, or as buttons. */
import type { Arg, Board, Choices, Piece } from '../wire/types';

export type Choice = { verb: string; arg: Arg };
export type Clicks = {
  /** place id -> choices whose argument is that place */
  places: Map<string, Choice[]>;
  /** piece id -> choices whose argument is that piece */
  pieces: Map<string, Choice[]>;
  /** verb -> everything that is not on the board */
  buttons: Map<string, Choice[]>;
  count: number;
};

const put = (map: Map<string, Choice[]>, key: string, choice: Choice) =>
  map.set(key, [...(map.get(key) ?? []), choice]);

export function clicksOf(choices: Choices, board: Board | null, pieces: Record<string, Piece>): Clicks {
  const clicks: Clicks = { places: new Map(), pieces: new Map(), buttons: new Map(), count: 0 };
  for (const [verb, args] of Object.entries(choices)) {
    for (const arg of args) {
      const choice = { verb, arg };
      clicks.count += 1;
      if (typeof arg === 'string' && board && arg in board.places) put(clicks.places, arg, choice);
      else if (typeof arg === 'string' && isOnBoard(pieces[arg], board)) put(clicks.pieces, arg, choice);
      else put(clicks.buttons, verb, choice);
    }
  }
  return clicks;
}

/** A piece that stands in no drawn place (eliminated, in a box) is offered as a button. */
const isOnBoard = (piece: Piece | undefined, board: Board | null): boolean =>
  piece !== undefined && board !== null && piece.at in board.places;

/** Pieces by the place they stand in. */
export function piecesByPlace(pieces: Record<string, Piece>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, piece] of Object.entries(pieces)) {
    found.set(piece.at, [...(found.get(piece.at) ?? []), id]);
  }
  return found;
}

/** Places that can be clicked: their own choices or those of the pieces in them. */
export function livePlaces(clicks: Clicks, pieces: Record<string, Piece>): Set<string> {
  const live = new Set(clicks.places.keys());
  for (const id of clicks.pieces.keys()) {
    const at = pieces[id]?.at;
    if (at) live.add(at);
  }
  return live;
}

/** The one choice there is, if there is only one. */
export function onlyChoice(choices: Choices): Choice | null {
  const all = Object.entries(choices).flatMap(([verb, args]) => args.map((arg) => ({ verb, arg })));
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** Choices without an argument that go on with what was prepared. */
const GOES_ON = new Set(['depart', 'confirm']);

/** The button to stand out: what goes on, or the only thing offered; never one that gives up a choice. */
export function mainChoice(clicks: Clicks): Choice | null {
  const buttons = [...clicks.buttons.values()].flat();
  if (clicks.count === 1) return buttons[0] ?? null;
  return buttons.find((choice) => choice.arg === null && GOES_ON.has(choice.verb)) ?? null;
}

const DECLINE = /^(decline|pass|no|none|skip|refuse|accept|keep|forgo|done)/;

/** A lone "no thanks" answered at once would tell the others that there was nothing to choose. */
export const tellsBySpeed = (choice: Choice): boolean => choice.arg === null && DECLINE.test(choice.verb);

export const sameChoice = (a: Choice | null, b: Choice | null): boolean =>
  a !== null && b !== null && a.verb === b.verb && a.arg === b.arg;
