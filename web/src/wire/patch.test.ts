import { expect, test } from 'vitest';
import { mergePatch } from './patch';

test('the examples of RFC 7386', () => {
  const cases: [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];
  for (const [before, patch, after] of cases) expect(mergePatch(before, patch)).toEqual(after);
});

test('what was there is left alone', () => {
  const before = { pieces: { a: { at: 'm1' } } };
  mergePatch(before, { pieces: { a: { at: 'm2' } } });
  expect(before.pieces.a.at).toBe('m1');
});
