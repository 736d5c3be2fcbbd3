/** Pan and zoom by pointer, wheel, pinch, double click or tap, and keyboard. */
export type Camera = { x: number; y: number; k: number };
export type Extent = { w: number; h: number };
export type PanZoomOptions = {
  content: () => Extent;
  /** The part of the window that the content may fill. */
  room: () => Extent;
  get: () => Camera;
  set: (camera: Camera) => void;
  min: () => number;
  max: () => number;
  /** What is dragged itself rather than the map. */
  grabs?: (target: EventTarget | null) => boolean;
};

const DRAG = 5;
const DOUBLE_TAP = 300;
const KEY_STEP = 80;

export const zoomAt = (c: Camera, px: number, py: number, factor: number, lo: number, hi: number): Camera => {
  const k = Math.min(hi, Math.max(lo, c.k * factor));
  const r = k / c.k;
  return { k, x: px - (px - c.x) * r, y: py - (py - c.y) * r };
};

/** Keeps the content over the window, centred on an axis where it is smaller. */
export const clampCamera = (c: Camera, window: Extent, content: Extent, pad = 12): Camera => {
  const axis = (offset: number, room: number, size: number) =>
    size <= room ? (room - size) / 2 : Math.min(pad, Math.max(room - size - pad, offset));
  return { k: c.k, x: axis(c.x, window.w, content.w * c.k), y: axis(c.y, window.h, content.h * c.k) };
};

/** The camera that shows a rectangle of the content as large as it fits. */
export const frameRect = (
  rect: { x: number; y: number; w: number; h: number },
  window: Extent,
  lo: number,
  hi: number,
): Camera => {
  const k = Math.min(hi, Math.max(lo, Math.min(window.w / rect.w, window.h / rect.h)));
  return {
    k,
    x: window.w / 2 - (rect.x + rect.w / 2) * k,
    y: window.h / 2 - (rect.y + rect.h / 2) * k,
  };
};

class Gestures {
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private dragged = false;
  private start = { x: 0, y: 0 };
  private lastTap = 0;

  constructor(
    private readonly element: SVGSVGElement | HTMLElement,
    private readonly o: PanZoomOptions,
  ) {}

  private put(camera: Camera): void {
    this.o.set(clampCamera(camera, this.o.room(), this.o.content()));
  }

  zoom(clientX: number, clientY: number, factor: number): void {
    const box = this.element.getBoundingClientRect();
    this.put(zoomAt(this.o.get(), clientX - box.left, clientY - box.top, factor, this.o.min(), this.o.max()));
  }

  down = (e: PointerEvent): void => {
    if (e.button !== 0 || this.o.grabs?.(e.target)) return;
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (this.fingers.size > 1) {
      this.dragged = true;
      return;
    }
    this.dragged = false;
    this.start = { x: e.clientX, y: e.clientY };
  };

  move = (e: PointerEvent): void => {
    const before = this.fingers.get(e.pointerId);
    if (!before) return;
    const now = { x: e.clientX, y: e.clientY };
    if (this.fingers.size === 1 && !this.drag(e, before, now)) return;
    if (this.fingers.size === 2) this.pinch(e.pointerId, before, now);
    this.fingers.set(e.pointerId, now);
  };

  private drag(e: PointerEvent, before: { x: number; y: number }, now: { x: number; y: number }): boolean {
    if (!this.dragged && Math.hypot(now.x - this.start.x, now.y - this.start.y) < DRAG) return false;
    this.dragged = true;
    // capture only once it is a drag: capturing on pointerdown would retarget the click
    if (!this.element.hasPointerCapture(e.pointerId)) this.element.setPointerCapture(e.pointerId);
    const camera = this.o.get();
    this.put({ ...camera, x: camera.x + now.x - before.x, y: camera.y + now.y - before.y });
    return true;
  }

  private pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    const camera = this.o.get();
    this.put({ ...camera, x: camera.x + (now.x - before.x) / 2, y: camera.y + (now.y - before.y) / 2 });
    this.zoom((now.x + other.x) / 2, (now.y + other.y) / 2, is / was);
  }

  up = (e: PointerEvent): void => {
    this.fingers.delete(e.pointerId);
    if (e.type !== 'pointerup' || this.dragged || e.pointerType !== 'touch') return;
    if (e.timeStamp - this.lastTap < DOUBLE_TAP) this.zoom(e.clientX, e.clientY, 1.8);
    this.lastTap = e.timeStamp;
  };

  /** The click that ends a drag is no click. */
  click = (e: MouseEvent): void => {
    if (!this.dragged) return;
    e.stopPropagation();
    e.preventDefault();
    this.dragged = false;
  };

  double = (e: MouseEvent): void => {
    if (e.target instanceof Element && e.target.closest('[data-choice]')) return;
    this.zoom(e.clientX, e.clientY, 1.8);
  };

  wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const pixels = e.deltaMode === 1 ? e.deltaY * 16 : e.deltaY;
    const step = Math.max(-240, Math.min(240, pixels)) * (e.ctrlKey ? 0.008 : 0.0016);
    this.zoom(e.clientX, e.clientY, Math.exp(-step));
  };

  key = (e: KeyboardEvent): void => {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    const act = this.keyAct(e.key);
    if (!act) return;
    e.preventDefault();
    act();
  };

  private keyAct(key: string): (() => void) | undefined {
    const box = this.element.getBoundingClientRect();
    const camera = this.o.get();
    const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => this.put({ ...camera, x: camera.x + KEY_STEP }),
      ArrowRight: () => this.put({ ...camera, x: camera.x - KEY_STEP }),
      ArrowUp: () => this.put({ ...camera, y: camera.y + KEY_STEP }),
      ArrowDown: () => this.put({ ...camera, y: camera.y - KEY_STEP }),
      '+': () => this.zoom(...middle, 1.25),
      '=': () => this.zoom(...middle, 1.25),
      '-': () => this.zoom(...middle, 0.8),
      '0': () => this.put({ x: 0, y: 0, k: this.o.min() }),
    };
    return acts[key];
  }
}

export function panzoom(element: SVGSVGElement | HTMLElement, options: PanZoomOptions): () => void {
  const g = new Gestures(element, options);
  const on: [string, (e: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', g.down],
    ['pointermove', g.move],
    ['pointerup', g.up],
    ['pointercancel', g.up],
    ['click', g.click, { capture: true }],
    ['dblclick', g.double],
    ['wheel', g.wheel, { passive: false }],
    ['keydown', g.key],
  ];
  for (const [type, listener, o] of on) element.addEventListener(type, listener as EventListener, o);
  return () => {
    for (const [type, listener, o] of on) element.removeEventListener(type, listener as EventListener, o);
  };
}
