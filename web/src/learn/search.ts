/** Finding clauses by words or numbers, accents left out; and the lessons that teach one. */
import { clausesFor, sectionOf } from '../table/rules';
import type { Clause, LessonCard } from '../wire/types';

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
