import { expect, test } from 'vitest';
import { planned } from './plan';

const pieces = { a: { at: 'x', side: 's' }, b: { at: 'x', side: 's' }, c: { at: 'q', side: 's' } };
const places = { x: 1, y: 1, z: 1, q: 1 };
const click = (verb: string, arg: string | null = null) => ({ verb, arg });

test('a group goes from where it stands, place by place', () => {
  const steps = [
    click('pick', 'a'),
    click('pick', 'b'),
    click('move', 'y'),
    click('move', 'z'),
    click('done'),
  ];
  expect(planned(steps, pieces, places, new Set())).toEqual([
    { from: 'x', to: 'y' },
    { from: 'y', to: 'z' },
  ]);
});

test('the next group has a way of its own', () => {
  const steps = [click('pick', 'a'), click('move', 'y'), click('pick', 'c'), click('move', 'z')];
  expect(planned(steps, pieces, places, new Set())).toEqual([
    { from: 'x', to: 'y' },
    { from: 'q', to: 'z' },
  ]);
});

test('who is chosen already goes along', () => {
  expect(planned([click('move', 'y')], pieces, places, new Set(['a']))).toEqual([{ from: 'x', to: 'y' }]);
});
