import { expect, test } from 'vitest';
import en from '../../../src/polemos/locales/en.ftl?raw';
import hellas from '../../../src/polemos/games/hellas/text/en.ftl?raw';
import { listed, lookup, makeBundle } from './fluent';
import { after, CATALOGUES, LANGS, ownName, preferred } from './languages';

test('every catalogue of the table is a language', async () => {
  expect(LANGS).toContain('en');
  expect(LANGS).toContain('fr');
  for (const lang of LANGS) expect(await CATALOGUES[lang]?.()).toContain('ui-nav');
});

test('the browser says which, English is spoken where none fits', () => {
  expect(preferred(['fr-CA', 'en'])).toBe('fr');
  expect(preferred(['xx', 'en-GB'])).toBe('en');
  expect(preferred(['xx'])).toBe('en');
});

test('the switch goes round and names a language in its own words', () => {
  expect(LANGS.reduce((lang) => after(lang), 'en')).toBe('en');
  expect(ownName('fr')).toBe('Français');
});

/** A pseudo-language: what is said stands in capitals, what is Fluent's stays. */
const shouted = (source: string) =>
  source.replace(
    /^([\w-]+ = )(.*)$/gm,
    (_, key: string, said: string) =>
      key + said.replace(/[^{}]+(?![^{]*\})/g, (words) => words.toUpperCase()),
  );

test('a language more is two files: the table and a game speak it', () => {
  const bundle = makeBundle('xx', shouted(en), shouted(hellas));
  expect(lookup(bundle, 'ui-undo')).toBe('UNDO');
  const place = lookup(bundle, 'place-h1715') ?? '';
  expect(place).toBe('SPARTA');
  expect(lookup(bundle, 'log-legion-placed', { who: 'ATHENS', place })).toBe(
    'ATHENS PLACES A LEGION at SPARTA.',
  );
  expect(listed(bundle, ['A', 'B', 'C'])).toBe('A, B AND C');
});
