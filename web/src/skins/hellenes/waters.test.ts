import { expect, test } from 'vitest';
import { overlap } from '../../board/geometry';
import type { Spot } from '../types';
import { lettered, shores } from './waters';

const spot = (id: string, x: number, y: number): Spot => ({ id, anchor: [x, y], stack: [0, 0], clip: false });

test('the name of a sea steps aside from a stack and from a city', () => {
  const sea = spot('gulf', 0, 0);
  const clear = shores([spot('corinth', 0, 10)], () => 'Corinth', [{ x: -30, y: 30, w: 60, h: 40 }], 1);
  const [dx, dy] = lettered(sea, 'Gulf', clear, 1);
  const box = { x: dx - 14, y: dy - 12, w: 28, h: 16 };
  expect(clear.every((other) => overlap(box, other) === 0)).toBe(true);
  expect(lettered(sea, 'Gulf', [], 1)).toEqual([0, 16]);
});
