/** What followed, told as a story: one sentence of the log at a time, with the eye on where it happened. */
import type { LogLine, Score, Shown } from '../wire/types';
import type { Looking } from './looking.svelte';
import type { Seat } from './seat.svelte';
import { settings, STORY_PACE } from './settings.svelte';

/** One caption: a line of the log, or why a score has moved. */
export type Caption = { line: LogLine } | { who: string; by: number; lines: [string, number][] };

/** A story longer than this is told from its end: the log has the rest. */
const LONGEST = 40;

type Scores = Record<string, Score> | undefined;

/** Which lines of whose score have changed, and by how much. */
export function scoreMoves(before: Scores, after: Scores): Caption[] {
  return Object.entries(after ?? {}).flatMap(([who, now]) => {
    const was = before?.[who];
    const by = was ? now.total - was.total : 0;
    const keys = Object.keys({ ...was?.lines, ...now.lines });
    const moved = keys.map((key): [string, number] => [key, (now.lines[key] ?? 0) - (was?.lines[key] ?? 0)]);
    return by ? [{ who, by, lines: moved.filter(([, change]) => change) }] : [];
  });
}

/** In passing, a long reply takes no longer than this; who wants to read slowly is not hurried. */
const REPLY = 7000;
const HURRY = 2000;

export const paced = (pace: number, left: number): number =>
  pace > HURRY ? pace : Math.max(160, Math.min(pace, REPLY / (left + 1)));

export class Story {
  private waiting = $state.raw<Caption[]>([]);
  now = $state.raw<Caption | null>(null);
  /** Lines written since this seat's owner was last here. */
  since = $state.raw<LogLine[]>([]);
  seen = 0;
  private score: Scores;
  /** Goes on with what others did, once this is told. */
  private readers: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly looking: Looking,
    /** How many steps of others are still to come. */
    private readonly behind: () => number = () => 0,
  ) {}

  left = $derived(this.waiting.length);
  /** Where the sentence of the moment happens. */
  places = $derived.by(() =>
    this.now && 'line' in this.now ? this.looking.words.placesIn(this.now.line.args) : [],
  );

  heard(seat: Seat, message: Shown): void {
    const before = this.score;
    this.score = seat.view.score;
    if (message.view !== undefined) return this.welcome(seat, message);
    if (message.log_cut !== undefined) return this.skip();
    const lines = (message.log ?? []).map((line) => ({ line }));
    if (settings.story === 'off' || document.hidden) return;
    this.waiting = [...this.waiting, ...lines, ...scoreMoves(before, this.score)].slice(-LONGEST);
    if (!this.now) this.next();
  }

  private welcome(seat: Seat, { seen }: Shown): void {
    if (seen === undefined || seen >= seat.n) return;
    this.seen = seen;
    this.since = seat.log.filter((line) => line.action > seen);
  }

  /** The next sentence; in step by step it waits for the reader. */
  next = (): void => {
    clearTimeout(this.timer);
    const [now, ...rest] = this.waiting;
    this.now = now ?? null;
    this.waiting = rest;
    if (!now) this.done();
    const pace = STORY_PACE[settings.story];
    if (now && pace) this.timer = setTimeout(this.next, paced(pace, rest.length + this.behind()));
  };

  /** Until all that happened so far is told: only then does the next step show on the map. */
  told = (): Promise<void> =>
    this.now ? new Promise((resolve) => this.readers.push(resolve)) : Promise.resolve();

  private done(): void {
    for (const go of this.readers.splice(0)) go();
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.waiting = [];
    this.now = null;
    this.done();
  };
}
