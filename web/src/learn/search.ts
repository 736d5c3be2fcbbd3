/** Finding clauses by words or numbers, accents left out; and the lessons that teach one. */
import { clausesFor, sectionOf } from '../table/rules';
import type { CardLine, Clause, LessonCard } from '../wire/types';

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

const NUMBER = /^(?:§\s*)?((?:[a-z]{1,4}\.)?\d[\w.-]*)(?:\s+(.*))?$/i;

/** Numbers as words, in both languages: "two dice" finds "2 dice", and the other way. */
const COUNTED = (
  'zero one,un,une two,deux three,trois four,quatre five,cinq six seven,sept eight,huit nine,neuf ten,dix ' +
  'eleven,onze twelve,douze'
)
  .split(' ')
  .map((words) => words.split(','));
const DIGITS = new Map(COUNTED.flatMap((words, n) => words.map((word) => [word, String(n)] as const)));

/** Words without their plural, numbers as digits. */
const tokens = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}.]*[\p{L}\p{N}]/gu) ?? []).map(
    (word) => DIGITS.get(word) ?? (word.length > 3 ? word.replace(/[sx]$/, '') : word),
  );

const known = new WeakMap<Clause, Map<string, Set<string>>>();
function wordsOf(clause: Clause, lang: string): Set<string> {
  const langs = known.get(clause) ?? new Map<string, Set<string>>();
  known.set(clause, langs);
  const found =
    langs.get(lang) ?? new Set(tokens(`${clause.id} ${clause.title[lang] ?? ''} ${clause.text[lang] ?? ''}`));
  langs.set(lang, found);
  return found;
}

/** A number is itself; a word may go on: "mov" finds moves and movement. */
const has = (words: Set<string>, asked: string): boolean =>
  words.has(asked) || (!/^\d/.test(asked) && [...words].some((word) => word.startsWith(asked)));

/** "4.2" and "§ 4.2" find the paragraph, "4.2 dice" what it says of dice, "two dice" whatever says so of 2. */
export function findClauses(clauses: Clause[], asked: string, lang: string): Clause[] {
  const [, number, more = ''] = NUMBER.exec(asked.trim()) ?? [];
  const section = number ? clausesFor(clauses, number) : [];
  const within = (some: Clause[], words: string[]): Clause[] =>
    some.filter((clause) => words.every((word) => has(wordsOf(clause, lang), word)));
  const found = section.length ? within(section, tokens(more)) : [];
  return found.length ? found : within(clauses, tokens(asked));
}

/** The lessons that cite this clause or its paragraph. */
export const lessonsFor = (lessons: LessonCard[], clause: string): LessonCard[] => {
  const section = sectionOf({ id: clause } as Clause);
  return lessons.filter((lesson) => lesson.rules.includes(clause) || lesson.rules.includes(section));
};

export type Shown = { lesson: LessonCard; step: number };

/** The examples of play for a clause: steps of lessons and puzzles that turn on it. */
export const examplesFor = (lessons: LessonCard[], clause: string): Shown[] =>
  lessons.flatMap((lesson) =>
    lesson.examples.filter(({ rule }) => rule === clause).map(({ step }) => ({ lesson, step })),
  );

/** The words of the glossary that a question uses, in any form, or that its paragraph explains. */
export function termsIn(words: CardLine[], asked: string, rule: string, lang: string): CardLine[] {
  const text = ` ${plain(asked).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const section = rule ? sectionOf({ id: rule } as Clause) : '';
  return words.filter((word) => {
    const title = plain(word.title[lang] ?? '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return (title && text.includes(` ${title}`)) || (section && [rule, section].includes(word.rule));
  });
}
