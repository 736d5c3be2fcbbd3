import { expect, test } from 'vitest';
import type { Spot } from '../skins/types';
import type { Piece, Point } from '../wire/types';
import { changesOf, type Then } from './walking';

const spot = (id: string, anchor: Point): Spot => ({ id, anchor, stack: [0, 0], clip: false });
const spots = { a: spot('a', [0, 0]), b: spot('b', [100, 0]) };
const piece = (at: string, face = 4): Piece => ({ at, side: 'athens', kind: 't4', face });
const then = (pieces: Record<string, Piece>): Then => ({
  pieces,
  at: new Map(Object.entries(pieces).map(([id, { at }]) => [id, spots[at as 'a']?.anchor ?? [0, 0]])),
  spots,
});
const points = ({ face, hidden }: Piece): number => (hidden ? Number.NaN : (face ?? 0));

test('those who go the same way walk together; who was lost or weakened says what he counted', () => {
  const was = then({ x: piece('a'), y: piece('a'), z: piece('b'), w: piece('b'), s: piece('b') });
  const now = then({ x: piece('b'), y: piece('b'), w: piece('b', 2), s: piece('b') });
  const { walkers, floats } = changesOf(was, now, points);
  expect(walkers.map(({ ids, from, to }) => [ids, from, to])).toEqual([
    [
      ['x', 'y'],
      [0, 0],
      [100, 0],
    ],
  ]);
  expect(floats.map(({ id, gone, text }) => [id, gone, text])).toEqual([
    ['z', true, '−4'],
    ['w', false, '−2'],
  ]);
});

test('a face that is turned says no number, and another moment of the match is no move', () => {
  const hidden = { ...piece('a'), hidden: true };
  expect(changesOf(then({ x: hidden }), then({ x: piece('a') }), points).floats).toEqual([]);
  expect(changesOf(then({ x: hidden }), then({}), points).floats[0]?.text).toBe('');
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p${i}`, piece('a')]));
  expect(changesOf(then(many), then({}), points).floats).toEqual([]);
});
