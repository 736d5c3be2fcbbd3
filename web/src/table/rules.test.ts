import { expect, test } from 'vitest';
import type { Clause } from '../wire/types';
import { clausesFor, searchClauses } from './rules';

const clause = (id: string, text: string): Clause => ({ id, title: { en: id }, text: { en: text } });
const book = [
  clause('4.2.1a', 'try to evade'),
  clause('4.2.1b', 'one die'),
  clause('4.2.2', 'the table'),
  clause('TRC.die.a', 'leaders'),
];
const ids = (rule: string) => clausesFor(book, rule).map((found) => found.id);

test('a paragraph opens all its letters, a letter only itself', () => {
  expect(ids('4.2.1')).toEqual(['4.2.1a', '4.2.1b']);
  expect(ids('4.2.1b')).toEqual(['4.2.1b']);
  expect(ids('TRC')).toEqual(['TRC.die.a']);
});

test('an unknown letter opens its paragraph, an unknown paragraph nothing', () => {
  expect(ids('4.2.1z')).toEqual(['4.2.1a', '4.2.1b']);
  expect(ids('99')).toEqual([]);
});

test('every word must occur', () => {
  expect(searchClauses(book, 'ONE die', 'en').map((found) => found.id)).toEqual(['4.2.1b']);
});
