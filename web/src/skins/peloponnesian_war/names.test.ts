import { expect, test } from 'vitest';
import { placeNames, type Named } from './names';

const name = (id: string, x: number, y: number, great = false): Named => ({
  id,
  at: [x, y],
  name: 'Chaeronea',
  great,
});

test('a name alone stands below its symbol', () => {
  expect(placeNames([name('a', 0, 0)], [], 1).get('a')).toEqual({ x: 0, y: 22, anchor: 'middle' });
});

test('neighbours stand apart, and the great city chooses first', () => {
  const placed = placeNames([name('a', 0, 0), name('b', 30, 0, true)], [], 1);
  expect(placed.get('b')!.anchor).toBe('middle');
  expect(placed.get('a')).not.toEqual(placed.get('b'));
});

test('stacks are not written over', () => {
  const below = { x: -40, y: 10, w: 80, h: 20 };
  expect(placeNames([name('a', 0, 0)], [below], 1).get('a')).toEqual({ x: 14, y: 4, anchor: 'start' });
});
