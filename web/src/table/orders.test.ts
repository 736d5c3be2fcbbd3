import { expect, test } from 'vitest';
import type { Prompt } from '../wire/types';
import { placesOf, scaleOf } from './orders';

const asked = (args: Prompt['args']): Prompt => ({ message: 'intercept', rule: '4.7', args, choices: {} });

test('an order can depend on odds and on a place where the question has them', () => {
  const whole = asked({ place: 'thebes', odds: 275, force: '1H 3C' });
  expect([scaleOf(whole), placesOf(whole)]).toEqual(['odds', { place: 'thebes' }]);
  const bare = asked({ odds: 'unknown', place: ['a', 'b'] });
  expect([scaleOf(bare), placesOf(bare)]).toEqual([undefined, {}]);
});
