/** Plane geometry for drawing maps: shared borders made organic, coasts in common, points inside. */
import type { Corners, Point, Ring } from '../wire/types';

export type { Ring };
export type Rect = { x: number; y: number; w: number; h: number };

/** A rectangle by its corners. */
export const rectOf = ([x1, y1, x2, y2]: Corners): Rect => ({ x: x1, y: y1, w: x2 - x1, h: y2 - y1 });

export const points = (ring: Ring): string => ring.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const path = (ring: Ring): string => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const round = (x: number): number => Math.round(x * 10) / 10;

export function inside([px, py]: Point, ring: Ring): boolean {
  let within = false;
  let [x1, y1] = ring.at(-1) ?? [0, 0];
  for (const [x2, y2] of ring) {
    if (y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1) within = !within;
    [x1, y1] = [x2, y2];
  }
  return within;
}

/** Distance from a point to a segment, and how far along it the nearest point lies (0 to 1). */
export function toSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): [number, number] {
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length2));
  return [Math.hypot(px - ax - t * dx, py - ay - t * dy), t];
}

/** Written for speed: a map asks this some hundred thousand times before it is first painted. */
export function distance([px, py]: Point, ring: Ring): number {
  let best = Infinity;
  let [ax, ay] = ring.at(-1) ?? [px, py];
  for (const vertex of ring) {
    const bx = vertex[0];
    const by = vertex[1];
    const dx = bx - ax;
    const dy = by - ay;
    const length2 = dx * dx + dy * dy;
    const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length2));
    const ex = px - ax - t * dx;
    const ey = py - ay - t * dy;
    best = Math.min(best, ex * ex + ey * ey);
    ax = bx;
    ay = by;
  }
  return Math.sqrt(best);
}

export function bounds(ring: Ring): Rect {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The area that two rectangles have in common. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How wide the ring is at a height: the room a horizontal lettering has there. */
export function widthAt(ring: Ring, [x, y]: Point): number {
  const cuts: number[] = [];
  let [x1, y1] = ring.at(-1) ?? [0, 0];
  for (const [x2, y2] of ring) {
    if (y1 > y !== y2 > y) cuts.push(((x2 - x1) * (y - y1)) / (y2 - y1) + x1);
    [x1, y1] = [x2, y2];
  }
  const left = Math.max(...cuts.filter((cut) => cut <= x), -Infinity);
  const right = Math.min(...cuts.filter((cut) => cut > x), Infinity);
  return Number.isFinite(right - left) ? 2 * Math.min(x - left, right - x) : 0;
}

/** A number from 0 to 1 that depends only on two points: both neighbours draw the same line. */
function hash(a: Point, b: Point): number {
  let h = 2166136261;
  for (const value of [...a, ...b]) {
    h = Math.imul(h ^ Math.round(value * 10), 16777619);
    h ^= h >>> 13;
  }
  return ((Math.imul(h, 2246822519) >>> 0) % 65536) / 65536;
}

const TOUCH = 0.35;

const near = ([x, y]: Point, box: Rect, gap: number): boolean =>
  x > box.x - gap && y > box.y - gap && x < box.x + box.w + gap && y < box.y + box.h + gap;

/** Adds the neighbours' corners that lie on an edge, so that every inner edge belongs to two rings. */
function joints(ring: Ring, corners: Point[]): Ring {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const box = bounds([a, b]);
    const between = corners
      .filter((corner) => near(corner, box, 1))
      .map((corner) => ({ corner, at: toSegment(corner, a, b) }))
      .filter(({ at: [gap, t] }) => gap < TOUCH && t > 0.001 && t < 0.999)
      .sort((p, q) => p.at[1] - q.at[1]);
    return [a, ...between.map(({ corner }) => corner)];
  });
}

/** Midpoint displacement seeded by the edge itself. */
function wobble(a: Point, b: Point): Ring {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < 9) return [];
  const flip = b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]);
  const [u, v] = flip ? [b, a] : [a, b];
  const push = (hash(u, v) - 0.5) * Math.min(length * 0.16, 7);
  const middle: Point = [
    round((u[0] + v[0]) / 2 - ((v[1] - u[1]) / length) * push),
    round((u[1] + v[1]) / 2 + ((v[0] - u[0]) / length) * push),
  ];
  return [...wobble(a, middle), middle, ...wobble(middle, b)];
}

/** Edges on the sheet's frame or on the reserved rectangle stay straight. */
const straight = (a: Point, b: Point, lines: [number[], number[]]): boolean =>
  (a[0] === b[0] && lines[0].includes(a[0])) || (a[1] === b[1] && lines[1].includes(a[1]));

/** All rings with hand-drawn looking borders, still without gaps between neighbours. */
export function organic(rings: Record<string, Ring>, lines: [number[], number[]]): Record<string, Ring> {
  const seen = new Map<string, Point>();
  for (const ring of Object.values(rings)) for (const p of ring) seen.set(p.join(), p);
  const corners = [...seen.values()];
  return Object.fromEntries(
    Object.entries(rings).map(([id, ring]) => {
      const box = bounds(ring);
      const around = corners.filter((corner) => near(corner, box, 1));
      const jointed = joints(ring, around);
      return [
        id,
        jointed.flatMap((a, i) => {
          const b = jointed[(i + 1) % jointed.length] ?? a;
          return straight(a, b, lines) ? [a] : [a, ...wobble(a, b)];
        }),
      ];
    }),
  );
}

function samples(ring: Ring, step: number): Point[] {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const n = Math.max(1, Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: n }, (_, j): Point => [
      a[0] + ((b[0] - a[0]) * j) / n,
      a[1] + ((b[1] - a[1]) * j) / n,
    ]);
  });
}

/** The stretches that two rings have in common, for instance a beach towards one sea zone. */
export function shared(a: Ring, b: Ring, tolerance = 1.2): Ring[] {
  const along = samples(a, 3);
  const box = bounds(b);
  const touching = along.map((p) => near(p, box, tolerance) && distance(p, b) < tolerance);
  const start = Math.max(0, touching.indexOf(false));
  const found: Ring[] = [];
  let current: Ring = [];
  for (let k = 0; k <= along.length; k++) {
    const i = (start + k) % along.length;
    const point = along[i];
    if (k < along.length && touching[i] && point) current.push(point);
    else {
      if (current.length > 2) found.push(current);
      current = [];
    }
  }
  return found;
}

/** A small generator with a seed of its own: the same map at every visit. */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

/** A slightly bent line from one point to another, as a path. */
export function bend(from: Point, to: Point): string {
  return `M${from[0]} ${from[1]}Q${swerve(from, to).join(' ')} ${to[0]} ${to[1]}`;
}

const swerve = ([x1, y1]: Point, [x2, y2]: Point): Point => [
  (x1 + x2) / 2 - (y2 - y1) * 0.14,
  (y1 + y2) / 2 + (x2 - x1) * 0.14,
];

/** A part (0 to 1) of that way. */
export function along(from: Point, to: Point, part: number): Point {
  const by = swerve(from, to);
  const mix = (i: 0 | 1) => (1 - part) ** 2 * from[i] + 2 * part * (1 - part) * by[i] + part ** 2 * to[i];
  return [mix(0), mix(1)];
}
