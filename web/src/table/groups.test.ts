import { expect, test } from 'vitest';
import { forming, gathers, joinable, joining, leaving } from './groups';

const offered = { choices: { pick: ['a', 'b'], move: ['m5'], cut: ['a'], done: [null] } };

test('a tap on a piece gathers it and never does anything else with it', () => {
  expect(joining(offered, 'a')).toEqual({ verb: 'pick', arg: 'a' });
  expect(joining({ choices: { cut: ['a'] } }, 'a')).toBeNull();
  expect(gathers('cut')).toBe(false);
  expect(gathers('pick_all')).toBe(true);
});

test('a group is formed by its small clicks, or not at all', () => {
  expect(joinable(offered)).toEqual(['a', 'b']);
  expect(forming(offered, ['b', 'a'])).toEqual([
    { verb: 'pick', arg: 'b' },
    { verb: 'pick', arg: 'a' },
  ]);
  expect(forming(offered, ['a', 'c'])).toBeNull();
});

test('a chosen piece leaves by the verb that only takes back', () => {
  const asked = { choices: { cut: ['a'], drop: ['a'] }, kinds: { cut: 'final', drop: 'back' } } as const;
  const prompt = {
    choices: { cut: [...asked.choices.cut], drop: [...asked.choices.drop] },
    kinds: asked.kinds,
  };
  expect(leaving(prompt, 'a')).toEqual({ verb: 'drop', arg: 'a' });
  expect(leaving(prompt, 'b')).toBeNull();
});
