import { expect, test } from 'vitest';
import type { LogLine } from '../wire/types';
import { asText, byTurn, diceCounts, folded, passes, together } from './log';

const line = (i: number, key: string, args: LogLine['args'] = {}, rule = ''): LogLine => ({
  i,
  action: i,
  key,
  rule,
  args,
});
const lines = [
  line(0, 'drew'),
  line(1, 'turn', { turn: 1 }),
  line(2, 'roll', { dice: [6, 1], sides: 6, who: 'athens' }, '2.B.1'),
  line(3, 'sails', { who: 'sparta', place: 'm5', to_place: 'm6', pieces: ['ship'] }),
  line(4, 'turn', { turn: 2 }),
  line(5, 'roll', { dice: [3], sides: 6, who: 'sparta' }),
];

test('lines are grouped by turn', () => {
  expect(byTurn(lines).map((group) => [group.turn, group.lines.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
});

test('a line folds what it stands for, back to the line that began it', () => {
  const told = [
    line(0, 'marches'),
    line(1, 'battle'),
    line(2, 'roll'),
    line(3, 'lane'),
    line(4, 'fought', { folds: 'battle' }),
    line(5, 'battle'),
    line(6, 'fought', { folds: 'battle' }),
    line(7, 'fought', { folds: '' }),
  ];
  const shown = folded(told).map((entry) => [entry.line.i, entry.inner.map((inner) => inner.i)]);
  expect(shown).toEqual([
    [0, []],
    [4, [1, 2, 3]],
    [6, [5]],
    [7, []],
  ]);
});

test('filters', () => {
  const of = (filter: Parameters<typeof passes>[1]) =>
    lines.filter((l) => passes(l, filter, (told) => told.key)).map((l) => l.i);
  expect(of({ dice: true, role: '', words: '' })).toEqual([2, 5]);
  expect(of({ dice: false, role: 'sparta', words: '' })).toEqual([3, 5]);
  expect(of({ dice: false, role: '', words: '2.b' })).toEqual([2]);
});

test('dice are counted by side', () => {
  const [athens, sparta] = diceCounts(lines);
  expect(athens).toMatchObject({ who: 'athens', rolls: 2, mean: 3.5, faces: [1, 0, 0, 0, 0, 1] });
  expect(sparta).toMatchObject({ who: 'sparta', rolls: 1, mean: 3 });
});

test('dice of events belong to nobody, and nobody has no code', () => {
  const [lot] = diceCounts([line(0, 'roll', { dice: [2], sides: 6, who: 'none' })]);
  expect(lot).toMatchObject({ who: '', rolls: 1 });
});

test('as plain text', () => {
  expect(asText(lines.slice(1, 3), (l) => l.key)).toBe('== turn\nroll [2.B.1]');
});

test('lines of one action stand together, what came before the first alone', () => {
  const told = [0, 0, 1, 1, 1, 2].map((action, i) => ({ line: { ...line(i, 'told'), action }, inner: [] }));
  expect(together(told).map((group) => group.entries.length)).toEqual([1, 1, 3, 1]);
});
