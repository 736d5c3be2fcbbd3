/** Who sits here and what goes over the lines: the seats of this machine, requests, notes, bots for absentees. */
import type { Words } from '../text/words';
import { api } from '../wire/api';
import type { Created, SeatInfo, Shown } from '../wire/types';
import type { Choice } from '../table/choices';
import { Seat } from './seat.svelte';
import { keepSeats } from './seats';
import { BOT_PACE, settings } from './settings.svelte';
import { keyed, refusal, t, wordsOf } from './text.svelte';

/** How long a notice stays, in milliseconds. */
const NOTICE = 5000;

type Events = { applied: (seat: Seat, message: Shown) => void; hint: (choice: Choice) => void };

export class Talking {
  seats = $state.raw<Seat[]>([]);
  current = $state(0);
  /** The role that must take the mouse before anything hidden is shown. */
  curtain = $state<string | null>(null);
  notice = $state('');
  takeback = $state.raw<{ seat: Seat; n: number; by: string; to: number } | null>(null);
  /** The match in which the same players meet again. */
  again = $state('');
  /** Who plays which role, as it was when the page was opened; whether something is hidden in this game. */
  kinds = $state.raw<Record<string, SeatInfo>>({});
  hidden = $state(false);
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  seat = $derived<Seat | undefined>(this.seats[this.current]);
  role = $derived(this.seat?.role ?? null);
  /** A bot plays this seat until its owner takes it back. */
  standIn = $derived((this.role !== null && this.seat?.standIns[this.role]) || '');
  /** Nobody else at the table is a person: going back needs no one's leave. */
  alone = $derived(
    Object.entries(this.kinds).every(([role, seat]) => role === this.role || seat.kind.startsWith('bot:')),
  );

  constructor(
    readonly match: string,
    private readonly words: () => Words,
    private readonly on: Events,
  ) {}

  sit(tokens: Record<string, string>): void {
    const roles = Object.entries(tokens);
    const seats: [string | null, string | undefined][] = roles.length ? roles : [[null, undefined]];
    this.seats = seats.map(([role, token]) => this.taken(role, token));
  }

  private taken(role: string | null, token: string | undefined): Seat {
    return new Seat(this.match, role, token, () => BOT_PACE[settings.botSpeed], {
      // a stale click is no mistake of the player: the fresh view that follows says enough
      error: (code, message) => code !== 'stale' && this.say(refusal({ code, message })),
      applied: (seat, message) => this.applied(seat, message),
      takeback: (seat, by, to) => (this.takeback = { seat, n: seat.n, by, to }),
      answered: (yes, refusedBy) => this.answered(yes, refusedBy),
      note: (key, args) => this.say(this.words().t(`note-${keyed(key)}`, this.words().args(args))),
      hint: (verb, arg) => this.on.hint({ verb, arg }),
      rematch: (match, role, token) => {
        keepSeats(match, { [role]: token });
        this.again = match;
      },
    });
  }

  private applied(seat: Seat, message: Shown): void {
    if (this.takeback?.seat === seat && seat.n !== this.takeback.n) this.takeback = null; // any action withdraws it
    this.pass(seat);
    this.on.applied(seat, message);
  }

  /** Several seats here: the mouse goes to the one that must choose. */
  private pass(seat: Seat): void {
    if (this.seats.length < 2 || seat.result) return;
    const next = this.seats.findIndex((s) => s.role !== null && seat.deciders.includes(s.role));
    const mine = this.role !== null && seat.deciders.includes(this.role);
    if (next < 0 || mine || next === this.current) return;
    this.current = next;
    if (this.hidden) this.curtain = this.seats[next]?.role ?? null;
  }

  say = (words: string): void => {
    this.notice = words;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = ''), NOTICE);
  };

  /** Do something that the server may refuse; then its words are shown. */
  attempt = async (what: () => Promise<unknown>): Promise<void> => {
    try {
      await what();
    } catch (reason) {
      this.say(wordsOf(reason));
    }
  };

  askTakeback(to: number): void {
    if (this.seat?.tell({ t: 'takeback', to }) && !this.alone) this.say(t('takeback-sent'));
  }

  answer(yes: boolean): void {
    this.takeback?.seat.tell({ t: 'answer', yes });
    this.takeback = null;
  }

  private answered(yes: boolean, refusedBy: string): void {
    this.takeback = null;
    const done = t(this.alone ? 'went-back' : 'takeback-done');
    this.say(yes ? done : t('takeback-refused', { who: this.words().role(refusedBy) }));
  }

  resign(): void {
    this.seat?.send({ t: 'resign' });
  }

  async branch(n: number, roles: string[]): Promise<Created> {
    const seats = Object.fromEntries(roles.map((role) => [role, 'here']));
    return api.branch(this.match, n, seats, this.seat?.token, this.otherTokens);
  }

  /** The token by which a seat's bot may be changed: its own, or one of who began the match. */
  tokenFor(role: string): string | undefined {
    const own = this.seats.find((seat) => seat.role === role)?.token;
    const began = this.seats.find((seat) => seat.role && this.kinds[seat.role]?.kind === 'here');
    return own ?? began?.token;
  }

  changeBot(role: string, bot: string): Promise<void> {
    const token = this.tokenFor(role);
    return this.attempt(async () => {
      if (!token) return;
      if (bot) await api.standIn(this.match, role, bot, token);
      else await api.handBack(this.match, role, token);
    });
  }

  /** Tokens of the other seats on this machine. */
  get otherTokens(): string[] {
    return this.seats.flatMap((seat) => (seat !== this.seat && seat.token ? [seat.token] : []));
  }

  close(): void {
    clearTimeout(this.noticeTimer);
    this.seats.forEach((seat) => seat.close());
  }
}
