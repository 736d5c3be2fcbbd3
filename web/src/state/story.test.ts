import { expect, test } from 'vitest';
import { scoreMoves } from './story.svelte';

test('a score that moves says by how much and why', () => {
  const before = {
    athens: { total: 5, lines: { ports: 3, supply: 2 } },
    sparta: { total: 4, lines: { ports: 4 } },
  };
  const after = {
    athens: { total: 7, lines: { ports: 5, supply: 2 } },
    sparta: { total: 4, lines: { ports: 4 } },
  };
  expect(scoreMoves(before, after)).toEqual([{ who: 'athens', by: 2, lines: [['ports', 2]] }]);
  expect(scoreMoves(undefined, after)).toEqual([]);
});
