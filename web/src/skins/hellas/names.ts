/** Town names at every distance: as large as can be read, cities first, each where it covers nothing. */
import { overlap, type Rect } from '../../board/geometry';
import type { HellasPlace, Point } from '../../wire/types';

export type Lettered = { id: string; at: Point; name: string };

/** The size of a letter in map units, so that it stays readable when the whole map is seen. */
export const letter = (k: number): number => Math.max(8.5, Math.min(19, 9.6 / k));

const WIDTH = 0.5;
const widthOf = (name: string, size: number): number => name.length * size * WIDTH;

const boxOf = ([x, y]: Point, name: string, size: number): Rect => {
  const w = widthOf(name, size);
  return { x: x - w / 2, y: y - size * 0.8, w, h: size };
};

/** Below the hex's middle first, then further below, above, and beside: clear of a stack of any size. */
function spotsFor([x, y]: Point, name: string, size: number): Point[] {
  const side = widthOf(name, size) / 2;
  const low = [25, 34, 42].map((dy): Point => [x, y + dy]);
  const high = [-26, -38].map((dy): Point => [x, y + dy]);
  const beside = [24, 34].flatMap((dx): Point[] => [
    [x + dx + side, y + 6],
    [x - dx - side, y + 6],
    [x + dx + side, y + 22],
    [x - dx - side, y + 22],
  ]);
  return [...low, ...beside, ...high];
}

/** A city is always named, as well as can be; a village only where there is room. */
export function townNames(
  places: [string, HellasPlace][],
  call: (id: string) => string,
  taken: Rect[],
  k: number,
): Lettered[] {
  const size = letter(k);
  const used = [...taken];
  const found: Lettered[] = [];
  const towns = [...places].sort(([, a], [, b]) => Number(b.city ?? false) - Number(a.city ?? false));
  for (const [id, place] of towns) {
    const name = call(id);
    const spots = spotsFor(place.anchor, name, size);
    const covered = spots.map((spot) =>
      used.reduce((sum, box) => sum + overlap(box, boxOf(spot, name, size)), 0),
    );
    const least = Math.min(...covered);
    if (least > 0 && !place.city) continue;
    const at = spots[covered.indexOf(least)]!;
    used.push(boxOf(at, name, size));
    found.push({ id, at, name });
  }
  return found;
}
