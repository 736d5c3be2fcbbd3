/** What a finger or a mouse on the map means: a choice, a place opened up, or "what is this?". */
import type { Look } from '../skins/types';
import { joining } from '../table/groups';
import type { Choosing } from './choosing.svelte';
import type { Looking } from './looking.svelte';

export type At = { x: number; y: number };

/** How long a mouse must rest before a stack opens, and before it closes again. */
const OPENS = 450;
const CLOSES = 350;

export class Pointing {
  /** The place that is opened up; `glance`: by a resting mouse. */
  fan = $state.raw<{ place: string; at: At; glance: boolean } | null>(null);
  /** The place that is asked about. */
  about = $state<string | null>(null);
  private pointed: string | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly looking: Looking,
    private readonly choosing: Choosing,
    private readonly look: Look,
    private readonly say: (words: string) => void,
  ) {}

  /** A click on the map: the one thing it can mean, else the place is opened up. */
  pick = (place: string, at: At): void => {
    this.about = null;
    clearTimeout(this.resting);
    const { choosing, looking } = this;
    const meant = choosing.myTurn ? (looking.skin?.pick?.(place, this.look) ?? null) : null;
    const only = meant ?? this.only(place);
    const again = this.fan?.place === place && !this.fan.glance;
    const opens = !only && !again && (choosing.clicks.places.has(place) || looking.stacks.has(place));
    this.fan = opens ? { place, at, glance: false } : null;
    if (only === 'undo') {
      if (choosing.canUndo) choosing.undo();
    } else if (only) choosing.choose(only);
  };

  /** A tap on a piece of an opened place: it joins, leaves, does the one thing it can, or says why not. */
  tap = (piece: string): void => {
    const { choosing, looking } = this;
    const { grouping, prompt, clicks } = choosing;
    if (looking.selected.has(piece) && grouping.drop(piece)) return;
    const all = clicks.pieces.get(piece) ?? [];
    const joins = joining(prompt, piece);
    // a second tap on a chosen piece never does something else with it
    const only = joins ?? (all.length === 1 && !looking.selected.has(piece) ? all[0] : null);
    if (only) choosing.choose(only);
    else if (!all.length) void this.explain(piece);
  };

  /** Why a piece or a place cannot be chosen. */
  private async explain(what: string): Promise<void> {
    const { choosing, looking } = this;
    const [reason] = choosing.myTurn ? await choosing.foreseeing.whyNot(what) : [];
    if (reason) this.say(`${looking.words.why(reason)} (§ ${reason.rule})`);
  }

  /** A group was dragged from one place to another. */
  drag = async (from: string, to: string): Promise<void> => {
    const { choosing, looking } = this;
    if (!choosing.myTurn || from === to) return;
    this.fan = null;
    const open = () => choosing.clicks.places.get(to) ?? [];
    const stack = looking.stacks.get(from) ?? [];
    // what was chosen of the stack goes; where nothing was, all of it that fits
    if (!open().length || !stack.some((id) => looking.selected.has(id)))
      await choosing.grouping.gather(stack);
    const [only, ...others] = open();
    if (only && !others.length) choosing.choose(only);
    else if (only) this.fan = { place: to, at: { x: 0, y: 0 }, glance: false };
    else await this.explain(to);
  };

  /** The only choice of a place and all that stands in it. */
  private only(place: string) {
    const { clicks } = this.choosing;
    const own = clicks.places.get(place) ?? [];
    const here = (this.looking.stacks.get(place) ?? []).flatMap((piece) => clicks.pieces.get(piece) ?? []);
    return own.length + here.length === 1 ? (own[0] ?? here[0] ?? null) : null;
  }

  /** The mouse is on a place that can be chosen, or on none: what it may bring is shown beside the map. */
  point = (place: string | null): void => {
    const only = place && this.choosing.myTurn ? this.only(place) : null;
    if (place !== this.pointed) this.choosing.foreseeing.look(only);
    this.pointed = place;
  };

  /** A mouse that rests on a stack fans it out; it closes again when the mouse is neither on it nor in it. */
  rest = (place: string | null, at: At): void => {
    clearTimeout(this.resting);
    if (this.fan && !this.fan.glance) return;
    if (place === null) this.resting = setTimeout(() => this.fan?.glance && (this.fan = null), CLOSES);
    else if (this.fan?.place !== place)
      this.resting = setTimeout(() => (this.fan = { place, at, glance: true }), OPENS);
  };

  hold = (inside: boolean): void => {
    clearTimeout(this.resting);
    if (!inside) this.rest(null, { x: 0, y: 0 });
  };

  ask = (place: string | null): void => {
    this.fan = null;
    this.about = place;
  };

  /** An opened place closes when nothing is left in it to look at or to choose. */
  tidy(): void {
    const place = this.fan?.place;
    if (place && !this.looking.stacks.has(place) && !this.choosing.open.has(place)) this.fan = null;
  }

  cancel = (): void => {
    this.ask(null);
    this.choosing.asking = null;
    this.looking.rule = null;
  };
}
