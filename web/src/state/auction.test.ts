import { expect, test } from 'vitest';
import { amounts } from './auction.svelte';

const option = { id: 'bid', rule: '0.0b', values: [0, 1, 2, 3, -1, -2], bid: true };

test('what may be given for a side are the values on its side of nothing', () => {
  expect(amounts(option, ['gold', 'silver'], 'gold')).toEqual([0, 1, 2, 3]);
  expect(amounts(option, ['gold', 'silver'], 'silver')).toEqual([0, 1, 2]);
  expect(amounts(undefined, ['gold', 'silver'], 'gold')).toEqual([]);
});
