import { expect, test } from 'vitest';
import examples from '../../../tests/kit/grammar.json';
import { listed, lookup, makeBundle, sentence } from './fluent';
import type { Facts } from './grammar';

interface Example {
  text: string;
  list?: string[];
  facts?: Facts;
  de?: string;
  a?: string;
  at?: string;
  au?: string;
  le?: string;
  count?: string;
  gender?: string;
}

const FORMS = ['de', 'a', 'au', 'at', 'le', 'count', 'gender'] as const;
const ASKED =
  'de = { DE($n) }\na = { A($n) }\nau = { AU($n) }\nat = { AT($n) }\nle = { LE($n) }\ncount = { COUNT($n) }\ngender = { GENDER($n) }\n';
const AND: Record<string, string> = { en: 'list-and = and\n', fr: 'list-and = et\n' };
const CASES = Object.entries(examples as Record<string, Example[]>).flatMap(([lang, list]) =>
  list.map((example) => ({ lang, example, name: example.text })),
);

test.each(CASES)('$name has the form its sentence needs', ({ lang, example }) => {
  const facts = Object.entries(example.facts ?? {}).map(([name, fact]) => `    .${name} = ${fact}\n`);
  const bundle = makeBundle(lang, `${AND[lang] ?? ''}${ASKED}name = ${example.text}\n${facts.join('')}`);
  if (example.list) expect(listed(bundle, example.list)).toBe(example.text);
  else expect(lookup(bundle, 'name')).toBe(example.text);
  const expected: Example = { count: 'one', gender: 'm', ...example };
  for (const form of FORMS)
    if (expected[form]) expect(lookup(bundle, form, { n: example.text })).toBe(expected[form]);
});

test('the table knows the names that a game brought', () => {
  const game = makeBundle('fr', 'role-x = Épire\n    .article = la\n    .at = en\n');
  const table = makeBundle('fr', 'ui-wait = On attend { LE($who) }…\nui-next = { LE($who) } commence\n');
  const who = lookup(game, 'role-x') ?? '';
  expect(lookup(table, 'ui-wait', { who })).toBe('On attend l’Épire…');
  expect(sentence(table, 'ui-next', { who })).toBe('L’Épire commence');
  expect(sentence(table, 'ui-wait', { who })).toBe('On attend l’Épire…');
});

test('a language more says itself how it lists', () => {
  expect(listed(makeBundle('xx', 'list-and = & \n'), ['A', 'B', 'C'])).toBe('A, B & C');
  expect(listed(makeBundle('yy', ''), ['A', 'B'])).toBe('A, B');
});
