/** Where stacks stand: as near to their place as they fit without covering each other. */
import { inside, overlap, type Rect, type Ring } from './geometry';
import type { Point } from '../wire/types';

export type Want = { key: string; at: Point; home: Point; w: number; h: number; ring?: Ring | undefined };

const boxAt = ([x, y]: Point, want: Want): Rect => ({
  x: x - want.w / 2,
  y: y - want.h / 2,
  w: want.w,
  h: want.h,
});

/** An army that seems to stand in another space is the worst of all: rather covers it something. */
const ABROAD = 30;

/** The preferred spot and the middle of the place, then rings of spots around. */
function candidates(want: Want): Point[] {
  const found: Point[] = [want.at, want.home];
  for (const radius of [0.2, 0.45, 0.8, 1.15, 1.5, 1.9]) {
    for (let i = 0; i < 14; i++) {
      const angle = (i / 14) * 2 * Math.PI + radius;
      found.push([
        want.at[0] + Math.cos(angle) * radius * want.w,
        want.at[1] + Math.sin(angle) * radius * want.h,
      ]);
    }
  }
  return found;
}

function cost(point: Point, want: Want, taken: Rect[], sheet: Rect): number {
  const box = boxAt(point, want);
  const area = want.w * want.h;
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0) / area;
  const away = Math.hypot(point[0] - want.at[0], point[1] - want.at[1]) / want.w;
  const abroad = want.ring && !inside(point, want.ring) ? ABROAD : 0;
  const off = 1 - overlap(box, sheet) / area;
  return covered * 6 + away * 0.6 + abroad + off * 20;
}

export function placeStacks(wants: Want[], obstacles: Rect[], sheet: Rect): Map<string, Point> {
  const taken = [...obstacles];
  const placed = new Map<string, Point>();
  for (const want of wants) {
    let best: Point = want.at;
    let least = Infinity;
    for (const point of candidates(want)) {
      const price = cost(point, want, taken, sheet);
      if (price < least) [best, least] = [point, price];
    }
    placed.set(want.key, best);
    taken.push(boxAt(best, want));
  }
  return placed;
}

/** Boxes of all placed stacks, for the lettering to keep clear of. */
export const stackBoxes = (wants: Want[], placed: Map<string, Point>): Rect[] =>
  wants.map((want) => boxAt(placed.get(want.key) ?? want.at, want));

/** The line from a stack back to its place, as a path; it ends at the edge of the symbol there. */
export function tie([x, y]: Point, [ax, ay]: Point, gap: number): string {
  const length = Math.hypot(ax - x, ay - y);
  const part = length > gap ? 1 - gap / length : 0;
  return `M${x} ${y}L${x + (ax - x) * part} ${y + (ay - y) * part}`;
}
