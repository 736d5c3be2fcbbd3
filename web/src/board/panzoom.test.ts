import { expect, test } from 'vitest';
import { clampCamera, frameRect, zoomAt } from './panzoom';

test('the point under the pointer stays put', () => {
  expect(zoomAt({ x: 10, y: 20, k: 1 }, 110, 70, 2, 0.5, 4)).toEqual({ k: 2, x: -90, y: -30 });
});

test('zoom stays within its bounds', () => {
  expect(zoomAt({ x: 0, y: 0, k: 1 }, 0, 0, 100, 0.5, 4).k).toBe(4);
  expect(zoomAt({ x: 0, y: 0, k: 1 }, 0, 0, 0.01, 0.5, 4).k).toBe(0.5);
});

test('a map smaller than the window is centred, a larger one cannot be lost', () => {
  const window = { w: 200, h: 200 };
  expect(clampCamera({ x: 5, y: 5, k: 1 }, window, { w: 100, h: 100 })).toEqual({ k: 1, x: 50, y: 50 });
  expect(clampCamera({ x: 999, y: -9999, k: 1 }, window, { w: 400, h: 400 })).toEqual({
    k: 1,
    x: 12,
    y: -212,
  });
});

test('a rectangle is framed in the middle', () => {
  expect(frameRect({ x: 100, y: 100, w: 100, h: 50 }, { w: 200, h: 200 }, 0.1, 9)).toEqual({
    k: 2,
    x: -200,
    y: -150,
  });
});
