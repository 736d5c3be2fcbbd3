/** What a finger or a mouse on the map means: a choice, a place opened up, or "what is this?". */
import type { Look } from '../skins/types';
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
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly looking: Looking,
    private readonly choosing: Choosing,
    private readonly look: Look,
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

  /** The only choice of a place and all that stands in it. */
  private only(place: string) {
    const { clicks } = this.choosing;
    const own = clicks.places.get(place) ?? [];
    const here = (this.looking.stacks.get(place) ?? []).flatMap((piece) => clicks.pieces.get(piece) ?? []);
    return own.length + here.length === 1 ? (own[0] ?? here[0] ?? null) : null;
  }

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
