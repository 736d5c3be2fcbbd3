import { expect, test } from 'vitest';
import { nudge } from './eye.svelte';

test('what is in view does not move', () => {
  expect(nudge([100, 200], 400)).toBe(0);
});

test('what is out of view comes in by the shortest way', () => {
  expect(nudge([-50], 400)).toBe(146);
  expect(nudge([500], 400)).toBe(-196);
});

test('what does not fit is looked at from its middle', () => {
  expect(nudge([-500, 900], 400)).toBe(0);
  expect(nudge([0, 1000], 400)).toBe(-300);
});
