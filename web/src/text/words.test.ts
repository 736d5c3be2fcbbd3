import { expect, test } from 'vitest';
import { wordsFor } from '../test/words';

const TEXTS = { 'verb-decline': 'Decline', 'verb-decline-in-eisphora': 'Spare the rich' };

test('a verb is called by what it does in the question that is asked', () => {
  let asked = 'eisphora';
  const words = wordsFor(TEXTS, {}, () => asked);
  expect(words.choice('decline', null)).toBe('Spare the rich');
  asked = 'intercept';
  expect(words.choice('decline', null)).toBe('Decline');
});
