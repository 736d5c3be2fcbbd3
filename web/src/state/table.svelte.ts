/** A match on the table: its seats on this machine, what is shown, and what a click does. */
import { Names } from '../text/names';
import { api, isAway, type Created } from '../wire/api';
import type { Arg, Board, GameInfo, LogLine, Prompt, Summary, View, ViewMessage } from '../wire/types';
import { skinOf } from '../skins';
import type { Layout, Scene, Skin } from '../skins/types';
import { clicksOf, livePlaces, onlyChoice, piecesByPlace, tellsBySpeed, type Choice } from '../table/choices';
import { play as sound } from '../ui/sound';
import { Replay } from './replay.svelte';
import { Seat } from './seat.svelte';
import { keepSeats, seatsOf } from './seats';
import { BOT_PACE, settings } from './settings.svelte';
import { gameText, keyed, t, wordsOf, type GameText } from './text.svelte';

/** How long to wait before asking again a server that does not answer. */
const RETRY = 1500;

const NOTHING: Prompt = { message: 'wait', rule: '', args: {}, choices: {} };

export class Table {
  summary = $state.raw<Summary | null>(null);
  info = $state.raw<GameInfo | null>(null);
  /** The game's own board; while a scene is on, another one is played on. */
  home = $state.raw<Board | null>(null);
  seats = $state.raw<Seat[]>([]);
  current = $state(0);
  /** The role that must take the mouse before anything hidden is shown. */
  curtain = $state<string | null>(null);
  problem = $state('');
  /** The server does not answer; it is asked again. */
  away = $state(false);
  notice = $state('');
  takeback = $state.raw<{ seat: Seat; n: number; by: string; to: number } | null>(null);
  hint = $state.raw<Choice | null>(null);
  /** A choice that waits for "yes, really". */
  asking = $state.raw<Choice | null>(null);
  /** Places lit up by the log or a choice under the pointer. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The table as it was while the last action was carried out, for somebody who follows it step by step. */
  meanwhile = $state.raw<View | null>(null);
  rule = $state<string | null>(null);
  /** The match in which the same players meet again. */
  again = $state('');
  text!: GameText;
  names!: Names;
  homeSkin!: Skin;
  /** The player looks at the game's own board although a scene is on. */
  elsewhere = $state(false);
  readonly replay = new Replay(
    () => this.match,
    () => this.seat?.token,
    () => this.last,
    (reason) => this.say(wordsOf(reason)),
  );
  private heldAt = -1;
  private skipTimer: ReturnType<typeof setTimeout> | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  readonly match: string;

  seat = $derived<Seat | undefined>(this.seats[this.current]);
  role = $derived(this.seat?.role ?? null);
  live = $derived(!this.replay.on);
  /** The table when all has been carried out. */
  present = $derived<View>((this.replay.on ? this.replay.moment?.view : undefined) ?? this.seat?.view ?? {});
  view = $derived<View>((this.replay.on ? null : this.meanwhile) ?? this.present);
  prompt = $derived<Prompt>(
    (this.replay.on ? { ...NOTHING, message: 'replay' } : this.seat?.prompt) ?? NOTHING,
  );
  log = $derived<LogLine[]>((this.replay.on ? this.replay.moment?.log : undefined) ?? this.seat?.log ?? []);
  deciders = $derived(this.seat?.deciders ?? []);
  result = $derived(this.seat?.result ?? null);
  /** Whether there is another board than the game's own to look at, and which one is looked at. */
  staged = $derived<Scene | null>(this.home ? (this.homeSkin.scene?.(this.view, this.home) ?? null) : null);
  scene = $derived(this.elsewhere ? null : this.staged);
  board = $derived(this.scene?.board ?? this.home);
  pieces = $derived(this.scene?.pieces ?? this.view.pieces ?? {});
  layout = $derived<Layout | null>(this.board ? this.skin.layout(this.board) : null);
  selected = $derived(new Set(this.view.selected ?? []));
  focus = $derived(new Set(this.view.focus ?? []));
  stacks = $derived(piecesByPlace(this.pieces));
  /** A bot plays this seat until its owner takes it back. */
  standIn = $derived((this.role !== null && this.seat?.standIns[this.role]) || '');
  /** Nobody else at the table is a person: going back needs no one's leave. */
  alone = $derived(
    Object.entries(this.summary?.seats ?? {}).every(
      ([role, seat]) => role === this.role || seat.kind.startsWith('bot:'),
    ),
  );
  myTurn = $derived(
    !this.standIn && this.role !== null && this.deciders.includes(this.role) && this.live && !this.result,
  );
  clicks = $derived(clicksOf(this.live ? this.prompt.choices : {}, this.board, this.pieces));
  open = $derived(livePlaces(this.clicks, this.pieces));
  canUndo = $derived(this.live && this.role !== null && (this.seat?.n ?? 0) > (this.seat?.undo.floor ?? 0));
  last = $derived(this.seat && this.seat.n >= 0 ? this.seat.n : (this.summary?.number ?? 0));

