import { expect, test } from 'vitest';
import named from '../../../tests/server/names.json';
import type { Naming } from '../wire/types';
import { begun, listed, lookup, makeBundle } from './fluent';
import { Names } from './names';

/** A page of the log, and what making it may cost, in milliseconds of processor. */
const [PAGE, MOST] = [500, 50];

const sources = import.meta.glob<string>('../../../src/polemos/{locales,games/*/text}/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = (folder: string, lang: string) => sources[`../../../src/polemos/${folder}/${lang}.ftl`] ?? '';
const games = Object.keys(sources).flatMap((path) => /games\/(\w+)\/text\/en/.exec(path)?.[1] ?? []);
const CASES = games.flatMap((game) => ['en', 'fr'].map((lang) => ({ game, lang })));

/** A page of lines as a game tells them: every line of its catalogue in turn, its names and numbers filled in. */
function page(text: string, ids: (argument: string) => string[]) {
  const told = [...text.matchAll(/^log-([\w-]+) =((?:.*\n(?=[ \t]))*.*)/gm)].map(([, key, body], n) => ({
    key: `log-${key}`,
    args: Object.fromEntries(
      [...(body ?? '').matchAll(/\$([\w-]+)/g)].map(([, name]) => {
        const known = ids(name ?? '');
        return [name ?? '', known.length ? (known[n % known.length] ?? '') : n % 4];
      }),
    ),
  }));
  return Array.from({ length: PAGE }, (_, n) => told[n % told.length]!);
}

test.each(CASES)('a page of the log of $game in $lang is made at once', ({ game, lang }) => {
  const text = source(`games/${game}/text`, lang);
  const naming: Naming = named.hellespont.naming; // the same for all games
  const bundle = makeBundle(lang, source('locales', lang), text);
  const names = new Names(
    naming,
    (key, args) => lookup(bundle, key, args),
    () => ({}),
    (texts) => listed(bundle, texts),
  );
  const ids = (argument: string): string[] =>
    (naming.arguments[argument] ?? []).flatMap((prefix) =>
      [...text.matchAll(new RegExp(`^${prefix}-([\\w-]+) =`, 'gm'))].map(([, id]) => id ?? ''),
    );
  const lines = page(text, ids);
  const took = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    for (const { key, args } of lines) {
      const filled = Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, names.value(name, value)]),
      );
      expect(begun(lookup(bundle, key, filled) ?? '').length > 0 || key).toBe(true);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...took)).toBeLessThan(MOST);
});
