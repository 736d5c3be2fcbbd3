/** Terrain as on an engraved battle plan: woods of round tops, hachured hills, reeds, dunes, water. */
import { path, round, type Ring } from '../../board/geometry';
import type { Point } from '../../wire/types';
import type { Feature } from '../../wire/types';
import { CELL, cellAt, corner } from './battle';

/** A number from 0 to 1 that depends only on what is drawn: the field looks the same at every look. */
export function chance(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => ((s = (Math.imul(s ^ (s >>> 15), 2246822519) + 374761393) >>> 0), s / 2 ** 32);
}

type Box = { x: number; y: number; w: number; h: number; seed: number };

function boxOf(feature: Feature): Box {
  const [column, row] = cellAt(feature.at);
  const [x, y] = corner(column, row);
  return { x, y, w: feature.columns * CELL, h: feature.rows * CELL, seed: column * 97 + row * 131 + 7 };
}

/** The outline of an area: a rounded patch that fills its rectangle, with worn edges. */
function blob({ x, y, w, h, seed }: Box): Ring {
  const random = chance(seed);
  const ring: Ring = [];
  const steps = Math.max(20, Math.round((w + h) / 9));
  const bulge = (t: number) => Math.sign(t) * Math.abs(t) ** 0.52;
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    const worn = 0.985 - random() * 0.075;
    ring.push([
      x + (w / 2) * (1 + bulge(Math.cos(angle)) * worn),
      y + (h / 2) * (1 + bulge(Math.sin(angle)) * worn),
    ]);
  }
  return smooth(smooth(ring));
}

/** Chaikin: cuts every corner. */
function smooth(ring: Ring): Ring {
  return ring.flatMap(([x1, y1], i): Ring => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    return [
      [x1 * 0.75 + x2 * 0.25, y1 * 0.75 + y2 * 0.25],
      [x1 * 0.25 + x2 * 0.75, y1 * 0.25 + y2 * 0.75],
    ];
  });
}

const shrunk = (ring: Ring, by: number): Ring => {
  const cx = ring.reduce((a, [x]) => a + x, 0) / ring.length;
  const cy = ring.reduce((a, [, y]) => a + y, 0) / ring.length;
  return ring.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by]);
};

/** Short strokes down the slope, from the outline inwards. */
function hachures(ring: Ring, inner: Ring, every: number): string {
  let d = '';
  for (let i = 0; i < ring.length; i += every) {
    const [x1, y1] = ring[i]!;
    const [x2, y2] = inner[i]!;
    d += `M${round(x1)} ${round(y1)}L${round(x1 + (x2 - x1) * 0.8)} ${round(y1 + (y2 - y1) * 0.8)}`;
  }
  return d;
}

/** Spots spread over a box, in rows that are not quite straight. */
function spread(box: Box, step: number, edge: number): Point[] {
  const random = chance(box.seed * 3 + 1);
  const found: Point[] = [];
  for (let y = box.y + edge; y <= box.y + box.h - edge; y += step)
    for (let x = box.x + edge; x <= box.x + box.w - edge; x += step)
      found.push([x + (random() - 0.5) * step * 0.6, y + (random() - 0.5) * step * 0.6]);
  return found;
}

function woods(box: Box): string {
  const floor = path(blob(box));
  const trees = spread(box, 13, 9)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], i) => tree(x, y, 5 + ((i * 7) % 4) * 0.6))
    .join('');
  return `<path d="${floor}" fill="var(--olive-61)" fill-opacity=".75" stroke="var(--olive-39)" stroke-width="1.4" stroke-dasharray="4 3"/>${trees}`;
}

const tree = (x: number, y: number, r: number): string => {
  const [a, b] = [round(x), round(y)];
  return (
    `<ellipse cx="${round(x + 2.4)}" cy="${round(y + 2.6)}" rx="${r}" ry="${round(r * 0.8)}" fill="var(--olive-18)" fill-opacity=".35"/>` +
    `<circle cx="${a}" cy="${b}" r="${r}" fill="var(--olive-48)" stroke="var(--olive-23)" stroke-width=".8"/>` +
    `<path d="M${round(x - r * 0.7)} ${round(y - r * 0.1)}q${round(r * 0.3)} ${round(-r * 0.8)} ${round(r)} ${round(-r * 0.6)}" fill="none" stroke="var(--olive-71c)" stroke-width="1.1" stroke-linecap="round"/>`
  );
};

