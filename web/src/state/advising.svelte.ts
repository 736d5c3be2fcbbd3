/** A hint that plans: the whole move the bot would make, where it goes on the map, and what it may bring. */
import type { Choice } from '../table/choices';
import { planned, type Leg } from '../table/plan';
import type { Arg, Foreseen } from '../wire/types';
import type { Looking } from './looking.svelte';
import type { Talking } from './talking.svelte';

export class Advising {
  /** The clicks of the move, the first of them offered now; none: no advice. */
  steps = $state.raw<Choice[]>([]);
  /** What the whole move may bring. */
  told = $state.raw<Foreseen | null>(null);

  constructor(
    private readonly looking: Looking,
    private readonly talking: Talking,
  ) {}

  /** The move as it goes over the map. */
  legs = $derived.by<Leg[]>(() =>
    planned(this.steps, this.looking.pieces, this.looking.board?.places ?? {}, this.looking.selected),
  );

  private list = (): [string, Arg][] => this.steps.map(({ verb, arg }) => [verb, arg]);

  async heard(first: Choice, plan: [string, Arg][]): Promise<void> {
    this.steps = [first, ...plan.map(([verb, arg]) => ({ verb, arg }))];
    const steps = this.steps;
    this.told = null;
    const told = await this.talking.seat?.ask({ t: 'what_if', list: this.list() });
    if (this.steps === steps && told?.t === 'what_if') this.told = told;
  }

  /** Plays the move as far as it is asked for in that order: dice or others may change the question. */
  play = async (): Promise<void> => {
    const { seat } = this.talking;
    let list = this.list();
    const n = seat?.n ?? 0;
    while (seat && list.length) {
      const answer = await seat.ask({ t: 'play', n, list });
      if (answer?.t !== 'error' || answer.at === undefined) return;
      list = list.slice(0, answer.at);
    }
  };

  forget(): void {
    this.steps = [];
    this.told = null;
  }
}
