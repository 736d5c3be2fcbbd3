/** A planned move on the map: from where the pieces stand, from place to place, to where it ends. */
import type { Piece } from '../wire/types';
import type { Choice } from './choices';

export type Leg = { from: string; to: string };

/** Pieces that are named gather; a place that is named after them is where they go next. */
export function planned(
  steps: Choice[],
  pieces: Record<string, Piece>,
  places: Record<string, unknown>,
  selected: ReadonlySet<string>,
): Leg[] {
  const legs: Leg[] = [];
  let from = new Set([...selected].flatMap((id) => pieces[id]?.at ?? []));
  let gathering = true;
  for (const { arg } of steps) {
    if (typeof arg !== 'string') continue;
    const at = pieces[arg]?.at;
    if (at) {
      from = new Set(gathering ? [...from, at] : [at]);
      gathering = true;
    } else if (arg in places) {
      for (const start of from) if (start !== arg) legs.push({ from: start, to: arg });
      from = new Set([arg]);
      gathering = false;
    }
  }
  return legs;
}
