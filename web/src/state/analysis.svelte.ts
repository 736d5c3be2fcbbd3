/** The analysis of a finished match: asked for until it is complete, shown as it grows. */
import { api, isAway } from '../wire/api';
import type { Analysed } from '../wire/types';
import { wordsOf } from './text.svelte';

/** Between two questions to the server. */
const PAUSE = 700;

export class Analyst {
  found = $state.raw<Analysed | null>(null);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly match: string,
    private readonly token: string | undefined,
  ) {}

  async ask(): Promise<void> {
    try {
      const found = await api.analysis(this.match, this.token);
      if (this.closed) return;
      this.found = found;
      this.problem = '';
      if (found.done || found.failed) return;
    } catch (reason) {
      if (this.closed) return;
      this.problem = wordsOf(reason);
      if (!isAway(reason)) return;
    }
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
