/** Finding clauses: by paragraph (with all its letters) and by words. */
import type { Clause } from '../wire/types';

/** The clause itself, or all clauses of a paragraph: "4.2.1" finds 4.2.1a, 4.2.1b ... */
export function clausesFor(clauses: Clause[], rule: string): Clause[] {
  const exact = clauses.filter((clause) => clause.id === rule);
  if (exact.length) return exact;
  const lettered = clauses.filter(
    (clause) => clause.id.startsWith(rule) && /^[a-z]+$/.test(clause.id.slice(rule.length)),
  );
  if (lettered.length) return lettered;
  const below = clauses.filter((clause) => clause.id.startsWith(`${rule}.`));
  if (below.length) return below;
  const parent = /\d[a-z]+$/.test(rule) ? rule.replace(/[a-z]+$/, '') : rule.replace(/\.?[^.]*$/, '');
  return parent && parent !== rule ? clausesFor(clauses, parent) : [];
}

/** Clauses that hold every word asked for, in id, title or text. */
export function searchClauses(clauses: Clause[], words: string, lang: string): Clause[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.title[lang] ?? ''} ${clause.text[lang] ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** "2.B.3.1a" belongs to section "2.B.3.1". */
export const sectionOf = (clause: Clause): string =>
  clause.id.replace(/(\d)[a-z]+$/, '$1').replace(/\.$/, '');

/** "2.B.3.1a" belongs to chapter "2", "9a" to chapter "9". */
export const chapterOf = (clause: Clause): string => sectionOf(clause).split('.')[0] ?? clause.id;

export interface Section {
  id: string;
  clauses: Clause[];
}
export interface Chapter {
  id: string;
  sections: Section[];
}

/** The clauses as a book: chapters in the order of the rulebook, sections within them. */
export function chaptersOf(clauses: Clause[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const clause of clauses) {
    let chapter = chapters.find((known) => known.id === chapterOf(clause));
    if (!chapter) chapters.push((chapter = { id: chapterOf(clause), sections: [] }));
    let section = chapter.sections.find((known) => known.id === sectionOf(clause));
    if (!section) chapter.sections.push((section = { id: sectionOf(clause), clauses: [] }));
    section.clauses.push(clause);
  }
  return chapters;
}

/** Text keys of what a paragraph stands in, the nearest first: `4.2.1a` in `section-4-2-1`, `section-4-2`, `chapter-4`. */
export function titlesOf(rule: string): string[] {
  const parts = rule
    .toLowerCase()
    .replace(/(\d)[a-z]+$/, '$1')
    .split('.')
    .filter(Boolean);
  const sections = parts.slice(1).map((_, i) => `section-${parts.slice(0, i + 2).join('-')}`);
  return parts.length ? [...sections.reverse(), `chapter-${parts[0]}`] : [];
}
