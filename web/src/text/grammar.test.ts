import { expect, test } from 'vitest';
import examples from '../../../tests/kit/grammar.json';
import { listed, lookup, makeBundle } from './fluent';
import type { Facts } from './grammar';

interface Example {
  text: string;
  list?: string[];
  facts?: Facts;
  de?: string;
  a?: string;
  le?: string;
  count?: string;
  gender?: string;
}

const FORMS = ['de', 'a', 'le', 'count', 'gender'] as const;
const ASKED =
  'de = { DE($n) }\na = { A($n) }\nle = { LE($n) }\ncount = { COUNT($n) }\ngender = { GENDER($n) }\n';
const CASES = Object.entries(examples as Record<string, Example[]>).flatMap(([lang, list]) =>
  list.map((example) => ({ lang, example, name: example.text })),
);

test.each(CASES)('$name has the form its sentence needs', ({ lang, example }) => {
  const facts = Object.entries(example.facts ?? {}).map(([name, fact]) => `    .${name} = ${fact}\n`);
  const bundle = makeBundle(lang, `${ASKED}name = ${example.text}\n${facts.join('')}`);
  if (example.list) expect(listed(bundle, example.list)).toBe(example.text);
  else expect(lookup(bundle, 'name')).toBe(example.text);
  const expected: Example = { count: 'one', gender: 'm', ...example };
  for (const form of FORMS)
    if (expected[form]) expect(lookup(bundle, form, { n: example.text })).toBe(expected[form]);
});
