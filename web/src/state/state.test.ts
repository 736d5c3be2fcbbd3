import { expect, test } from 'vitest';
import { parseHash } from './router.svelte';
import { keepLinks, keepSeats, linksOf, seatsOf, forget } from './seats';
import { readSettings, settings } from './settings.svelte';

test('addresses: a match, its secret, a moment', () => {
  const route = parseHash('#/m/abc?seat=x-y_z&action=12');
  expect([route.page, route.id, route.query.get('seat'), route.query.get('action')]).toEqual([
    'm',
    'abc',
    'x-y_z',
    '12',
  ]);
  expect(parseHash('').page).toBe('');
});

test('unreadable or foreign settings do no harm', () => {
  expect(readSettings('{bad', { ...settings })).toEqual({ ...settings });
  expect(readSettings('{"lang":"fr","evil":1}', { ...settings })).toEqual({ ...settings, lang: 'fr' });
});

test('seats of friends are kept apart from our own', () => {
  keepSeats('m', { athens: 'a' });
  keepLinks('m', { sparta: 's' });
  expect(seatsOf('m')).toEqual({ athens: 'a' });
  expect(linksOf('m')).toEqual({ sparta: 's' });
  forget('m');
  expect(seatsOf('m')).toEqual({});
});