  constructor(match: string) {
    this.match = match;
  }

  get skin(): Skin {
    return this.scene?.skin ?? this.homeSkin;
  }

  async load(seatToken?: string | null): Promise<void> {
    try {
      await this.lay(seatToken);
      this.away = false;
    } catch (reason) {
      if (isAway(reason)) await this.later(() => this.load(seatToken));
      else this.problem = wordsOf(reason);
    }
  }

  /** The server is not there (the page came from the cache): try until it is, or the player leaves. */
  private async later(again: () => Promise<void>): Promise<void> {
    this.away = true;
    await new Promise((wake) => (this.retryTimer = setTimeout(wake, RETRY)));
    if (!this.closed) await again();
  }

  private async lay(seatToken?: string | null): Promise<void> {
    const summary = await api.match(this.match, seatToken ?? undefined);
    // a seat link was opened: which role it is, the server says
    if (seatToken && summary.role) keepSeats(this.match, { [summary.role]: seatToken });
    this.text = gameText(summary.game);
    this.names = new Names(
      (key) => this.text.find(key),
      () => this.pieces,
      (texts) => this.text.list(texts),
    );
    this.homeSkin = skinOf(summary.game);
    if (!this.seats.length) this.sit(seatsOf(this.match)); // the lines open while the rest is fetched
    const [info, board] = await Promise.all([
      api.game(summary.game),
      api.board(summary.game),
      this.text.load(),
    ]);
    this.info = info;
    this.home = board;
    if (this.seats.length > 1 && info.hidden) this.curtain = this.role;
    this.summary = summary;
  }

  private sit(tokens: Record<string, string>): void {
    const roles = Object.entries(tokens);
    const seats: [string | null, string | undefined][] = roles.length ? roles : [[null, undefined]];
    this.seats = seats.map(
      ([role, token]) =>
        new Seat(this.match, role, token, () => BOT_PACE[settings.botSpeed], {
          error: (code, message) => this.refused(code, message),
          applied: (seat, message) => this.applied(seat, message),
          takeback: (seat, by, to) => (this.takeback = { seat, n: seat.n, by, to }),
          answered: (yes, refusedBy) => this.answered(yes, refusedBy),
          note: (key, args) => this.say(this.text.t(`note-${keyed(key)}`, this.names.args(args))),
          hint: (verb, arg) => (this.hint = { verb, arg }),
          rematch: (match, role, token) => {
            keepSeats(match, { [role]: token });
            this.again = match;
          },
        }),
    );
  }

  private refused(code: string, message: string): void {
    // a stale click is no mistake of the player: the fresh view that follows says enough
    if (code !== 'stale_view' && code !== 'stale') this.say(message || code);
  }

  private applied(seat: Seat, message: ViewMessage): void {
    this.hint = null;
    this.asking = null;
    this.meanwhile = null; // what is new is seen at once
    if (this.takeback?.seat === seat && seat.n !== this.takeback.n) this.takeback = null; // any action withdraws it
    if (message.log_cut !== undefined) this.replay.forget(message.n);
    if (message.log?.some((line) => line.key === 'roll') && message.patch) sound('dice');
    else if (message.patch) sound('move');
    this.pass(seat);
    if (seat === this.seat) this.skip(seat);
  }

  /** Several seats here: the mouse goes to the one that must choose. */
  private pass(seat: Seat): void {
    if (this.seats.length < 2 || seat.result) return;
    const next = this.seats.findIndex((s) => s.role !== null && seat.deciders.includes(s.role));
    const mine = this.role !== null && seat.deciders.includes(this.role);
    if (next < 0 || mine || next === this.current) return;
    this.current = next;
    if (this.info?.hidden) this.curtain = this.seats[next]?.role ?? null;
  }

