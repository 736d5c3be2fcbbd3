/** What can be chosen, and what a click does. */
import { SvelteMap } from 'svelte/reactivity';
import {
  clicksOf,
  isWeighty,
  livePlaces,
  only,
  onlyChoice,
  sameChoice,
  tellsBySpeed,
  verbsOnMap,
  type Choice,
} from '../table/choices';
import { isGrave } from '../table/foreseen';
import { gathers } from '../table/groups';
import { undoPlan, type UndoPlan } from '../table/undo';
import type { Arg, Beside, Prompt, UndoFacts } from '../wire/types';
import { Advising } from './advising.svelte';
import { Foreseeing } from './foreseeing.svelte';
import { Grouping } from './grouping.svelte';
import type { Looking } from './looking.svelte';
import { NOTHING, type Seat } from './seat.svelte';
import { declining, openBeside, unveiled } from './secrets';
import { settings } from './settings.svelte';
import type { Talking } from './talking.svelte';
import { t } from './text.svelte';

const REPLAY: Prompt = { ...NOTHING, message: 'replay' };
/** How long a click waits for what it may bring, in milliseconds. */
const PATIENCE = 700;
const FREE: UndoFacts = { floor: Infinity, needs: 'nothing' };

export class Choosing {
  /** What the bot would do, if it was asked. */
  hint = $state.raw<Choice | null>(null);
  /** A choice that waits for "yes, really". */
  asking = $state.raw<Choice | null>(null);
  private sifted = $state.raw({ n: -1, verb: '' });
  /** One's own choices by the number of the view they led to. */
  private readonly played = new SvelteMap<number, Choice>();
  /** Whether a click may be made: a lesson lets only what it has asked for happen. */
  gate: ((choice: Choice) => boolean) | null = null;
  private heldAt = -1;
  private skipTimer: ReturnType<typeof setTimeout> | undefined;

  readonly foreseeing: Foreseeing;
  readonly grouping: Grouping;
  readonly advising: Advising;

  constructor(
    private readonly looking: Looking,
    private readonly talking: Talking,
  ) {
    this.foreseeing = new Foreseeing(() => this.talking.seat);
    this.grouping = new Grouping(looking, talking);
    this.advising = new Advising(looking, talking);
  }

  prompt = $derived.by<Prompt>(() => {
    if (!this.looking.live) return REPLAY;
    const shut = this.talking.curtain ?? this.talking.knock; // what is secret is not even offered behind it
    const { seat, veil } = this.talking;
    if (shut !== null || !seat) return NOTHING;
    return veil ? unveiled(seat.prompt, seat.view, veil) : seat.prompt;
  });
  beside = $derived.by<Beside>(() => {
    const seat = this.talking.seat;
    if (!seat || this.prompt === NOTHING || this.prompt === REPLAY) return {};
    return this.talking.veil ? openBeside(seat.beside, this.prompt) : seat.beside;
  });
  myTurn = $derived.by(() => {
    const { role, standIn } = this.talking;
    const asked = role !== null && this.looking.deciders.includes(role);
    const shut = this.talking.curtain ?? this.talking.knock;
    return !standIn && asked && shut === null && this.looking.live && !this.looking.result;
  });
  private every = $derived.by(() =>
    clicksOf(this.looking.live ? this.prompt.choices : {}, this.looking.board, this.looking.pieces),
  );
  /** What the map offers, by verb, where that is much. */
  filters = $derived(verbsOnMap(this.every, this.prompt.kinds));
  clicks = $derived(this.filter ? only(this.every, this.filter) : this.every);
  open = $derived.by(() => livePlaces(this.clicks, this.looking.pieces, this.prompt.kinds));
  /** An action was sent and is not yet answered. */
  pending = $derived.by(() => this.talking.seat?.pending ?? false);
  undoing = $derived.by(() => this.talking.seat?.undo ?? FREE);
  canUndo = $derived.by(() => {
    const n = this.talking.seat?.n ?? 0;
    return this.looking.live && this.talking.role !== null && n > this.undoing.floor;
  });
  /** What the undo button will do. */
  undoPlan = $derived.by<UndoPlan>(() => {
    const here = this.talking.seats.flatMap(({ role }) => role ?? []);
    const last = this.played.get(this.talking.seat?.n ?? -1) ?? null;
    const able = this.looking.live && !this.looking.result && this.talking.role !== null;
    return able ? undoPlan(this.undoing, here, last) : { does: 'nothing' };
  });
  canRedo = $derived.by(() => this.looking.live && Boolean(this.talking.seat?.redo.length));

