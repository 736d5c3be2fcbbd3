/** The still drawing: quiet sea, parchment land along the real coast, tinted provinces, goods, cities, barriers. */
import { points, round } from '../../board/geometry';
import type { HellasBoard, HellasPlace, Point } from '../../wire/types';
import { defs, fill, INK, ruledFrame, sea } from '../shared/parchment';
import type { Layout } from '../types';
import { GOODS, isFood, isLuxury } from './goods';

/** Neighbouring provinces differ; the lettering and borders tell them apart as well. */
const TINTS = [
  'var(--sand-64)',
  'var(--olive-63)',
  'var(--wine-52)',
  'var(--azure-60)',
  'var(--gold-65)',
  'var(--murex-51)',
  'var(--olive-60)',
  'var(--clay-52)',
  'var(--olive-63b)',
  'var(--wine-50)',
];

const FAR =
  '<pattern id="far" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 7H14" stroke="var(--sea-38)" stroke-opacity=".3" stroke-width="1.4"/></pattern>';

const hexes = (board: HellasBoard, test: (place: HellasPlace) => boolean): HellasPlace[] =>
  Object.values(board.places).filter((place) => place.polygon && test(place));

function water(board: HellasBoard): string {
  const far = hexes(board, (place) => 'cost' in place)
    .map((place) => `<polygon points="${points(place.polygon!)}" fill="url(#far)"/>`)
    .join('');
  const bands: [number, number][] = [
    [34, 0.14],
    [20, 0.18],
    [9, 0.26],
  ];
  return sea(board, bands) + far;
}

function ground(board: HellasBoard): string {
  const tint = Object.values(board.areas)
    .flatMap((area, i) =>
      area.hexes.map((h) => {
        const colour = area.kind === 'island' ? 'var(--gold-74)' : TINTS[i % TINTS.length];
        return `<polygon points="${points(board.places[h]!.polygon!)}" fill="${colour}" fill-opacity="${area.kind === 'island' ? 0.28 : 0.2}"/>`;
      }),
    )
    .join('');
  const wash = hexes(board, (place) => place.kind !== 'sea')
    .map(
      (place) =>
        `<polygon points="${points(place.polygon!)}" fill="var(--parchment-91)" fill-opacity=".55"/>`,
    )
    .join('');
  return (
    '<use href="#land" fill="var(--land)" stroke="var(--sepia-19)" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<use href="#land" fill="url(#paper)"/>' +
    wash +
    tint +
    '<use href="#land" fill="none" stroke="var(--sepia-19)" stroke-width="1.3" stroke-opacity=".75" stroke-linejoin="round"/>'
  );
}

function grid(board: HellasBoard): string {
  const sea = hexes(board, (place) => place.kind === 'sea');
  const land = hexes(board, (place) => place.kind !== 'sea');
  const ring = (place: HellasPlace) => `<polygon points="${points(place.polygon!)}"/>`;
  return (
    `<g fill="none" stroke="var(--sea-38)" stroke-width=".8" stroke-opacity=".4">${sea.map(ring).join('')}</g>` +
    `<g fill="none" stroke="var(--coast)" stroke-width=".9" stroke-opacity=".6">${land.map(ring).join('')}</g>`
  );
}

/** Borders of provinces and islands: the sides that part an area from what lies beside it. */
function borders(board: HellasBoard): string {
  const sides: string[] = [];
  for (const area of Object.values(board.areas)) {
    const own = new Set(area.hexes);
    for (const id of area.hexes) {
      const ring = board.places[id]!.polygon!;
      for (let i = 0; i < 6; i++) {
        const [a, b] = [ring[i]!, ring[(i + 1) % 6]!];
        if (!beyond(board, id, a, b).some((other) => own.has(other))) sides.push(`M${a}L${b}`);
      }
    }
  }
  return `<path d="${sides.join('')}" fill="none" stroke="var(--sepia-26b)" stroke-width="2.4" stroke-opacity=".7" stroke-linecap="round"/>`;
}

/** The neighbour on the far side of a hexside, if the map has one. */
function beyond(board: HellasBoard, id: string, a: Point, b: Point): string[] {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [x, y] = board.places[id]!.anchor;
  return (board.places[id]!.adjacent ?? []).filter((other) => {
    const [ox, oy] = board.places[other]!.anchor;
    return Math.hypot((x + ox) / 2 - mx, (y + oy) / 2 - my) < 2;
  });
}

function barriers(board: HellasBoard): string {
  const lines = board.barriers.map(([a, b]) => `M${a}L${b}`).join('');
  return (
    `<path d="${lines}" stroke="var(--panel)" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="${lines}" stroke="var(--azure-40)" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="${lines}" stroke="var(--panel)" stroke-width="1.2" stroke-dasharray="2 4"/>`
  );
}

function peaks([x, y]: Point, s: number): string {
  const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return (
    `<path d="M${p(-13, 7)}L${p(-5, -9)}L${p(1, 2)}L${p(5, -4)}L${p(13, 7)}Z" fill="var(--sand-71)" stroke="var(--ink-soft)" stroke-width="1.1" stroke-linejoin="round"/>` +
    `<path d="M${p(-5, -9)}L${p(-3, -1)}M${p(-4, -7)}L${p(0, 3)}M${p(5, -4)}L${p(8, 4)}" stroke="var(--ink-soft)" stroke-width=".8" fill="none"/>`
  );
}

function city([x, y]: Point): string {
  return (
    `<g transform="translate(${round(x + 13)},${round(y - 11)}) scale(1.35)"><path d="M-6 5V-1L0-5.4L6-1V5Z" fill="var(--parchment-91)" stroke="var(--title)" stroke-width="1.2"/>` +
    '<path d="M-3.6 5V-.4M0 5V-.4M3.6 5V-.4M-6-1H6" stroke="var(--title)" stroke-width="1" fill="none"/></g>'
  );
}

/** A good on a disc: dotted rim for food, double rim for luxury. */
function good([x, y]: Point, name: string): string {
  const rim = isFood(name) ? 'stroke-dasharray="2 1.6"' : '';
  const luxury = isLuxury(name)
    ? '<circle r="11.4" fill="none" stroke="var(--alarm)" stroke-width="1"/>'
    : '';
  return (
    `<g transform="translate(${round(x - 12)},${round(y - 11)}) scale(1.2)"><circle r="9.8" fill="var(--cream)" stroke="${INK}" stroke-width="1.1" ${rim}/>` +
    `${luxury}<g transform="scale(.9)">${GOODS[name] ?? ''}</g></g>`
  );
}

function symbols(board: HellasBoard): string {
  const size = board.hex / 30;
  const mountains = hexes(board, (place) => place.mountain === true).map((place) =>
    peaks([place.anchor[0], place.anchor[1] + 6], size),
  );
  const cities = hexes(board, (place) => place.city === true).map((place) => city(place.anchor));
  const goods = hexes(board, (place) => place.good !== undefined).map((place) =>
    good(place.anchor, place.good ?? ''),
  );
  return mountains.join('') + cities.join('') + goods.join('');
}

export function art(board: HellasBoard, layout: Layout): string {
  const [w, h] = board.size;
  const paper = defs(board, board.coast, [52, 48], FAR) + ruledFrame(board, layout.sheet, [18, 7], 7);
  return `${paper}<g clip-path="url(#chart)">${water(board)}${ground(board)}${grid(board)}${borders(board)}${barriers(board)}${symbols(board)}${fill(w, h, 'fill="url(#edge)"')}</g>`;
}
