/** Greedy placing of lettering: the first free candidate wins; second lines that find no room are left out. */
import { overlap, type Rect } from './geometry';
import type { Point } from '../wire/types';

export type LabelWant = {
  id: string;
  at: Point;
  code: string;
  name: string;
  room: number;
  inside: (x: number, y: number) => boolean;
};
export type Placed = { x: number; y: number; named: boolean };

const SHIFTS: Point[] = [
  [0, 0],
  [0, -16],
  [0, 16],
  [24, 0],
  [-24, 0],
  [24, -16],
  [-24, -16],
  [24, 16],
  [-24, 16],
  [0, -32],
  [0, 34],
  [40, 0],
  [-40, 0],
  [0, 8],
  [12, 8],
  [-12, 8],
  [12, 24],
  [-12, 24],
  [34, 12],
  [-34, 12],
];

const hit = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const centred = (x: number, y: number, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The first free spot; where there is none, the one that can still be read best. */
function leastCovered(
  spots: Point[],
  boxAt: (x: number, y: number) => Rect,
  used: Rect[],
): Point | undefined {
  let best: Point | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const box = boxAt(...spot);
    const covered = used.reduce((sum, other) => sum + overlap(box, other), 0);
    if (covered < least) [best, least] = [spot, covered];
    if (covered === 0) break;
  }
  return best;
}

export function placeLabels(
  wants: LabelWant[],
  taken: Rect[],
  scale: number,
  names: boolean,
): Record<string, Placed> {
  const used = [...taken];
  const placed: Record<string, Placed> = {};
  const codes = new Map<string, Rect>();
  for (const want of wants) {
    const width = Math.max(22, want.code.length * 9.5) * scale;
    const boxAt = (x: number, y: number) => centred(x, y - 8 * scale, width, 16 * scale);
    const within = SHIFTS.map(([dx, dy]): Point => [want.at[0] + dx * scale, want.at[1] + dy * scale]).filter(
      ([x, y]) => want.inside(x, y - 8 * scale),
    );
    const [x, y] = leastCovered(within, boxAt, used) ?? want.at;
    codes.set(want.id, boxAt(x, y));
    used.push(boxAt(x, y));
    placed[want.id] = { x, y, named: false };
  }
  if (names) addNames(wants, placed, used, codes, scale);
  return placed;
}

function addNames(
  wants: LabelWant[],
  placed: Record<string, Placed>,
  used: Rect[],
  codes: Map<string, Rect>,
  scale: number,
): void {
  for (const want of wants) {
    const at = placed[want.id];
    if (!at || !want.name) continue;
    const box = centred(at.x, at.y + 6 * scale, want.name.length * 6.1 * scale, 12 * scale);
    const own = codes.get(want.id);
    if (box.w > want.room || used.some((other) => other !== own && hit(other, box))) continue;
    used.push(box);
    at.named = true;
  }
}