  /** A click on a choice. Where dice or losses follow, it says so and asks once. */
  choose = (choice: Choice): void => {
    const offered = this.prompt.choices[choice.verb]?.includes(choice.arg);
    if (!this.myTurn || !offered || this.pending) return;
    if (this.talking.seat?.line !== 'open') return this.talking.say(t('offline-click'));
    if (sameChoice(this.asking, choice)) return this.play(choice);
    if (settings.confirm && isWeighty(choice, this.prompt.kinds)) this.asking = choice;
    else if (this.gate?.(choice) === false) return;
    else if (settings.warn && this.mayHurt(choice)) void this.weigh(choice);
    else this.play(choice);
  };

  /** What is the only thing to do, or simply joins a group, needs no warning. */
  private mayHurt = (choice: Choice): boolean => {
    const lone = onlyChoice(this.prompt.choices) !== null;
    return !lone && !gathers(choice.verb) && this.prompt.kinds?.[choice.verb] !== 'declines';
  };

  private async weigh(choice: Choice): Promise<void> {
    const n = this.talking.seat?.n;
    const slow = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const told = await Promise.race([this.foreseeing.of(choice), slow]);
    if (this.talking.seat?.n !== n || !this.myTurn || this.pending) return;
    const ends = choice.verb in (this.prompt.kinds ?? {});
    if (told && isGrave(told, this.talking.role, ends)) this.asking = choice;
    else this.play(choice);
  }

  private play(choice: Choice): void {
    const seat = this.talking.seat;
    if (!seat) return;
    this.asking = null;
    this.remember(seat.n + 1, choice);
    seat.send({ t: 'play', n: seat.n, verb: choice.verb, arg: choice.arg });
  }

  /** Of what the map offers only this verb; none: all of it. The next question begins anew. */
  get filter(): string {
    return this.sifted.n === this.talking.seat?.n ? this.sifted.verb : '';
  }

  set filter(verb: string) {
    this.sifted = { n: this.talking.seat?.n ?? -1, verb };
  }

  /** What a choice costs and brings, in words. */
  notesOn(choice: Choice): string[] {
    const on = (this.beside.notes ?? []).filter(
      ({ verb, arg }) => verb === choice.verb && (arg === null || arg === choice.arg),
    );
    return on.map(this.looking.words.note);
  }

  /** Something has happened: old advice is void, and a lone choice may be played by itself. */
  heard(seat: Seat): void {
    this.hint = null;
    this.advising.forget();
    this.asking = null;
    this.foreseeing.forget();
    if (seat !== this.talking.seat) return;
    this.grouping.heard(seat);
    this.skip(seat);
  }

  /** Plays a lone choice by itself, unless doing so at once would tell something. */
  private skip(seat: Seat): void {
    clearTimeout(this.skipTimer);
    const only = onlyChoice(seat.prompt.choices);
    const busy = this.talking.curtain ?? this.talking.knock;
    if (!settings.autoSkip || this.gate || !only || busy !== null || seat.n === this.heldAt) return;
    const wait = tellsBySpeed(only, seat.prompt.kinds) ? 800 + Math.random() * 1200 : 450;
    const n = seat.n;
    this.skipTimer = setTimeout(() => {
      if (seat === this.talking.seat && seat.n === n && this.looking.live) this.play(only);
    }, wait);
  }

  /** The screen was not taken: the one who was asked wants nothing. */
  letPass(): void {
    const choice = this.talking.seat && declining(this.talking.seat.prompt);
    this.talking.passed();
    if (choice) this.play(choice);
  }

  undo(to?: number): void {
    const seat = this.talking.seat;
    if (!seat || !this.looking.live) return;
    this.heldAt = to ?? seat.n - 1;
    seat.send(to === undefined ? { t: 'undo' } : { t: 'undo', to });
  }

  /** The one button: a step of one's own, back through the replies, or a request to the others. */
  takeBack(): void {
    const plan = this.undoPlan;
    if (plan.does === 'step' || (plan.does === 'replies' && !plan.ask)) this.undo();
    else if (plan.does !== 'nothing') this.talking.askTakeback(this.undoing.to);
  }

  redo(): void {
    if (this.canRedo) this.talking.seat?.send({ t: 'redo' });
  }

  advise(choice: Choice, plan: [string, Arg][]): void {
    this.hint = choice;
    void this.advising.heard(choice, plan);
  }

  askHint(): void {
    this.talking.seat?.tell({ t: 'hint' });
  }

  private get lastKey(): string {
    return `polemos.last.${this.talking.match}.${this.talking.role}`;
  }

  /** Where the player last acted, so that "what happened since" can be shown. */
  private remember(n: number, choice: Choice): void {
    this.played.set(n, choice);
    localStorage.setItem(this.lastKey, String(n));
  }

  get lastOwn(): number {
    return Number(localStorage.getItem(this.lastKey) ?? 0);
  }

  close(): void {
    clearTimeout(this.skipTimer);
  }
}
