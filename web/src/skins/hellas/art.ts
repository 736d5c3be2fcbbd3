/** The still drawing: quiet sea, parchment land along the real coast, tinted provinces, goods, cities, barriers. */
import { points, round } from '../../board/geometry';
import type { Board, Place, Point } from '../../wire/types';
import { defs, fill, INK, ruledFrame, sea } from '../shared/parchment';
import type { Layout } from '../types';
import { GOODS, isFood, isLuxury } from './goods';
import { areasOf, barriersOf, coastOf, goodOf, isCity, isMountain, sizeOf } from './map';

/** Neighbouring provinces differ; the lettering and borders tell them apart as well. */
const TINTS = [
  '#c98f4a',
  '#8aa05a',
  '#b06a52',
  '#7f93a8',
  '#b79a3e',
  '#8f6f9a',
  '#6f9a86',
  '#a8704a',
  '#93a04a',
  '#a5665f',
];

const FAR =
  '<pattern id="far" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 7H14" stroke="#33616d" stroke-opacity=".3" stroke-width="1.4"/></pattern>';

const hexes = (board: Board, test: (place: Place) => boolean): Place[] =>
  Object.values(board.places).filter((place) => place.polygon && test(place));

function water(board: Board): string {
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

function ground(board: Board): string {
  const tint = Object.values(areasOf(board))
    .flatMap((area, i) =>
      area.hexes.map((h) => {
        const colour = area.kind === 'island' ? '#d9b45a' : TINTS[i % TINTS.length];
        return `<polygon points="${points(board.places[h]!.polygon!)}" fill="${colour}" fill-opacity="${area.kind === 'island' ? 0.34 : 0.3}"/>`;
      }),
    )
    .join('');
  const wash = hexes(board, (place) => place.kind !== 'sea')
    .map((place) => `<polygon points="${points(place.polygon!)}" fill="#efe2bd" fill-opacity=".55"/>`)
    .join('');
  return (
    '<use href="#land" fill="#ecdcb2" stroke="#3d2a12" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<use href="#land" fill="url(#paper)"/>' +
    wash +
    tint +
    '<use href="#land" fill="none" stroke="#3d2a12" stroke-width="1.3" stroke-opacity=".75" stroke-linejoin="round"/>'
  );
}

function grid(board: Board): string {
  const sea = hexes(board, (place) => place.kind === 'sea');
  const land = hexes(board, (place) => place.kind !== 'sea');
  const ring = (place: Place) => `<polygon points="${points(place.polygon!)}"/>`;
  return (
    `<g fill="none" stroke="#33616d" stroke-width=".8" stroke-opacity=".4">${sea.map(ring).join('')}</g>` +
    `<g fill="none" stroke="#6b4a22" stroke-width=".9" stroke-opacity=".6">${land.map(ring).join('')}</g>`
  );
}

/** Borders of provinces and islands: the sides that part an area from what lies beside it. */
function borders(board: Board): string {
  const sides: string[] = [];
  for (const area of Object.values(areasOf(board))) {
    const own = new Set(area.hexes);
    for (const id of area.hexes) {
      const ring = board.places[id]!.polygon!;
      for (let i = 0; i < 6; i++) {
        const [a, b] = [ring[i]!, ring[(i + 1) % 6]!];
        if (!beyond(board, id, a, b).some((other) => own.has(other))) sides.push(`M${a}L${b}`);
      }
    }
  }
  return `<path d="${sides.join('')}" fill="none" stroke="#5a3312" stroke-width="2.4" stroke-opacity=".7" stroke-linecap="round"/>`;
}

/** The neighbour on the far side of a hexside, if the map has one. */
function beyond(board: Board, id: string, a: Point, b: Point): string[] {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [x, y] = board.places[id]!.anchor;
  return (board.places[id]!.adjacent ?? []).filter((other) => {
    const [ox, oy] = board.places[other]!.anchor;
    return Math.hypot((x + ox) / 2 - mx, (y + oy) / 2 - my) < 2;
  });
}

function barriers(board: Board): string {
  const lines = barriersOf(board)
    .map(([a, b]) => `M${a}L${b}`)
    .join('');
  return (
    `<path d="${lines}" stroke="#f4ead0" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="${lines}" stroke="#1f5fa8" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="${lines}" stroke="#f4ead0" stroke-width="1.2" stroke-dasharray="2 4"/>`
  );
}

function peaks([x, y]: Point, s: number): string {
  const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return (
    `<path d="M${p(-13, 7)}L${p(-5, -9)}L${p(1, 2)}L${p(5, -4)}L${p(13, 7)}Z" fill="#c9a871" stroke="#5a3b17" stroke-width="1.1" stroke-linejoin="round"/>` +
    `<path d="M${p(-5, -9)}L${p(-3, -1)}M${p(-4, -7)}L${p(0, 3)}M${p(5, -4)}L${p(8, 4)}" stroke="#5a3b17" stroke-width=".8" fill="none"/>`
  );
}

function city([x, y]: Point): string {
  return (
    `<g transform="translate(${round(x + 13)},${round(y - 12)})"><path d="M-6 5V-1L0-5.4L6-1V5Z" fill="#f4e6c0" stroke="#5c140a" stroke-width="1.2"/>` +
    '<path d="M-3.6 5V-.4M0 5V-.4M3.6 5V-.4M-6-1H6" stroke="#5c140a" stroke-width="1" fill="none"/></g>'
  );
}

/** A good on a disc: dotted rim for food, double rim for luxury. */
function good([x, y]: Point, name: string): string {
  const rim = isFood(name) ? 'stroke-dasharray="2 1.6"' : '';
  const luxury = isLuxury(name) ? '<circle r="11.4" fill="none" stroke="#8f2a1a" stroke-width="1"/>' : '';
  return (
    `<g transform="translate(${round(x - 12)},${round(y - 11)}) scale(1.02)"><circle r="9.8" fill="#fbf1d8" stroke="${INK}" stroke-width="1.1" ${rim}/>` +
    `${luxury}<g transform="scale(.9)">${GOODS[name] ?? ''}</g></g>`
  );
}

function symbols(board: Board): string {
  const size = sizeOf(board) / 30;
  const mountains = hexes(board, isMountain).map((place) =>
    peaks([place.anchor[0], place.anchor[1] + 6], size),
  );
  const cities = hexes(board, isCity).map((place) => city(place.anchor));
  const goods = hexes(board, (place) => goodOf(place) !== '').map((place) =>
    good(place.anchor, goodOf(place)),
  );
  return mountains.join('') + cities.join('') + goods.join('');
}

export function art(board: Board, layout: Layout): string {
  const [w, h] = board.size;
  const paper = defs(board, coastOf(board), [52, 48], FAR) + ruledFrame(board, layout.sheet, [18, 7], 7);
  return `${paper}<g clip-path="url(#chart)">${water(board)}${ground(board)}${grid(board)}${borders(board)}${barriers(board)}${symbols(board)}${fill(w, h, 'fill="url(#edge)"')}</g>`;
}
