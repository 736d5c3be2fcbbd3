/** What one seat (or a spectator) sees of a match: fed by its line, shown by the table. */
import { patchedView } from '../wire/patch';
import { Line, type LineState } from '../wire/socket';
import type {
  Arg,
  Beside,
  ClientMessage,
  LogLine,
  OrderTold,
  Prompt,
  Refusal,
  Result,
  ServerMessage,
  Shown,
  UndoFacts,
  View,
} from '../wire/types';

export const NOTHING: Prompt = { message: 'wait', rule: '', args: {}, choices: {} };

/** Lines of the log that are asked for at a time. */
const OLDER = 500;

export type SeatEvents = {
  error: (refusal: Refusal) => void;
  applied: (seat: Seat, message: Shown) => void;
  takeback: (seat: Seat, by: string, to: number) => void;
  answered: (yes: boolean, refusedBy: string) => void;
  note: (key: string, args: LogLine['args']) => void;
  hint: (verb: string, arg: Arg, plan: [string, Arg][]) => void;
  rematch: (match: string, role: string, token: string) => void;
  /** Until what was shown so far has been told. */
  told: () => Promise<void>;
};

export class Seat {
  view = $state.raw<View>({});
  prompt = $state.raw<Prompt>(NOTHING);
  /** What a person is told beside the question: near misses, prices. It follows a moment later. */
  beside = $state.raw<Beside>({});
  deciders = $state.raw<string[]>([]);
  log = $state.raw<LogLine[]>([]);
  undo = $state.raw<UndoFacts>({ floor: 0, needs: 'nothing' });
  redo = $state.raw<number[]>([]);
  result = $state.raw<Result | null>(null);
  bots = $state.raw<string[]>([]);
  /** Roles with somebody at the table now. */
  present = $state.raw<string[]>([]);
  /** Seats of people that a bot plays at present: role -> bot. */
  standIns = $state.raw<Record<string, string>>({});
  /** Who has answered a question that is still put to others. */
  answered = $state.raw<string[]>([]);
  /** Standing orders that the table carries out for this seat. */
  orders = $state.raw<OrderTold[]>([]);
  seed = $state.raw<string | number | undefined>(undefined);
  n = $state(-1);
  line = $state<LineState>('connecting');
  /** An action was sent and is not yet answered. */
  pending = $state(false);

  private readonly wire: Line;
  private readonly waiting: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  /** Steps of others that are still to be shown. */
  get behind(): number {
    return this.waiting.length;
  }
  /** Earlier lines of the log are on their way; all of them are wanted. */
  private reading = false;
  private wanted = false;
  /** Who waits for the answer to which message. */
  private readonly asked = new Map<number, (answer: ServerMessage | null) => void>();

  constructor(
    match: string,
    readonly role: string | null,
    readonly token: string | undefined,
    private readonly pace: () => number,
    private readonly on: SeatEvents,
  ) {
    this.wire = new Line(match, token, {
      message: (m) => this.receive(m),
      state: (s) => this.lineChanged(s),
    });
  }

  private lineChanged(state: LineState): void {
    this.line = state;
    if (state === 'open') return;
    this.pending = false;
    for (const unheard of this.asked.values()) unheard(null);
    this.asked.clear();
  }

  private receive(message: ServerMessage): void {
    if (message.t === 'view') this.enqueue(message);
    else if (message.t === 'what_if' || message.t === 'why' || message.t === 'log')
      this.answer(message.ack, message);
    else if (message.t === 'orders') this.orders = message.orders;
    else if (message.t === 'error') {
      this.pending = false;
      if (this.answer(message.ack, message)) return;
      this.on.error(message);
    } else if (message.t === 'takeback') {
      if (message.ack === undefined) this.on.takeback(this, message.by, message.to); // else: it is asked
    } else if (message.t === 'takeback_answer') this.on.answered(message.yes, message.refused_by ?? '');
    else if (message.t === 'note') this.on.note(message.key, message.args);
    else if (message.t === 'hint') this.on.hint(message.verb, message.arg, message.plan ?? []);
    else if (message.t === 'rematch' && this.token) this.on.rematch(message.match, message.role, this.token);
  }

