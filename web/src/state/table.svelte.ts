/** A match on the table: laid out from what the server tells, then looked at, chosen in and talked over. */
import { skinOf } from '../skins';
import type { Look } from '../skins/types';
import { play as sound } from '../ui/sound';
import { api, isAway } from '../wire/api';
import type { Shown } from '../wire/types';
import { Choosing } from './choosing.svelte';
import { Looking } from './looking.svelte';
import type { Seat } from './seat.svelte';
import { keepSeats, seatsOf } from './seats';
import { Story } from './story.svelte';
import { Talking } from './talking.svelte';
import { gameText, wordsOf } from './text.svelte';

/** How long to wait before asking again a server that does not answer. */
const RETRY = 1500;

export class Table {
  problem = $state('');
  /** The server does not answer; it is asked again. */
  away = $state(false);
  readonly talking: Talking;
  readonly looking: Looking;
  readonly choosing: Choosing;
  readonly story: Story;
  /** What the skin is given of all this. */
  readonly look: Look;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private hurried = false;

  constructor(readonly match: string) {
    this.talking = new Talking(match, () => this.looking.words, {
      applied: (seat, message) => this.applied(seat, message),
      hint: (choice, plan) => this.choosing.advise(choice, plan),
      told: () => this.story.told(),
    });
    this.looking = new Looking(
      match,
      () => this.talking.seat,
      () => this.talking.veil,
      this.talking.say,
    );
    this.choosing = new Choosing(this.looking, this.talking);
    this.story = new Story(this.looking, () => this.talking.seat?.behind ?? 0);
    this.look = lookOf(this.looking, this.choosing, this.talking);
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
    const { game } = summary;
    const drawing = Promise.all([api.board(game), gameText(game).load()]);
    const [info, skin] = await Promise.all([api.game(game), skinOf(game)]);
    this.looking.speak(game, info, skin);
    this.talking.kinds = summary.seats;
    this.talking.hidden = info.hidden;
    if (!this.talking.seats.length && !this.closed) this.talking.sit(seatsOf(this.match)); // while the rest is fetched
    const [board] = await drawing;
    this.looking.lay({ summary, info, board, skin });
  }

  private applied(seat: Seat, message: Shown): void {
    this.looking.heard(message);
    const tells = seat === this.talking.seat && this.looking.words && !this.hurried;
    if (tells) this.story.heard(seat, message);
    if (message.result) this.looking.ending = true;
    if (message.log?.some((line) => line.key === 'roll') && message.patch) sound('dice');
    else if (message.patch) sound('move');
    this.choosing.heard(seat);
  }

  /** The rest is not told: the board shows at once how it stands. */
  skip = (): void => {
    this.hurried = true;
    this.story.skip();
    this.talking.seats.forEach((seat) => seat.flush());
    this.hurried = false;
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.choosing.close();
    this.story.skip();
    this.looking.replay.leave();
    this.talking.close();
  }
}

const NO_BOARD: Look['board'] = { size: [0, 0], places: {} };

/** The narrow view of the table that skins have. */
export function lookOf(looking: Looking, choosing: Choosing, talking: Talking): Look {
  return {
    get words() {
      return looking.words;
    },
    get board() {
      return looking.board ?? NO_BOARD;
    },
    get view() {
      return looking.view;
    },
    get present() {
      return looking.present;
    },
    get pieces() {
      return looking.pieces;
    },
    get stacks() {
      return looking.stacks;
    },
    get log() {
      return looking.log;
    },
    get replaying() {
      return looking.replay.on;
    },
    get role() {
      return talking.role;
    },
    get roles() {
      return looking.info?.roles ?? [];
    },
    get deciders() {
      return looking.deciders;
    },
    get scenario() {
      return looking.summary?.scenario ?? '';
    },
    get myTurn() {
      return choosing.myTurn;
    },
    get prompt() {
      return choosing.prompt;
    },
    get clicks() {
      return choosing.clicks;
    },
    get open() {
      return choosing.open;
    },
    get focus() {
      return looking.focus;
    },
    get lit() {
      return looking.lit;
    },
    choose: choosing.choose,
    notes: (choice) => choosing.notesOn(choice),
    ponder: choosing.foreseeing.look,
    light: looking.light,
    openRule: looking.openRule,
    parts: (action) => api.parts(talking.match, action, talking.seat?.token),
    pretend: (view) => (looking.meanwhile = view),
  };
}
