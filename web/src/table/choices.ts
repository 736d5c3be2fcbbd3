/** From a prompt's choices to what can be clicked: on places, on pieces, or as buttons. */
import type { Arg, Board, Piece, Prompt } from '../wire/types';

export type Choice = { verb: string; arg: Arg };
export type Asked = Pick<Prompt, 'choices' | 'kinds'>;
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

const listed = (choices: Asked['choices']): Choice[] =>
  Object.entries(choices).flatMap(([verb, args]) => args.map((arg) => ({ verb, arg })));

export function clicksOf(
  choices: Asked['choices'],
  board: Board | null,
  pieces: Record<string, Piece>,
): Clicks {
  const clicks: Clicks = { places: new Map(), pieces: new Map(), buttons: new Map(), count: 0 };
  for (const choice of listed(choices)) {
    const { verb, arg } = choice;
    clicks.count += 1;
    if (typeof arg === 'string' && board && arg in board.places) put(clicks.places, arg, choice);
    else if (typeof arg === 'string' && isOnBoard(pieces[arg], board)) put(clicks.pieces, arg, choice);
    else put(clicks.buttons, verb, choice);
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

/** Places that glow: with choices of their own or of the pieces in them; not for what only takes back. */
export function livePlaces(
  clicks: Clicks,
  pieces: Record<string, Piece>,
  kinds: Prompt['kinds'] = {},
): Set<string> {
  const live = new Set(clicks.places.keys());
  for (const [id, choices] of clicks.pieces) {
    const at = pieces[id]?.at;
    if (at && choices.some(({ verb }) => kinds[verb] !== 'back')) live.add(at);
  }
  return live;
}

/** So many choices on the map are a crowd: they can be filtered. */
const CROWD = 12;

/** What a crowded map offers: verb -> how often. */
export function verbsOnMap({ places, pieces }: Clicks, kinds: Prompt['kinds'] = {}): [string, number][] {
  const counts = new Map<string, number>();
  const all = [...places.values(), ...pieces.values()].flat();
  for (const { verb } of all) if (kinds[verb] !== 'back') counts.set(verb, (counts.get(verb) ?? 0) + 1);
  return all.length > CROWD ? [...counts] : [];
}

/** Of what the map offers only one verb; buttons stay. */
export function only(clicks: Clicks, wanted: string): Clicks {
  const kept = (map: Map<string, Choice[]>) =>
    new Map(
      [...map].flatMap(([key, all]) => {
        const left = all.filter(({ verb }) => verb === wanted);
        return left.length ? [[key, left] as const] : [];
      }),
    );
  return { ...clicks, places: kept(clicks.places), pieces: kept(clicks.pieces) };
}

/** The one choice there is, if there is only one. */
export function onlyChoice(choices: Asked['choices']): Choice | null {
  const all = listed(choices);
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** The button to stand out: only where it is all that is offered. What costs something is never a default. */
export function mainChoice(clicks: Clicks): Choice | null {
  const only = clicks.count === 1 ? [...clicks.buttons.values()][0]?.[0] : undefined;
  return only ?? null;
}

/** Choices that end something or give it up stand apart from those that go on. */
export const isEnding = (choice: Choice, kinds: Prompt['kinds'] = {}): boolean =>
  choice.verb in kinds && kinds[choice.verb] !== 'back';

/** A lone "no thanks" answered at once would tell the others that there was nothing to choose. */
export const tellsBySpeed = (choice: Choice, kinds: Prompt['kinds']): boolean =>
  choice.arg === null && (!kinds || kinds[choice.verb] === 'declines');

/** Whether a choice ends something, or gives it up: whoever wants it so is asked before. */
export const isWeighty = (choice: Choice, kinds: Prompt['kinds']): boolean =>
  choice.arg === null && (!kinds || choice.verb in kinds);

export const sameChoice = (a: Choice | null, b: Choice | null): boolean =>
  a !== null && b !== null && a.verb === b.verb && a.arg === b.arg;
