import { describe, expect, it } from 'vitest';
import { overlap } from '../../board/geometry';
import type { HellasPlace } from '../../wire/types';
import { letter, townNames } from './names';

const town = (x: number, y: number, city: boolean): HellasPlace => ({
  kind: 'land',
  anchor: [x, y],
  good: 'wine',
  city,
});
const call = (id: string) => id;

describe('town names', () => {
  it('can be read when the whole map is seen: nine pixels and more', () => {
    for (const k of [0.52, 0.7, 1, 1.6]) expect(letter(k) * k).toBeGreaterThanOrEqual(8.5);
  });
  it('keep clear of a stack', () => {
    const stack = { x: -20, y: 10, w: 40, h: 30 };
    const [named] = townNames([['athens', town(0, 0, true)]], call, [stack], 1);
    const box = { x: named!.at[0] - 14, y: named!.at[1] - 7, w: 28, h: 9 };
    expect(overlap(box, stack)).toBe(0);
  });
  it('name a city before a village where only one has room', () => {
    const wall = { x: -200, y: -200, w: 400, h: 400 };
    const found = townNames(
      [
        ['village', town(4, 0, false)],
        ['city', town(0, 0, true)],
      ],
      call,
      [wall],
      1,
    );
    expect(found.map(({ id }) => id)).toEqual(['city']);
  });
});