function hill(box: Box, steep: boolean): string {
  const outer = blob(box);
  const [middle, top] = [shrunk(outer, 0.68), shrunk(outer, 0.36)];
  const tint = steep
    ? ['var(--sand-66)', 'var(--sand-57)', 'var(--edge)']
    : ['var(--sand-77b)', 'var(--parchment-81b)', 'var(--box)'];
  const rings = [outer, middle, top]
    .map((ring, i) => `<path d="${path(ring)}" fill="${tint[i]}" fill-opacity=".9"/>`)
    .join('');
  const strokes = hachures(outer, middle, steep ? 1 : 3) + hachures(middle, top, steep ? 2 : 6);
  const rim = steep
    ? `<path d="${path(middle)}" fill="none" stroke="var(--sepia-22)" stroke-width="1.3"/>`
    : '';
  return `${rings}<path d="${strokes}" fill="none" stroke="var(--ink-soft)" stroke-width="${steep ? 1.15 : 0.8}" stroke-opacity="${steep ? 0.85 : 0.6}" stroke-linecap="round"/>${rim}`;
}

function marsh(box: Box): string {
  const random = chance(box.seed);
  const reeds = spread(box, 15, 9)
    .map(([x, y]) =>
      random() < 0.5
        ? `M${round(x)} ${round(y)}l-2.4-5.4M${round(x)} ${round(y)}v-6.6M${round(x)} ${round(y)}l2.4-5.4M${round(x - 5)} ${round(y)}h10`
        : `M${round(x - 6)} ${round(y)}h12M${round(x - 3)} ${round(y + 3)}h9`,
    )
    .join('');
  return `<path d="${path(blob(box))}" fill="var(--olive-74)" stroke="var(--sea-51)" stroke-width="1.3" stroke-dasharray="2 3"/><path d="${reeds}" fill="none" stroke="var(--sea-34)" stroke-width="1" stroke-linecap="round"/>`;
}

function dunes(box: Box): string {
  const waves = spread(box, 17, 10)
    .map(([x, y]) => `M${round(x - 7)} ${round(y + 2)}q4-7 8-3q3 3 6 1`)
    .join('');
  return `<path d="${path(blob(box))}" fill="var(--parchment-88b)" stroke="var(--sand-60)" stroke-width="1.2" stroke-dasharray="1 4" stroke-linecap="round"/><path d="${waves}" fill="none" stroke="var(--umber-51)" stroke-width="1.1" stroke-linecap="round"/>`;
}

function village(box: Box): string {
  const houses = spread(box, 19, 13)
    .map(([x, y], i) => {
      const [w, h] = i % 2 ? [13, 10] : [10, 13];
      return `<g transform="rotate(${(i * 37) % 30} ${round(x)} ${round(y)})"><rect x="${round(x - w / 2 + 1.6)}" y="${round(y - h / 2 + 1.6)}" width="${w}" height="${h}" fill="var(--ink-deep)" fill-opacity=".35"/><rect x="${round(x - w / 2)}" y="${round(y - h / 2)}" width="${w}" height="${h}" fill="var(--clay-51)" stroke="var(--sepia-14b)" stroke-width="1"/><path d="M${round(x - w / 2)} ${round(y)}h${w}" stroke="var(--sepia-14b)" stroke-width=".9"/></g>`;
    })
    .join('');
  return `<path d="${path(blob(box))}" fill="var(--parchment-79b)" stroke="var(--ink-soft)" stroke-width="2.2"/>${houses}`;
}

