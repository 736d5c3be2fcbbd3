import { expect, test } from 'vitest';
import en from '../../../src/polemos/locales/en.ftl?raw';
import fr from '../../../src/polemos/locales/fr.ftl?raw';
import named from '../../../tests/server/names.json';
import type { Naming } from '../wire/types';
import { keyed, listed, lookup, makeBundle } from './fluent';
import { Names } from './names';

const keys = (source: string) =>
  source.split('\n').flatMap((line) => line.match(/^([a-z][\w-]*) =/i)?.[1] ?? []);
const sources = import.meta.glob<string>('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const games = import.meta.glob<string>('../../../src/polemos/{games/*,lessons}/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('both languages say the same things', () => {
  expect(keys(fr)).toEqual(keys(en));
});

test('every text the table and its skins ask for is in a catalogue', () => {
  const known = new Set([en, ...Object.values(games)].flatMap(keys));
  const asked = Object.entries(sources)
    .filter(([name]) => !name.endsWith('.test.ts'))
    .flatMap(([, source]) => [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((found) => found[1]!));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !known.has(key) && !known.has(`ui-${key}`))).toEqual([]);
});

test('French puts narrow no-break spaces before high punctuation', () => {
  const text = fr.replace(/\{[^{}]*\}/g, '');
  expect(text.match(/[^\s] [;:!?»](?!\S)/g) ?? []).toEqual([]);
});

test('plurals and arguments', () => {
  const bundle = makeBundle('fr', fr);
  expect(lookup(bundle, 'ui-on-board', { count: 1 })).toBe('Un choix sur la carte');
  expect(lookup(bundle, 'ui-on-board', { count: 3 })).toBe('3 choix sur la carte');
  expect(lookup(bundle, 'no-such-key')).toBeUndefined();
  expect(keyed('2.B.3_x')).toBe('2-B-3-x');
});

test('a seat is one line, with the punctuation of the language', () => {
  const line = (lang: string, source: string, kind: string, there: string) =>
    lookup(makeBundle(lang, source), 'ui-seat-line', { who: 'X', kind, there });
  expect(line('en', en, 'here', 'yes')).toBe('X: here (present)');
  expect(line('en', en, 'quick', 'bot')).toBe('X: bot (quick)');
  expect(line('fr', fr, 'ici', 'no')).toBe('X\u202f: ici (hors ligne)');
});

test('a year that nobody knows is not told', () => {
  const bundle = makeBundle('fr', fr);
  expect(lookup(bundle, 'ui-designed-by', { who: 'X', year: 0 })).toBe('Un jeu de X');
  expect(lookup(bundle, 'ui-designed-by', { who: 'X', year: 1991 })).toBe('Un jeu de X, 1991');
});

const NAMING: Naming = {
  arguments: { who: ['role'], place: ['place'], pieces: ['leader', 'piece'] },
  any: ['place'],
  forces: ['force'],
};

test('ids in arguments become names by the name of the argument', () => {
  const bundle = makeBundle(
    'en',
    'place-m5 = M5 Sestos Reach\nrole-athens = Athens\npiece-t10 = T10\nleader-mindarus = Mindarus',
  );
  const pieces = { athens_t10_1: { at: 'm5', side: 'athens', kind: 't10' } };
  const names = new Names(
    NAMING,
    (key) => lookup(bundle, key),
    () => pieces,
  );
  const args = { who: 'athens', place: 'm6', pieces: ['mindarus', 'athens_t10_1'], points: 3 };
  expect(names.args({ ...args, place: 'm5' })).toEqual({
    who: 'Athens',
    place: 'M5 Sestos Reach',
    pieces: 'Mindarus, T10',
    points: 3,
  });
  expect(names.value('result', 'x')).toBe('x');
  expect(names.placesIn(args)).toEqual(['m6', 'm5']);
});

test('the parts of a sum are named by their paragraphs', () => {
  const bundle = makeBundle('en', 'part-TRC-die-f = marines');
  const names = new Names(
    NAMING,
    (key) => lookup(bundle, key),
    () => ({}),
  );
  expect(names.value('modifiers', ['TRC.die.f -1', '5.1a +1'])).toBe('marines -1, 5.1a +1');
});

test('troops by numbers and arms are told in words', () => {
  const bundle = makeBundle('en', 'points-h = { $count } hoplites\npoints-ac = { $count } allied horsemen');
  const names = new Names(
    NAMING,
    (key, args) => lookup(bundle, key, args),
    () => ({}),
    (texts) => texts.join(' and '),
  );
  expect(names.value('force', '7H + 2C (all.)')).toBe('7 hoplites and 2 allied horsemen');
  expect(names.value('force', 'nobody')).toBe('nobody');
});

test('things are called as the server calls them', () => {
  for (const [game, told] of Object.entries(named)) {
    const source = games[`../../../src/polemos/games/${game}/text/en.ftl`] ?? '';
    const bundle = makeBundle('en', en, source);
    const names = new Names(
      told.naming,
      (key, args) => lookup(bundle, key, args),
      () => ({}),
      (texts) => listed(bundle, texts),
    );
    for (const { argument, value, said } of told.examples)
      expect([game, argument, names.value(argument, value)]).toEqual([game, argument, said]);
  }
});
