import { expect, test } from 'vitest';
import { inside, type Ring } from './geometry';
import { placeStacks, stackBoxes, tie, type Want } from './stacks';

const sheet = { x: 0, y: 0, w: 1000, h: 1000 };
const want = (key: string, x: number, y: number): Want => ({ key, at: [x, y], home: [x, y], w: 40, h: 40 });

test('a stack alone stands where it likes to', () => {
  expect(placeStacks([want('a', 500, 500)], [], sheet).get('a')).toEqual([500, 500]);
});

test('stacks that want the same spot do not cover each other', () => {
  const wants = ['a', 'b', 'c', 'd'].map((key) => want(key, 500, 500));
  const boxes = stackBoxes(wants, placeStacks(wants, [], sheet));
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const apart =
        a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
      expect(apart).toBe(true);
    }
});

test('obstacles are avoided and the sheet is not left', () => {
  const [x, y] = placeStacks([want('a', 5, 5)], [{ x: 0, y: 0, w: 30, h: 30 }], sheet).get('a')!;
  expect(x >= 20 && y >= 20).toBe(true);
  expect(x > 30 + 15 || y > 30 + 15).toBe(true);
});

test('the line of a stack ends at the edge of its symbol, and is nothing on top of it', () => {
  expect(tie([0, 0], [30, 40], 10)).toBe('M0 0L24 32');
  expect(tie([0, 0], [3, 4], 10)).toBe('M0 0L0 0');
});

test('an army never stands in another space than its own, however crowded it is', () => {
  const ring: Ring = [
    [0, 0],
    [30, 0],
    [30, 30],
    [0, 30],
  ];
  const wants: Want[] = ['a', 'b', 'c', 'd'].map((key) => ({
    key,
    at: [15, -9],
    home: [15, 15],
    w: 24,
    h: 24,
    ring,
  }));
  const full = [{ x: -50, y: -50, w: 200, h: 200 }];
  for (const [x, y] of placeStacks(wants, full, { x: -100, y: -100, w: 300, h: 300 }).values()) {
    expect(inside([x, y], ring)).toBe(true);
  }
});