  /** Plays a lone choice by itself, unless doing so at once would tell something. */
  private skip(seat: Seat): void {
    clearTimeout(this.skipTimer);
    const only = onlyChoice(seat.prompt.choices);
    if (!settings.autoSkip || !only || this.curtain || seat.n === this.heldAt) return;
    const wait = tellsBySpeed(only) ? 800 + Math.random() * 1200 : 450;
    const n = seat.n;
    this.skipTimer = setTimeout(() => {
      if (seat === this.seat && seat.n === n && this.live) this.play(only);
    }, wait);
  }

  /** A click on a choice. Where the player wants it, choices that end something ask first. */
  choose(choice: Choice): void {
    const offered = this.prompt.choices[choice.verb]?.includes(choice.arg);
    if (!this.myTurn || !offered || this.seat?.pending) return;
    const again = this.asking?.verb === choice.verb && this.asking.arg === choice.arg;
    if (settings.confirm && choice.arg === null && !again) this.asking = choice;
    else this.play(choice);
  }

  private play(choice: Choice): void {
    const seat = this.seat;
    if (!seat) return;
    this.asking = null;
    this.remember(seat.n + 1);
    seat.send({ t: 'play', n: seat.n, verb: choice.verb, arg: choice.arg });
  }

  undo(to?: number): void {
    const seat = this.seat;
    if (!seat || !this.live) return;
    this.heldAt = to ?? seat.n - 1;
    seat.send(to === undefined ? { t: 'undo' } : { t: 'undo', to });
  }

  redo(): void {
    if (this.live && this.seat?.redo.length) this.seat.send({ t: 'redo' });
  }

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
    this.say(yes ? done : t('takeback-refused', { who: this.names.role(refusedBy) }));
  }

  askHint(): void {
    this.seat?.tell({ t: 'hint' });
  }

  resign(): void {
    this.seat?.send({ t: 'resign' });
  }

  /** Where the player last acted, so that "what happened since" can be shown. */
  private remember(n: number): void {
    localStorage.setItem(`polemos.last.${this.match}.${this.role}`, String(n));
  }

  get lastOwn(): number {
    return Number(localStorage.getItem(`polemos.last.${this.match}.${this.role}`) ?? 0);
  }

  say(words: string): void {
    this.notice = words;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = ''), 5000);
  }

  light(places: Iterable<string>): void {
    this.lit = new Set(places);
  }

  async branch(n: number): Promise<Created> {
    const seats = Object.fromEntries((this.info?.roles ?? []).map((role) => [role, 'here']));
    return api.branch(this.match, n, seats, this.seat?.token, this.otherTokens);
  }

  /** The token by which a seat's bot may be changed: its own, or one of who began the match. */
  tokenFor(role: string): string | undefined {
    const own = this.seats.find((seat) => seat.role === role)?.token;
    const began = this.seats.find((seat) => seat.role && this.summary?.seats[seat.role]?.kind === 'here');
    return own ?? began?.token;
  }

  async changeBot(role: string, bot: string): Promise<void> {
    const token = this.tokenFor(role);
    if (!token) return;
    try {
      if (bot) await api.standIn(this.match, role, bot, token);
      else await api.handBack(this.match, role, token);
    } catch (reason) {
      this.say(wordsOf(reason));
    }
  }

  /** Tokens of the other seats on this machine. */
  get otherTokens(): string[] {
    return this.seats.flatMap((seat) => (seat !== this.seat && seat.token ? [seat.token] : []));
  }

  /** The words of one choice, as on a button. */
  choiceText = (verb: string, arg: Arg): string => {
    const shown = typeof arg === 'string' ? this.names.any(arg) : arg;
    return this.text.t(`verb-${keyed(verb)}`, shown === null ? {} : { arg: shown });
  };

  promptText = $derived.by(() => {
    if (!this.text) return '';
    const prompt = this.prompt;
    return this.text.t(`prompt-${keyed(prompt.message)}`, this.names.args(prompt.args));
  });

  lineText = (line: LogLine): string => this.text.t(`log-${keyed(line.key)}`, this.names.args(line.args));

  close(): void {
    this.closed = true;
    clearTimeout(this.skipTimer);
    clearTimeout(this.retryTimer);
    this.replay.leave();
    this.seats.forEach((seat) => seat.close());
  }
}
