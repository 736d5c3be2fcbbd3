import { expect, test } from 'vitest';
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
