import { expect, test } from 'vitest';
import { commitmentOf } from './verify';

test('the fingerprint is the engine’s own', async () => {
  // python: polemos.engine.chance.commitment(7)
  expect(await commitmentOf(7)).toBe('0038778aa937bc007d6bb0bdd13bd529a59a789be3b21faaa8be24069970eeff');
});
