import { expect, test } from 'vitest';
import { wordsFor } from '../test/words';
import type { Change, Foreseen } from '../wire/types';
import { isGrave, range, toldOf } from './foreseen';

const change = (key: string, who: string, more: Partial<Change> = {}): Change => ({
  key,
  who,
  share: 0.64,
  low: 0.57,
  high: 0.7,
  mean: 0.8,
  least: 0,
  most: 2,
  ...more,
});
const told = (dice: number, ...changes: Change[]): Foreseen => ({
  t: 'what_if',
  verb: 'attack',
  arg: 'm5',
  certain: false,
  trials: 200,
  dice,
  shown: 0,
  asks: {},
  changes,
  undo: 'consent',
});

test('dice and losses of one\u2019s own are grave; an ending only by what it costs oneself', () => {
  expect(isGrave(told(1), 'athens', false)).toBe(true);
  expect(isGrave(told(1), 'athens', true)).toBe(false);
  expect(isGrave(told(0, change('lost', 'athens')), 'athens', true)).toBe(true);
  expect(isGrave(told(0, change('lost', 'sparta')), 'athens', false)).toBe(false);
});

test('amounts are told as a range, with signs where they go up or down', () => {
  expect(range(change('lost', 'sparta'), false)).toBe('0–2');
  expect(range(change('track', 'athens', { least: -2, most: -2 }), true)).toBe('−2');
});

test('a track without a name is not told', () => {
  const words = wordsFor({ 'what-if-lost': 'loses', 'track-points': 'points', 'what-if-track': 'track' });
  const foreseen = told(
    1,
    change('lost', 'sparta'),
    change('track', 'athens', { what: 'points' }),
    change('track', 'athens', { what: 'unknown' }),
  );
  expect(toldOf(foreseen, words).map(({ text }) => text)).toEqual(['loses', 'track']);
});
