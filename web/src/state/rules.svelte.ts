/** The clause index of each game, fetched when first asked for. */
import { api } from '../wire/api';
import type { Clause } from '../wire/types';

class RuleBook {
  clauses = $state.raw<Clause[]>([]);
  failed = $state(false);
  /** Whether it has come. */
  here = $derived(this.failed || this.clauses.length > 0);

  constructor(game: string) {
    api.rules(game).then(
      (clauses) => (this.clauses = clauses),
      () => (this.failed = true),
    );
  }
}

const books = new Map<string, RuleBook>();

export function rulesOf(game: string): RuleBook {
  const known = books.get(game) ?? new RuleBook(game);
  books.set(game, known);
  return known;
}
