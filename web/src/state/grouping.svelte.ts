/** Forming a group: tap to choose, tap again to drop, all, none, as last time; small clicks go as one list. */
import type { Choice } from '../table/choices';
import { forming, joinable, leaving } from '../table/groups';
import type { Prompt } from '../wire/types';
import type { Looking } from './looking.svelte';
import type { Seat } from './seat.svelte';
import type { Talking } from './talking.svelte';

/** How many pieces that do not fit are left out before the rest is given up. */
const TRIES = 24;

export class Grouping {
  /** The step at which nothing was chosen yet, to which a change of mind goes back. */
  private start = $state.raw<{ n: number; role: string | null; prompt: Prompt } | null>(null);
  /** Who went together last. */
  private last = $state.raw<string[]>([]);
  private before: string[] = [];

  constructor(
    private readonly looking: Looking,
    private readonly talking: Talking,
  ) {}

  chosen = $derived.by(() => [...this.looking.selected]);
  private prompt = $derived.by(() => this.talking.seat?.prompt ?? null);
  able = $derived.by(() => (this.prompt ? joinable(this.prompt) : []));
  /** Whether a change of mind is possible: all since the start was one's own and told nothing. */
  free = $derived.by(() => {
    const { seat } = this.talking;
    const here = this.start !== null && this.start.role === this.talking.role;
    return here && seat !== undefined && this.start!.n >= seat.undo.floor && seat.n > this.start!.n;
  });
  /** The formation of last time, as far as it can go together again. */
  again = $derived.by(() => (this.chosen.length ? [] : this.last.filter((id) => this.able.includes(id))));

  /** Something has happened: where a group begins, and who went together. */
  heard(seat: Seat): void {
    const chosen = seat.view.selected ?? [];
    const asked = seat.role !== null && seat.deciders.includes(seat.role);
    if (!chosen.length && this.before.length > 1) this.last = this.before;
    if (!asked) this.start = null;
    else if (!chosen.length) this.start = { n: seat.n, role: seat.role, prompt: seat.prompt };
    this.before = asked ? chosen : [];
  }

  /** Tapped again: the same group without this piece. False: that cannot be done. */
  drop(piece: string): boolean {
    const leaves = this.prompt ? leaving(this.prompt, piece) : null;
    if (leaves) void this.send([leaves], this.talking.seat?.n ?? 0);
    return leaves !== null || this.without(piece);
  }

  /** Where no verb takes it out: back to the beginning, and the rest once more. */
  private without(piece: string): boolean {
    const rest = this.chosen.filter((id) => id !== piece);
    const clicks = this.free && this.start ? forming(this.start.prompt, rest) : null;
    if (!clicks) return false;
    this.back();
    if (clicks.length) void this.send(clicks, this.start!.n);
    return true;
  }

  none = (): void => {
    if (this.free) this.back();
  };

  private back(): void {
    this.talking.seat?.send({ t: 'undo', to: this.start!.n });
  }

  /** These pieces, as far as they fit together. */
  gather = (pieces: string[]): Promise<void> => {
    const clicks = this.prompt
      ? forming(
          this.prompt,
          pieces.filter((id) => this.able.includes(id)),
        )
      : null;
    return clicks?.length ? this.send(clicks, this.talking.seat?.n ?? 0) : Promise.resolve();
  };

  /** One list; what the table refuses of it is left out, since it does not fit. */
  private async send(clicks: Choice[], n: number): Promise<void> {
    const { seat } = this.talking;
    const list = clicks.map(({ verb, arg }): [string, string | number | null] => [verb, arg]);
    for (let i = 0; seat && list.length && i < TRIES; i++) {
      const answer = await seat.ask({ t: 'play', n, list });
      if (answer?.t !== 'error' || answer.at === undefined) return;
      list.splice(answer.at, 1);
    }
  }
}
