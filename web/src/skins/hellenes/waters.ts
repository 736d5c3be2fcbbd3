/** Where the names of the seas are lettered: beside what stands there, never below it. */
import { overlap, type Rect } from '../../board/geometry';
import type { Point } from '../../wire/types';
import type { Spot } from '../types';

/** How wide a letter is and how high a line, in lettering units. */
const LETTER = 6.6;
const LINE = 16;
const STEPS: Point[] = [
  [0, 16],
  [0, -8],
  [0, 36],
  [0, -28],
  [34, 16],
  [-34, 16],
  [34, -12],
  [-34, -12],
  [50, 36],
  [-50, 36],
  [0, 56],
  [0, -48],
];

/** What names keep clear of: stacks, symbols, and the names below the symbols. */
export function shores(spots: Spot[], name: (id: string) => string, taken: Rect[], scale: number): Rect[] {
  const lands = spots.flatMap(({ id, anchor: [x, y] }) => {
    const half = (name(id).length * LETTER * scale) / 2;
    const symbol = { x: x - 10 * scale, y: y - 10 * scale, w: 20 * scale, h: 20 * scale };
    return half ? [symbol, { x: x - half, y: y + 8 * scale, w: 2 * half, h: LINE * scale }] : [symbol];
  });
  return [...taken, ...lands];
}

/** The step from its middle at which a name covers nothing, or least. */
export function lettered({ anchor: [x, y] }: Spot, name: string, clear: Rect[], scale: number): Point {
  const w = name.length * LETTER * scale;
  const covered = ([dx, dy]: Point): number => {
    const box = { x: x + dx * scale - w / 2, y: y + (dy - 12) * scale, w, h: LINE * scale };
    return clear.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  let best = STEPS[0]!;
  let least = Infinity;
  for (const step of STEPS) {
    const now = covered(step);
    if (now < least) [best, least] = [step, now];
    if (!now) break;
  }
  return best;
}
