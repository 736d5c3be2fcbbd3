import { expect, test } from 'vitest';
import { EMBLEMS, liveryOf, partners, troops } from './facts';

const NATIONS = ['rome', 'epirus', 'carthage', 'syracuse', 'italiots', 'samnites', 'mamertines', 'gauls'];

test('every nation has its own colour, letter and emblem', () => {
  expect(new Set(NATIONS.map((nation) => liveryOf(nation).colour)).size).toBe(8);
  expect(new Set(NATIONS.map((nation) => liveryOf(nation).mark)).size).toBe(8);
  expect(new Set(NATIONS.map((nation) => EMBLEMS[nation])).size).toBe(8);
  expect(liveryOf('rome_2').colour).toBe(liveryOf('rome').colour);
});

test('wars and alliances are read from both sides', () => {
  const pairs: [string, string][] = [
    ['rome', 'italiots'],
    ['epirus', 'rome'],
  ];
  expect(partners(pairs, 'rome')).toEqual(['italiots', 'epirus']);
  expect(partners(pairs, 'gauls')).toEqual([]);
});

test('an army is counted by kinds of troops', () => {
  expect(troops(['Kn', 'Pk', 'Pk', 'El', 'Pk'])).toEqual([
    ['kn', 1],
    ['pk', 3],
    ['el', 1],
  ]);
});
