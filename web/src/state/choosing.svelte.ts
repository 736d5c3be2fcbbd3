/** What can be chosen, and what a click does. */
import {
  clicksOf,
  isWeighty,
  livePlaces,
  onlyChoice,
  sameChoice,
  tellsBySpeed,
  type Choice,
} from '../table/choices';
import type { Prompt, UndoFacts } from '../wire/types';
import type { Looking } from './looking.svelte';
import { NOTHING, type Seat } from './seat.svelte';
import { settings } from './settings.svelte';
import type { Talking } from './talking.svelte';

const REPLAY: Prompt = { ...NOTHING, message: 'replay' };
const FREE: UndoFacts = { floor: Infinity };

export class Choosing {
  /** What the bot would do, if it was asked. */
  hint = $state.raw<Choice | null>(null);
  /** A choice that waits for "yes, really". */
  asking = $state.raw<Choice | null>(null);
  private heldAt = -1;
  private skipTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly looking: Looking,
    private readonly talking: Talking,
  ) {}

  prompt = $derived.by<Prompt>(() => (this.looking.live ? (this.talking.seat?.prompt ?? NOTHING) : REPLAY));
  myTurn = $derived.by(() => {
    const { role, standIn } = this.talking;
    const asked = role !== null && this.looking.deciders.includes(role);
    return !standIn && asked && this.looking.live && !this.looking.result;
  });
  clicks = $derived.by(() =>
    clicksOf(this.looking.live ? this.prompt.choices : {}, this.looking.board, this.looking.pieces),
  );
  open = $derived.by(() => livePlaces(this.clicks, this.looking.pieces));
  /** An action was sent and is not yet answered. */
  pending = $derived.by(() => this.talking.seat?.pending ?? false);
  undoing = $derived.by(() => this.talking.seat?.undo ?? FREE);
  canUndo = $derived.by(() => {
    const n = this.talking.seat?.n ?? 0;
    return this.looking.live && this.talking.role !== null && n > this.undoing.floor;
  });
  canRedo = $derived.by(() => this.looking.live && Boolean(this.talking.seat?.redo.length));

  /** A click on a choice. Where the player wants it, choices that end something ask first. */
  choose = (choice: Choice): void => {
    const offered = this.prompt.choices[choice.verb]?.includes(choice.arg);
    if (!this.myTurn || !offered || this.pending) return;
    const again = sameChoice(this.asking, choice);
    if (settings.confirm && isWeighty(choice, this.prompt.kinds) && !again) this.asking = choice;
    else this.play(choice);
  };

  private play(choice: Choice): void {
    const seat = this.talking.seat;
    if (!seat) return;
    this.asking = null;
    this.remember(seat.n + 1);
    seat.send({ t: 'play', n: seat.n, verb: choice.verb, arg: choice.arg });
  }

  /** Something has happened: old advice is void, and a lone choice may be played by itself. */
  heard(seat: Seat): void {
    this.hint = null;
    this.asking = null;
    if (seat === this.talking.seat) this.skip(seat);
  }

  /** Plays a lone choice by itself, unless doing so at once would tell something. */
  private skip(seat: Seat): void {
    clearTimeout(this.skipTimer);
    const only = onlyChoice(seat.prompt.choices);
    if (!settings.autoSkip || !only || this.talking.curtain || seat.n === this.heldAt) return;
    const wait = tellsBySpeed(only, seat.prompt.kinds) ? 800 + Math.random() * 1200 : 450;
    const n = seat.n;
    this.skipTimer = setTimeout(() => {
      if (seat === this.talking.seat && seat.n === n && this.looking.live) this.play(only);
    }, wait);
  }

  undo(to?: number): void {
    const seat = this.talking.seat;
    if (!seat || !this.looking.live) return;
    this.heldAt = to ?? seat.n - 1;
    seat.send(to === undefined ? { t: 'undo' } : { t: 'undo', to });
  }

  redo(): void {
    if (this.canRedo) this.talking.seat?.send({ t: 'redo' });
  }

  askHint(): void {
    this.talking.seat?.tell({ t: 'hint' });
  }

  private get lastKey(): string {
    return `polemos.last.${this.talking.match}.${this.talking.role}`;
  }

  /** Where the player last acted, so that "what happened since" can be shown. */
  private remember(n: number): void {
    localStorage.setItem(this.lastKey, String(n));
  }

  get lastOwn(): number {
    return Number(localStorage.getItem(this.lastKey) ?? 0);
  }

  close(): void {
    clearTimeout(this.skipTimer);
  }
}
