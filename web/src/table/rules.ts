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

/** "2.B.3.1a" belongs to chapter "2". */
export const chapterOf = (clause: Clause): string => clause.id.split('.')[0] ?? clause.id;
