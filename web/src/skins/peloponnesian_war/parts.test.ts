import { expect, test } from 'vitest';
import type { LogLine, Part } from '../../wire/types';
import { seenAt, unfolded } from './parts';

const army = (at: string) => ({ pieces: { army: { at, side: 'sparta' } } });
const line = (i: number): LogLine => ({ i, action: 4, key: 'route', rule: '4.1.1', args: {} });
const parts: Part[] = [
  { lines: 10, view: army('sparta') },
  { lines: 12, patch: army('tegea') },
  { lines: 12, patch: army('argos') },
  { lines: 15, patch: { pieces: { army: null } } },
];
const where = (i: number) => seenAt(unfolded(parts), line(i))?.pieces?.['army']?.at;

test('a part is seen once its last line is told', () => {
  expect([9, 10, 11, 13].map(where)).toEqual(['sparta', 'sparta', 'argos', 'argos']);
  expect(seenAt(unfolded(parts), line(14))?.pieces).toEqual({});
});

test('without parts nothing is shown instead of the present', () => {
  expect(seenAt([], line(3))).toBeNull();
  expect(seenAt(unfolded(parts), line(8))).toBeNull();
});
