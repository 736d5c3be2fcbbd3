/** Finding clauses by words or numbers, accents left out; and the lessons that teach one. */
import { clausesFor, sectionOf } from '../table/rules';
import type { CardLine, Clause, LessonCard } from '../wire/types';

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

const NUMBER = /^(?:§\s*)?((?:[a-z]{1,4}\.)?\d[\w.-]*)$/i;

/** "4.2" and "§ 4.2" find the paragraph; everything else clauses that hold every word. */
export function findClauses(clauses: Clause[], asked: string, lang: string): Clause[] {
  const number = NUMBER.exec(asked.trim())?.[1];
  const found = number ? clausesFor(clauses, number) : [];
  if (found.length) return found;
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = plain(`${clause.id} ${clause.title[lang] ?? ''} ${clause.text[lang] ?? ''}`);
    return words.every((word) => text.includes(word));
  });
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
