/** Where the player looks: the camera over the map, what it may show, and how it goes to a place. */
import type { Layout } from '../skins/types';
import { motionAllowed } from '../state/settings.svelte';
import type { Rect } from './geometry';
import { clampCamera, frameRect, zoomAt, type Camera, type Extent } from './panzoom';

/** How long the eye takes to a place, in milliseconds; how near to the rim a place may be. */
const GLIDE = 320;
const RIM = 48;
/** The buttons of the map stand below it: what is shown whole is not covered by them. */
const TOOLS = 54;

type Kept = { x: number; y: number; k: number };

export class Eye {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  size = $state.raw<Extent>({ w: 0, h: 0 });
  /** The opening view follows the window until the player moves the map. */
  private touched = false;
  private gliding = 0;
  private saving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly layout: () => Layout,
    /** Under which name the view is kept for the next visit. */
    private readonly name: string,
  ) {}

  sheet = $derived.by(() => this.layout().sheet);
  /** The part of the window in which nothing covers the map. */
  room = $derived.by<Extent>(() => ({ w: this.size.w, h: Math.max(0, this.size.h - TOOLS) }));
  fit = $derived.by(() => Math.min(this.room.w / this.sheet.w, this.room.h / this.sheet.h) || 1);
  least = $derived.by(() => this.fit * 0.98);
  most = $derived.by(() =>
    Math.max(3.4, (Math.max(this.size.w / this.sheet.w, this.size.h / this.sheet.h) || 1) * 4),
  );

  /** The window has another size: what was looked at stays where it was. */
  resize(size: Extent): void {
    const first = !this.size.w;
    this.size = size;
    const kept = first ? this.kept() : null;
    if (kept) this.touched = true;
    const wanted = kept ?? (this.touched ? this.camera : this.opening());
    this.camera = clampCamera(wanted, this.room, this.sheet);
  }

  private opening(): Camera {
    const { w, h } = this.size;
    const { opening } = this.layout();
    return frameRect(
      this.local(w < h * 1.05 && opening ? opening : this.sheet),
      this.room,
      this.fit,
      this.most,
    );
  }

  private local = (rect: Rect): Rect => ({ ...rect, x: rect.x - this.sheet.x, y: rect.y - this.sheet.y });

  /** A finger is on the map: from now on it does not move by itself. */
  touch = (): void => {
    this.touched = true;
    cancelAnimationFrame(this.gliding);
  };

  set = (camera: Camera): void => {
    this.touch();
    this.camera = camera;
    this.keep();
  };

  zoomBy(factor: number): void {
    const { w, h } = this.size;
    this.set(this.clamped(zoomAt(this.camera, w / 2, h / 2, factor, this.least, this.most)));
  }

  show(rect?: Rect): void {
    this.set(this.clamped(frameRect(this.local(rect ?? this.sheet), this.room, this.least, this.most)));
  }

  private clamped = (camera: Camera): Camera => clampCamera(camera, this.room, this.sheet);

  /** Where a place is on the screen, relative to the stage. */
  locate(place: string): { x: number; y: number } {
    const [x, y] = this.layout().spots[place]?.anchor ?? [0, 0];
    const { camera, sheet } = this;
    return { x: camera.x + (x - sheet.x) * camera.k, y: camera.y + (y - sheet.y) * camera.k };
  }

  /** Brings places into view by the shortest way; what is in view already does not move. */
  reveal(places: Iterable<string>): void {
    const known = [...places].filter((place) => place in this.layout().spots);
    if (!known.length || !this.size.w) return;
    const at = known.map((place) => this.locate(place));
    const dx = nudge(
      at.map(({ x }) => x),
      this.room.w,
    );
    const dy = nudge(
      at.map(({ y }) => y),
      this.room.h,
    );
    if (dx || dy) this.glide(this.clamped({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }));
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.gliding);
    if (!motionAllowed()) {
      this.camera = to;
      return;
    }
    const from = this.camera;
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.camera = { x: between(from.x, to.x), y: between(from.y, to.y), k: between(from.k, to.k) };
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  /** The middle of the view and its zoom are kept, so that the next visit begins where this one ended. */
  private keep(): void {
    clearTimeout(this.saving);
    this.saving = setTimeout(() => {
      const { camera, size } = this;
      const [x, y] = [(size.w / 2 - camera.x) / camera.k, (size.h / 2 - camera.y) / camera.k];
      sessionStorage.setItem(this.name, JSON.stringify({ x, y, k: camera.k / this.fit }));
    }, 300);
  }

  private kept(): Camera | null {
    const stored = sessionStorage.getItem(this.name);
    if (!stored) return null;
    const { x, y, k: zoom }: Kept = JSON.parse(stored);
    const k = Math.min(this.most, Math.max(this.least, zoom * this.fit));
    return { k, x: this.size.w / 2 - x * k, y: this.size.h / 2 - y * k };
  }

  close(): void {
    cancelAnimationFrame(this.gliding);
    clearTimeout(this.saving);
  }
}

/** How far to move along one axis so that all points are inside; their middle, if they do not fit. */
export function nudge(points: number[], room: number): number {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  if (low >= RIM && high <= room - RIM) return 0;
  if (high - low > room - 2 * RIM) return room / 2 - (low + high) / 2;
  return low < RIM ? RIM * 2 - low : room - RIM * 2 - high;
}
