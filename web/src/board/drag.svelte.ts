/** A stack with something to choose in it, or chosen, is dragged to where it shall go. */
import type { Look } from '../skins/types';
import type { Point } from '../wire/types';

/** How far a pointer goes before it is a drag, in pixels. */
const FAR = 10;

export const placeAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-place]')?.dataset['place'] : undefined;

export class Drag {
  private from = '';
  start = $state.raw<Point>([0, 0]);
  now = $state.raw<Point>([0, 0]);
  far = $state(false);

  constructor(
    private readonly look: () => Look,
    private readonly selected: () => ReadonlySet<string>,
    private readonly dropped: (from: string, to: string) => void,
  ) {}

  /** The place of the stack under the pointer, if it can be dragged. */
  grabs = (target: EventTarget | null): string | undefined => {
    const stack = target instanceof Element ? target.closest<SVGElement>('[data-stack]') : null;
    const place = stack?.dataset['place'];
    const look = this.look();
    const ids = place && look.myTurn ? (look.stacks.get(place) ?? []) : [];
    return ids.some((id) => this.selected().has(id) || look.clicks.pieces.has(id)) ? place : undefined;
  };

  begin(e: PointerEvent, at: Point): void {
    this.from = (e.button === 0 && this.grabs(e.target)) || '';
    this.start = this.now = at;
    this.far = false;
  }

  move(e: PointerEvent, at: Point, board: Element): void {
    if (!this.from || !e.buttons) return;
    this.now = at;
    if (this.far || Math.hypot(at[0] - this.start[0], at[1] - this.start[1]) < FAR) return;
    this.far = true;
    board.setPointerCapture(e.pointerId);
  }

  end(e: PointerEvent): void {
    const to = this.far ? placeAt(document.elementFromPoint(e.clientX, e.clientY)) : undefined;
    if (to) this.dropped(this.from, to);
    this.from = '';
  }

  /** Whether a click only ends a drag. */
  swallows(): boolean {
    const ended = this.far;
    this.cancel();
    return ended;
  }

  cancel(): void {
    this.from = '';
    this.far = false;
  }
}
