import { expect, test } from 'vitest';
import type { Point } from '../wire/types';
import { distance, inside, organic, shared, widthAt, type Ring } from './geometry';

const left: Ring = [
  [0, 0],
  [50, 0],
  [50, 100],
  [0, 100],
];
const right: Ring = [
  [50, 0],
  [100, 0],
  [100, 100],
  [50, 100],
  [50, 40],
];

test('inside, distance and width', () => {
  expect(inside([10, 10], left)).toBe(true);
  expect(inside([60, 10], left)).toBe(false);
  expect(distance([10, 50], left)).toBe(10);
  expect(widthAt(left, [20, 50])).toBe(40);
});

test('neighbours keep exactly the same border when it becomes organic', () => {
  const rings = organic({ left, right }, [
    [0, 100],
    [0, 100],
  ]);
  const middle = (ring: Ring) => ring.filter(([x, y]) => x > 30 && x < 70 && y > 0 && y < 100).map(String);
  expect(middle(rings['left']!).length).toBeGreaterThan(4);
  expect(new Set(middle(rings['left']!))).toEqual(new Set(middle(rings['right']!)));
});

test('edges on the frame stay straight', () => {
  const rings = organic({ left, right }, [
    [0, 100],
    [0, 100],
  ]);
  expect(rings['left']!.filter(([x]) => x === 0)).toEqual([
    [0, 0],
    [0, 100],
  ]);
});

test('the shared stretch of two shores', () => {
  const [line] = shared(left, right);
  expect(line!.every(([x]: Point) => Math.abs(x - 50) < 1.3)).toBe(true);
});
