/** What is seen of a match: the table now, or at an earlier moment, on the game's own board or in a scene. */
import type { Layout, Scene, Skin } from '../skins/types';
import { piecesByPlace } from '../table/choices';
import { Words } from '../text/words';
import type { Board, GameInfo, LogLine, Shown, Summary, View } from '../wire/types';
import { Replay } from './replay.svelte';
import type { Seat } from './seat.svelte';
import { gameText, wordsOf } from './text.svelte';

/** All that a match is laid out with. */
export type Laid = { summary: Summary; info: GameInfo; board: Board; skin: Skin };

const NO_PIECES: NonNullable<View['pieces']> = {};

export class Looking {
  private laid = $state.raw<Laid | null>(null);
  /** Places lit up by the log or a choice under the pointer. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The table as it was while the last action was carried out, for somebody who follows it step by step. */
  meanwhile = $state.raw<View | null>(null);
  /** The player looks at the game's own board although a scene is on. */
  elsewhere = $state(false);
  /** The screen of the end is open. */
  ending = $state(false);
  /** The paragraph that is explained beside the table. */
  rule = $state<string | null>(null);
  words!: Words;
  readonly replay: Replay;

  constructor(
    readonly match: string,
    private readonly seat: () => Seat | undefined,
    /** The view of all who sit at this screen, while no one is alone with it. */
    private readonly veil: () => View | null,
    say: (words: string) => void,
  ) {
    this.replay = new Replay(
      match,
      () => this.seat()?.token,
      () => this.last,
      (reason) => say(wordsOf(reason)),
    );
  }

  summary = $derived(this.laid?.summary ?? null);
  info = $derived(this.laid?.info ?? null);
  /** The earlier moment that is looked at. */
  private then = $derived.by(() => (this.replay.on ? this.replay.moment : null));
  live = $derived.by(() => !this.replay.on);
  /** The table when all has been carried out. */
  present = $derived.by<View>(() => this.then?.view ?? this.veil() ?? this.seat()?.view ?? {});
  view = $derived<View>((this.live ? this.meanwhile : null) ?? this.present);
  log = $derived.by<LogLine[]>(() => {
    const log = this.then?.log ?? this.seat()?.log ?? [];
    return this.veil() ? log.filter((line) => line.to === undefined) : log;
  });
  deciders = $derived.by(() => this.seat()?.deciders ?? []);
  result = $derived.by(() => this.seat()?.result ?? null);
  /** Another board than the game's own to look at, if there is one; and the one that is looked at. */
  staged = $derived<Scene | null>(
    this.laid ? (this.laid.skin.scene?.(this.view, this.laid.board) ?? null) : null,
  );
  scene = $derived(this.elsewhere ? null : this.staged);
  board = $derived(this.scene?.board ?? this.laid?.board ?? null);
  skin = $derived(this.scene?.skin ?? this.laid?.skin ?? null);
  layout = $derived<Layout | null>(this.board && this.skin ? this.skin.layout(this.board) : null);
  pieces = $derived(this.scene?.pieces ?? this.view.pieces ?? NO_PIECES);
  stacks = $derived(piecesByPlace(this.pieces));
  selected = $derived(new Set(this.view.selected ?? []));
  focus = $derived(new Set(this.view.focus ?? []));
  last = $derived.by(() => {
    const n = this.seat()?.n ?? -1;
    return n >= 0 ? n : (this.summary?.number ?? 0);
  });

  /** The words of a game are there before all else: a line of the log may come at once. */
  speak(game: string, info: GameInfo, skin: Skin): void {
    const side = (role: string) => (this.skin ?? skin).side(role);
    this.words = new Words(gameText(game), info.naming, () => this.pieces, side, () => this.seat()?.prompt.message ?? '');
  }

  lay(laid: Laid): void {
    this.laid = laid;
  }

  /** Something has happened: what is new is seen at once. */
  heard(message: Shown): void {
    this.meanwhile = null;
    if (message.log_cut !== undefined) this.replay.forget(message.n);
  }

  light = (places: Iterable<string>): void => {
    this.lit = new Set(places);
  };

  openRule = (rule: string): void => {
    this.rule = rule;
  };
}
