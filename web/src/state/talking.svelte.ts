/** Who sits here and what goes over the lines: the seats of this machine, requests, notes, bots for absentees. */
import type { Words } from '../text/words';
import { api } from '../wire/api';
import type { Arg, Created, Refusal, SeatInfo, Shown, View } from '../wire/types';
import { onlyChoice, type Choice } from '../table/choices';
import { Seat } from './seat.svelte';
import { keepSeats } from './seats';
import { manner, shared } from './secrets';
import { BOT_PACE, settings } from './settings.svelte';
import { keyed, refusal, t, wordsOf } from './text.svelte';

/** How long a notice stays, in milliseconds. */
const NOTICE = 5000;

type Events = {
  applied: (seat: Seat, message: Shown) => void;
  hint: (choice: Choice, plan: [string, Arg][]) => void;
  told: () => Promise<void>;
};

export class Talking {
  seats = $state.raw<Seat[]>([]);
  current = $state(0);
  /** The role that must take the mouse before anything hidden is shown. */
  curtain = $state<string | null>(null);
  /** The role whose secrets are on the screen, where several sit at it. */
  private shownTo = $state<string | null>(null);
  /** Who was alone with the screen before a knock, and to whom it goes back since nobody took it. */
  private held: string | null = null;
  private returned: string | null = null;
  /** The role that may take the screen for a reaction; it wants nothing unless it says so in time. */
  knock = $state<string | null>(null);
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
  /** Roles of bots, and of people who do not sit at this machine. */
  botRoles = $derived(this.rolesOf((seat) => seat.kind.startsWith('bot:')));
  elsewhere = $derived(this.rolesOf((seat) => !seat.kind.startsWith('bot:')));
  /** Nobody else at the table is a person elsewhere: going back needs no one's leave. */
  alone = $derived(!this.elsewhere.length);

  constructor(
    readonly match: string,
    private readonly words: () => Words,
    private readonly on: Events,
  ) {}

  private rolesOf(of: (seat: SeatInfo) => boolean): string[] {
    const here = new Set(this.seats.map((seat) => seat.role));
    return Object.keys(this.kinds).filter((role) => !here.has(role) && of(this.kinds[role]!));
  }

  sit(tokens: Record<string, string>): void {
    const roles = Object.entries(tokens);
    const seats: [string | null, string | undefined][] = roles.length ? roles : [[null, undefined]];
    this.seats = seats.map(([role, token]) => this.taken(role, token));
  }

  private taken(role: string | null, token: string | undefined): Seat {
    return new Seat(this.match, role, token, () => BOT_PACE[settings.botSpeed], {
      // a stale click is no mistake of the player: the fresh view that follows says enough
      error: (refused) => refused.error !== 'stale' && this.refused(refused),
      applied: (seat, message) => this.applied(seat, message),
      told: () => this.on.told(),
      takeback: (seat, by, to) => this.wanted(seat, by, to),
      answered: (yes, refusedBy) => this.answered(yes, refusedBy),
      note: (key, args) => this.say(this.words().t(`note-${keyed(key)}`, this.words().args(args))),
      hint: (verb, arg, plan) => this.on.hint({ verb, arg }, plan),
      rematch: (match, role, token) => {
        keepSeats(match, { [role]: token });
        this.again = match;
      },
    });
  }

  /** Every seat of this machine has its view: before that nobody can say what all may see. */
  ready = $derived(this.seats.length > 0 && this.seats.every(({ n }) => n >= 0));
  /** Several sit at this screen, and something is hidden from some of them. */
  private shares = $derived(this.hidden && this.seats.length > 1);
  /** What all at this screen may see, while no one is alone with it. */
  veil = $derived.by<View | null>(() => {
    const seat = this.seat;
    if (!this.shares || !seat || seat.result || this.shownTo === seat.role) return null;
    return this.commonTo(seat);
  });

  private commonTo = (seat: Seat): View =>
    shared(
      seat.view,
      this.seats.filter((other) => other !== seat).map((other) => other.view),
    );

  /** A refusal has its reason, where the rules know it. */
  private refused({ error, message, reasons }: Refusal): void {
    const why = reasons?.[0];
    this.say(why ? this.words().why(why) : refusal({ code: error, message }));
  }

  private applied(seat: Seat, message: Shown): void {
    if (this.takeback?.seat === seat && seat.n !== this.takeback.n) this.takeback = null; // any action withdraws it
    this.pass();
    this.on.applied(seat, message);
  }

  private isAsked = (seat: Seat | undefined): boolean =>
    seat !== undefined && seat.role !== null && seat.deciders.includes(seat.role) && !seat.result;

  /** Several seats here: the mouse goes to the one that must choose. */
  private pass(): void {
    if (this.seats.length < 2) return;
    const next = this.isAsked(this.seat) ? this.current : this.seats.findIndex(this.isAsked);
    const seat = this.seats[next];
    if (!seat) return;
    if (next !== this.current) this.hand(seat.role);
    this.current = next;
    if (this.shares && this.shownTo !== seat.role && this.ready) this.ask(seat);
  }

  /** The screen goes to another seat, or back to the one who never left it. */
  private hand(role: string | null): void {
    if (this.shownTo) this.held = this.shownTo;
    this.shownTo = this.returned === role ? role : null;
    this.returned = null;
  }

  /** Openly where nothing is secret, else by a knock or behind the curtain. */
  private ask(seat: Seat): void {
    const asked = manner(seat.prompt, seat.view, this.commonTo(seat), seat.deciders.length > 1);
    // what is no choice is played by itself: nobody need be alone with it
    const how = asked === 'alone' && settings.autoSkip && onlyChoice(seat.prompt.choices) ? 'openly' : asked;
    const knock = how === 'knock' && settings.reactions === 'knock';
    this.knock = knock ? seat.role : null;
    if (!knock) this.held = null;
    this.curtain = how !== 'openly' && !knock ? seat.role : null;
  }

  /** A player has sat down, or wants to look at what is his: the others look away. */
  draw = (): void => {
    this.knock = this.held = null;
    this.curtain = this.role;
  };
  /** Nobody took the screen: who was alone with it still is. */
  passed(): void {
    this.knock = null;
    this.returned = this.held;
  }
  undraw = (): void => {
    this.shownTo = this.curtain;
    this.curtain = null;
  };
  /** A player at a shared screen who could look at what is his. */
  mayLook = $derived(this.veil !== null && this.curtain === null);

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

  /** Somebody asks to go back; who sits at this machine with him has agreed already. */
  private wanted(seat: Seat, by: string, to: number): void {
    if (this.seats.some((own) => own.role === by)) seat.tell({ t: 'answer', yes: true });
    else this.takeback = { seat, n: seat.n, by, to };
  }

  /** Back to an action, or to before one's own last one. */
  askTakeback(to?: number): void {
    const asked = this.seat?.tell(to === undefined ? { t: 'takeback' } : { t: 'takeback', to });
    if (asked && !this.alone) this.say(t('takeback-sent'));
  }

  answer(yes: boolean): void {
    this.takeback?.seat.tell({ t: 'answer', yes });
    this.takeback = null;
  }

  private answered(yes: boolean, refusedBy: string): void {
    this.takeback = null;
    this.say(yes ? t('takeback-done') : t('takeback-refused', { who: this.words().role(refusedBy) }));
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
