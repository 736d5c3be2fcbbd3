import { expect, test } from 'vitest';
import { actionAt, pathOf, turnsOf, WIDTH, xOf, yOf } from './curve';

const point = (n: number, turn: number, gold: number) => ({ n, turn, chances: { gold, silver: 1 - gold } });
const curve = [point(0, 1, 0.5), point(10, 1, 0.75), point(50, 2, 0.25), point(100, 3, 1)];

test('better stands higher, later further right', () => {
  expect(yOf(1)).toBeLessThan(yOf(0));
  expect(xOf(100, 100)).toBeGreaterThan(xOf(0, 100));
  expect(xOf(100, 100)).toBeLessThanOrEqual(WIDTH);
});

test('a path has one point for each that is known', () => {
  expect(pathOf(curve, 'gold').match(/[ML]/g)).toEqual(['M', 'L', 'L', 'L']);
  expect(pathOf([], 'gold')).toBe('');
});

test('turns are written where they begin, and not on top of each other', () => {
  expect(turnsOf(curve).map((tick) => tick.turn)).toEqual([1, 2, 3]);
  expect(turnsOf(curve, 100, 1000).map((tick) => tick.turn)).toEqual([1]);
});

test('a click on the drawing leads back to the action drawn there', () => {
  for (const n of [0, 10, 50, 100]) expect(actionAt(xOf(n, 100) / WIDTH, 100)).toBe(n);
  expect(actionAt(0, 100)).toBe(0);
  expect(actionAt(1, 100)).toBe(100);
});