/** A line through the middle of a one-cell strip that bends a little, reaching both ends. */
function course(box: Box, sway: number): string {
  const random = chance(box.seed + 5);
  const along = box.w >= box.h;
  const length = along ? box.w : box.h;
  const steps = Math.round(length / (CELL * 1.5));
  const at = (i: number, off: number): Point => {
    const t = (length * i) / steps;
    return along ? [box.x + t, box.y + CELL / 2 + off] : [box.x + CELL / 2 + off, box.y + t];
  };
  const knots = Array.from({ length: steps + 1 }, (_, i) => at(i, (random() - 0.5) * 2 * sway));
  let d = `M${round(knots[0]![0])} ${round(knots[0]![1])}`;
  for (let i = 1; i < knots.length; i++) {
    const [a, b] = [knots[i - 1]!, knots[i]!];
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    d += along
      ? `C${round(mx)} ${round(a[1])} ${round(mx)} ${round(b[1])} ${round(b[0])} ${round(b[1])}`
      : `C${round(a[0])} ${round(my)} ${round(b[0])} ${round(my)} ${round(b[0])} ${round(b[1])}`;
  }
  return d;
}

const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

function river(box: Box): string {
  const d = course(box, 7);
  return (
    stroke(d, 'var(--umber-33)', 27, 'stroke-opacity=".4"') +
    stroke(d, 'var(--sea-50)', 23) +
    stroke(d, 'var(--sea-76)', 19.5) +
    stroke(d, 'var(--sea-59)', 1, 'stroke-dasharray="12 7 4 9"') +
    stroke(d, 'var(--sea-64)', 9, 'stroke-dasharray="2 22" stroke-opacity=".5"')
  );
}

function road(box: Box): string {
  const d = course(box, 3);
  return (
    stroke(d, 'var(--umber-41)', 11) +
    stroke(d, 'var(--box)', 8.4) +
    stroke(d, 'var(--sand-63)', 1, 'stroke-dasharray="5 6"')
  );
}

/** The sea lies along an edge of the board; its shore is the side towards the middle. */
function sea(box: Box, middle: Point): string {
  const along = box.w >= box.h;
  const inner = along
    ? box.y < middle[1]
      ? box.y + box.h
      : box.y
    : box.x < middle[0]
      ? box.x + box.w
      : box.x;
  const bands = [0, 4, 9, 16]
    .map((off, i) => {
      const edge = inner + (inner < (along ? middle[1] : middle[0]) ? -off : off);
      const d = along ? wavy(box.x, edge, box.w, true, i) : wavy(edge, box.y, box.h, false, i);
      return stroke(
        d,
        i === 0 ? 'var(--ink-soft)' : 'var(--sea-50)',
        i === 0 ? 2.4 : 1,
        `stroke-opacity="${1 - i * 0.22}"`,
      );
    })
    .join('');
  return `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="var(--sea-76)"/><rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="url(#ripple)"/>${bands}`;
}

function wavy(x: number, y: number, length: number, along: boolean, seed: number): string {
  const random = chance(seed * 11 + 3);
  let d = `M${x} ${y}`;
  for (let t = 0; t < length; t += 18) {
    const off = round((random() - 0.5) * 4);
    d += along ? `q9 ${off} 18 0` : `q${off} 9 0 18`;
  }
  return d;
}

/** What lies below what: rivers under roads, the sea above all. */
const ORDER: Record<string, number> = { river: 1, road: 2, waterway: 3 };

export function terrain(features: Feature[], middle: Point): string {
  return [...features]
    .sort((a, b) => (ORDER[a.kind] ?? 0) - (ORDER[b.kind] ?? 0))
    .map((feature) => draw(feature.kind, boxOf(feature), middle))
    .join('');
}

function draw(kind: string, box: Box, middle: Point): string {
  if (kind === 'woods') return woods(box);
  if (kind === 'gentle_hill') return hill(box, false);
  if (kind === 'steep_hill') return hill(box, true);
  if (kind === 'marsh') return marsh(box);
  if (kind === 'dunes') return dunes(box);
  if (kind === 'river') return river(box);
  if (kind === 'road') return road(box);
  if (kind === 'waterway') return sea(box, middle);
  return village(box);
}
