/** Where the names of spaces stand: below their symbol, or on the side where they cover least. */
import { overlap, type Rect } from '../../board/geometry';
import type { Point } from '../../wire/types';

export type Named = { id: string; at: Point; name: string; great: boolean };
/** Relative to the anchor, in lettering units; `y` is the baseline. */
export type Lettered = { x: number; y: number; anchor: 'middle' | 'start' | 'end' };

const SIDES: Lettered[] = [
  { x: 0, y: 22, anchor: 'middle' },
  { x: 14, y: 4, anchor: 'start' },
  { x: -14, y: 4, anchor: 'end' },
  { x: 0, y: -14, anchor: 'middle' },
  { x: 10, y: 19, anchor: 'start' },
  { x: -10, y: 19, anchor: 'end' },
  { x: 10, y: -10, anchor: 'start' },
  { x: -10, y: -10, anchor: 'end' },
];
const START = { middle: 0.5, start: 0, end: 1 };

function boxOf({ at, name, great }: Named, side: Lettered, scale: number): Rect {
  const w = name.length * (great ? 6.8 : 5.6);
  const x = side.x - w * START[side.anchor];
  return { x: at[0] + x * scale, y: at[1] + (side.y - 10) * scale, w: w * scale, h: 13 * scale };
}

/** Great cities choose first; `taken` are stacks and whatever else must stay readable. */
export function placeNames(names: Named[], taken: Rect[], scale: number): Map<string, Lettered> {
  const used = [...taken];
  const placed = new Map<string, Lettered>();
  for (const each of [...names].sort((a, b) => Number(b.great) - Number(a.great))) {
    const covered = (side: Lettered) => {
      const box = boxOf(each, side, scale);
      return used.reduce((sum, other) => sum + overlap(box, other), 0);
    };
    const costs = SIDES.map(covered);
    const best = SIDES[costs.indexOf(Math.min(...costs))]!;
    placed.set(each.id, best);
    used.push(boxOf(each, best, scale));
  }
  return placed;
}