  private answer(ack: Arg | undefined, answer: ServerMessage): boolean {
    const heard = typeof ack === 'number' ? this.asked.get(ack) : undefined;
    if (typeof ack === 'number') this.asked.delete(ack);
    heard?.(answer);
    return heard !== undefined;
  }

  /** What the table answers to a message: a refusal too; null where the line is down. */
  ask(question: ClientMessage): Promise<ServerMessage | null> {
    const id = this.next;
    return new Promise((resolve) => {
      if (!this.tell(question)) resolve(null);
      else this.asked.set(id, resolve);
    });
  }

  /** Earlier lines of the log than those that are known, or all of them: who searches or counts needs them. */
  async older(all = false): Promise<void> {
    this.wanted ||= all;
    if (this.reading) return;
    this.reading = true;
    do {
      const first = this.log[0]?.i ?? 0;
      const answer = first > 0 ? await this.ask({ t: 'log', before: first, count: OLDER }) : null;
      if (answer?.t !== 'log' || answer.lines.length === 0) this.wanted = false;
      else if (this.log[0]?.i === first) this.log = [...answer.lines, ...this.log];
    } while (this.wanted);
    this.reading = false;
  }

  /** Own answers show at once; other seats' steps one after the other, so that the eye can follow. */
  private enqueue(message: Shown): void {
    this.waiting.push(message);
    const hurry = message.ack !== undefined || message.view !== undefined || document.hidden;
    if (hurry || this.pace() === 0) this.flush();
    else if (this.timer === undefined) this.step();
  }

  private step(): void {
    const message = this.waiting.shift();
    this.timer = undefined;
    if (!message) return;
    this.apply(message);
    const pace = this.pace() / (1 + this.waiting.length / 12);
    this.timer = setTimeout(() => void this.goOn(), message.patch === undefined ? 0 : pace);
  }

  private async goOn(): Promise<void> {
    const { timer } = this;
    await this.on.told();
    if (this.timer === timer) this.step(); // else all was shown at once meanwhile
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const message of this.waiting.splice(0)) this.apply(message);
  }

  private apply(m: Shown): void {
    if (m.beside !== undefined && m.view === undefined) {
      this.beside = m.beside; // nothing else comes with it: it only explains the question
      return;
    }
    if (m.view !== undefined) this.view = m.view;
    if (m.patch !== undefined) this.view = patchedView(this.view, m.patch);
    const cut = m.log_cut ?? m.log?.[0]?.i;
    if (m.view !== undefined) this.log = m.log ?? [];
    else if (cut !== undefined) this.log = [...this.log.filter((line) => line.i < cut), ...(m.log ?? [])];
    if (m.prompt !== undefined) {
      this.prompt = m.prompt;
      this.beside = m.beside ?? {};
    }
    if (m.deciders !== undefined) this.turnTo(m.deciders);
    if (m.undo !== undefined) this.undo = m.undo;
    if (m.redo !== undefined) this.redo = m.redo;
    if (m.result !== undefined) this.result = m.result;
    if (m.bots !== undefined) this.bots = m.bots;
    if (m.present !== undefined) this.present = m.present;
    if (m.stand_ins !== undefined) this.standIns = m.stand_ins;
    if (m.seed !== undefined) this.seed = m.seed;
    this.n = m.n;
    if (m.ack !== undefined) this.pending = false;
    this.on.applied(this, m);
    this.answer(m.ack, m);
  }

  /** Fewer of the same are asked than before: the others have answered. */
  private turnTo(deciders: string[]): void {
    const before = this.deciders;
    const fewer = deciders.length > 0 && deciders.length < before.length;
    const same = fewer && deciders.every((role) => before.includes(role));
    const done = before.filter((role) => !deciders.includes(role));
    const still = deciders.length === before.length && deciders.every((role) => before.includes(role));
    if (!still) this.answered = same ? [...this.answered, ...done] : [];
    this.deciders = deciders;
  }

  /** An action: nothing else can be chosen until its answer has come. */
  send(message: ClientMessage): boolean {
    return (this.pending = this.tell(message));
  }

  /** A word to the table that the match does not wait for (hint, request to take back). */
  tell(message: ClientMessage): boolean {
    return this.wire.send({ ...message, id: this.next++ });
  }

  close(): void {
    clearTimeout(this.timer);
    this.wire.close();
  }
}
