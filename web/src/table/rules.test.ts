import { expect, test } from 'vitest';
import type { Clause } from '../wire/types';
import { chaptersOf, clausesFor, searchClauses, titlesOf } from './rules';

const clause = (id: string, text: string): Clause => ({
  id,
  title: { en: id },
  text: { en: text },
  kind: '',
  phase: '',
  who: '',
  tested: true,
  ruling: '',
  open_question: '',
  depends: [],
  choice: {},
  unasked: '',
});
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

test('clauses stand in chapters and sections as in the rulebook', () => {
  const clauses = ['1a', '1b', '9.1.4c', '9.1.4aa', '9.2a', 'TRC.die.a', '2.B.3.1a'].map((id) =>
    clause(id, ''),
  );
  const shape = chaptersOf(clauses).map(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
  expect(shape).toEqual([
    ['1', '1'],
    ['9', '9.1.4', '9.2'],
    ['TRC', 'TRC.die.a'],
    ['2', '2.B.3.1'],
  ]);
});

test('a paragraph is named by its section, else by what that stands in', () => {
  expect(titlesOf('2.B.3.1a')).toEqual(['section-2-b-3-1', 'section-2-b-3', 'section-2-b', 'chapter-2']);
  expect(titlesOf('9a')).toEqual(['chapter-9']);
  expect(titlesOf('')).toEqual([]);
});
