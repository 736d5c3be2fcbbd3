/** Stepping through a match: each moment is asked from the server, as this viewer may know it. */
import { api } from '../wire/api';
import type { Moment } from '../wire/types';

const KEPT = 300;

export class Replay {
  on = $state(false);
  at = $state(0);
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  /** How often somebody asked for a moment, rather than let it play on. */
  jumps = $state(0);
  private readonly known = new Map<number, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly match: string,
    private readonly token: () => string | undefined,
    readonly last: () => number,
    private readonly failed: (reason: unknown) => void,
  ) {}

  private fetch(n: number): Promise<Moment> {
    const known = this.known.get(n);
    if (known) return known;
    const asked = api.moment(this.match, n, this.token());
    asked.catch(() => this.known.delete(n));
    this.known.set(n, asked);
    if (this.known.size > KEPT) this.known.delete(this.known.keys().next().value ?? 0);
    return asked;
  }

  go(n: number): Promise<void> {
    this.jumps += 1;
    return this.show(n);
  }

  private async show(n: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last(), Math.round(n)));
    this.on = true;
    this.at = wanted;
    try {
      const moment = await this.fetch(wanted);
      if (this.at === wanted && this.on) this.moment = moment;
      if (wanted < this.last()) void this.fetch(wanted + 1).catch(() => undefined);
    } catch (reason) {
      this.failed(reason);
    }
  }

  play(pace: number): void {
    this.playing = true;
    const tick = async () => {
      if (!this.playing) return;
      await this.show(this.at + 1);
      if (this.at >= this.last()) this.playing = false;
      else this.timer = setTimeout(() => void tick(), pace);
    };
    void tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Undo may have changed what an action number means. */
  forget(from: number): void {
    for (const n of [...this.known.keys()]) if (n > from) this.known.delete(n);
  }

  leave(): void {
    this.pause();
    this.on = false;
    this.moment = null;
  }
}
