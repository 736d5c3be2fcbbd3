import { describe, expect, it } from 'vitest';
import type { Clause, LessonCard } from '../wire/types';
import { examplesFor, findClauses, lessonsFor, termsIn } from './search';

const clause = (id: string, en: string): Clause => ({
  id,
  title: { en },
  text: { en: `${en}, told.` },
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
const BOOK = [clause('4.2a', 'Évasion of fleets'), clause('4.2b', 'Storms'), clause('dba.4a', 'Command')];

describe('the book of rules', () => {
  it('is searched by numbers', () => {
    expect(findClauses(BOOK, '4.2', 'en').map(({ id }) => id)).toEqual(['4.2a', '4.2b']);
    expect(findClauses(BOOK, '§ dba.4a', 'en').map(({ id }) => id)).toEqual(['dba.4a']);
  });
  it('and by words, accents left out', () => {
    expect(findClauses(BOOK, 'evasion fleets', 'en').map(({ id }) => id)).toEqual(['4.2a']);
  });
  it('and by numbers as words, plurals and beginnings, within a paragraph or in all', () => {
    const book = [...BOOK, clause('5.1a', 'Roll 2 dice'), clause('5.1b', 'Roll twelve dice')];
    const ids = (asked: string) => findClauses(book, asked, 'en').map(({ id }) => id);
    expect(ids('two dice')).toEqual(['5.1a']);
    expect(ids('12 dice')).toEqual(['5.1b']);
    expect(ids('storm')).toEqual(['4.2b']);
    expect(ids('comm')).toEqual(['dba.4a']);
    expect(ids('5.1 twelve')).toEqual(['5.1b']);
    expect(ids('4.2 dice')).toEqual([]);
  });
  it('names the lessons of a clause and of its paragraph', () => {
    const lesson = {
      id: '01',
      rules: ['4.2'],
      examples: [{ step: 2, rule: '4.2b' }],
    } as unknown as LessonCard;
    expect(lessonsFor([lesson], '4.2b')).toEqual([lesson]);
    expect(lessonsFor([lesson], 'dba.4a')).toEqual([]);
    expect(examplesFor([lesson], '4.2b')).toEqual([{ lesson, step: 2 }]);
    expect(examplesFor([lesson], '4.2a')).toEqual([]);
  });
  it('links the words of a question, in their other forms too, and those of its paragraph', () => {
    const word = (en: string, rule: string) => ({
      title: { en },
      text: { en },
      rule,
      at: [],
      draw: '',
      once: false,
      parts: [],
    });
    const words = [word('Trading post', '9.4'), word('Stability', '9.5'), word('Port', '2a')];
    const titles = (asked: string, rule: string) =>
      termsIn(words, asked, rule, 'en').map(({ title }) => title['en']);
    expect(titles('Which trading posts do you support?', '')).toEqual(['Trading post']);
    expect(titles('Which ports?', '9.5a')).toEqual(['Stability', 'Port']);
  });
});
