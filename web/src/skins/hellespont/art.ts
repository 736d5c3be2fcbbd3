/** The still drawing of the map as SVG markup: parchment land, graded sea, hachures, dotted beaches. */
import { dice, path, points, round, type Ring } from '../../board/geometry';
import type { HellespontBoard, Point } from '../../wire/types';
import { box, defs, fill, INK, panel, ruledFrame, shallows } from '../shared/parchment';
import type { Layout } from '../types';
import { beachesOf, hillsOf, shapesOf } from './map';

const ROSE: Point = [120, 872];

type Maker = {
  board: HellespontBoard;
  layout: Layout;
  w: number;
  h: number;
  land: [string, Ring][];
  sea: [string, Ring][];
};

/** The clips of each zone, and the masks that keep ripples and rhumb lines at sea. */
function zones(m: Maker): string {
  const ripples = [37, 27.5, 19, 11.5]
    .map(
      (r, i) =>
        `<use href="#land" fill="none" stroke="var(--white)" stroke-opacity="${0.4 + i * 0.15}" stroke-width="${r + 1.6}" stroke-linejoin="round"/>` +
        `<use href="#land" fill="none" stroke="var(--black)" stroke-width="${r}" stroke-linejoin="round"/>`,
    )
    .join('');
  const clips = m.land
    .map(([id, ring]) => `<clipPath id="a-${id}"><path d="${path(ring)}"/></clipPath>`)
    .join('');
  const mask = `maskUnits="userSpaceOnUse" x="0" y="0" width="${m.w}" height="${m.h}"`;
  return `<mask id="atsea" ${mask}>${fill(m.w, m.h, 'fill="var(--white)"')}<use href="#land" fill="var(--black)"/></mask>
<mask id="rings" ${mask}>${ripples}<use href="#land" fill="var(--black)"/></mask>
${clips}`;
}

function water(m: Maker): string {
  const straits = m.sea
    .filter(([id]) => m.board.places[id]?.type === 'strait')
    .map(([, ring]) => `<polygon points="${points(ring)}" fill="var(--sea-64)" fill-opacity=".42"/>`)
    .join('');
  const rhumbs = Array.from(
    { length: 16 },
    (_, i) => `<path d="M0 0H2200" transform="translate(${ROSE}) rotate(${i * 22.5})"/>`,
  ).join('');
  const borders = m.sea.map(([, ring]) => `<polygon points="${points(ring)}"/>`).join('');
  return (
    fill(m.w, m.h, 'fill="url(#sea)"') +
    straits +
    fill(m.w, m.h, 'fill="url(#waves)"') +
    shallows([
      [46, 0.16],
      [30, 0.2],
      [15, 0.26],
    ]) +
    fill(m.w, m.h, 'mask="url(#rings)" fill="var(--sea-38)" opacity=".6"') +
    `<g mask="url(#atsea)" stroke="var(--clay-36)" stroke-width=".9" stroke-opacity=".26">${rhumbs}</g>` +
    `<g fill="none" stroke="var(--sea-38)" stroke-width="1.3" stroke-dasharray="7 4 1.5 4" stroke-opacity=".8">${borders}</g>`
  );
}

/** Islands and lakes that have no effect: a little irregular, the same at every visit. */
function blob([x, y]: Point, rx: number, ry: number, seed: number): string {
  const random = dice(seed);
  const ring = Array.from({ length: 22 }, (_, i): Point => {
    const a = (i / 22) * 2 * Math.PI;
    const r = 0.78 + random() * 0.34;
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
  });
  return path(ring);
}

function islands(): string {
  const shapes = [
    blob([84, 712], 42, 62, 5),
    blob([14, 378], 24, 38, 9),
    blob([144, 1046], 20, 14, 3),
    blob([1272, 244], 40, 19, 11),
    blob([1262, 362], 12, 17, 2),
  ].join('');
  return (
    `<path d="${shapes}" fill="none" stroke="var(--sea-60)" stroke-opacity=".35" stroke-width="12" stroke-linejoin="round"/>` +
    `<path d="${shapes}" fill="var(--box)" stroke="var(--sepia-19)" stroke-width="1.6" stroke-linejoin="round"/>`
  );
}

function hill([x, y, s]: [number, number, number]): string {
  const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  const ridge = `M${p(-17, 5)}C${p(-12, 3)} ${p(-9, -3)} ${p(-6, -8)}C${p(-4, -12)} ${p(-1, -14)} ${p(2, -11)}C${p(4, -9)} ${p(6, -9)} ${p(8, -6)}C${p(11, -2)} ${p(14, 3)} ${p(19, 5)}`;
  const shade = `M${p(2, -10)}Q${p(3, -5)} ${p(0, 1)}M${p(4.5, -8)}Q${p(6, -3)} ${p(4, 3)}M${p(7.5, -6)}Q${p(9.5, -1.5)} ${p(8, 4)}M${p(10.5, -2.5)}Q${p(12.5, 0.5)} ${p(12, 4.6)}M${p(13.5, 1)}L${p(15, 4.8)}M${p(-2, -9)}Q${p(-2, -6)} ${p(-4, -3)}`;
  return `<path d="${ridge}Z" fill="var(--sand-75c)"/><path d="${shade}" fill="none" stroke="var(--ink-soft)" stroke-width=".8" stroke-opacity=".75" stroke-linecap="round"/><path d="${ridge}" fill="none" stroke="var(--ink-soft)" stroke-width="1.25" stroke-linecap="round"/>`;
}

function ground(m: Maker): string {
  const zones = m.land
    .map(([id, ring]) => {
      const rough = m.board.places[id]?.type === 'difficult';
      const wash = rough ? `<path d="${path(ring)}" fill="var(--sand-78)"/>` : '';
      const tint = rough
        ? 'stroke="var(--umber-43)" stroke-opacity=".26"'
        : 'stroke="var(--sand-64)" stroke-opacity=".2"';
      return `${wash}<g clip-path="url(#a-${id})"><path d="${path(ring)}" fill="none" ${tint} stroke-width="17" stroke-linejoin="round"/></g>`;
    })
    .join('');
  const borders = m.land.map(([, ring]) => `<path d="${path(ring)}"/>`).join('');
  const lake = blob([1424, 694], 26, 11, 4);
  return (
    '<use href="#land" fill="none" stroke="var(--sepia-19)" stroke-width="3.6" stroke-linejoin="round"/>' +
    '<use href="#land" fill="var(--land)" stroke="var(--land)"/>' +
    zones +
    '<use href="#land" fill="url(#paper)"/>' +
    `<g fill="none" stroke="var(--coast)" stroke-width="1.5" stroke-dasharray="1.5 4.2" stroke-linecap="round">${borders}</g>` +
    `<path d="${lake}" fill="var(--sea-83)" stroke="var(--sea-38)" stroke-width="1.4"/>` +
    hillsOf(m.board).map(hill).join('')
  );
}

function beaches(m: Maker): string {
  const lines = beachesOf(m.board)
    .map((line) => `<polyline points="${points(line)}"/>`)
    .join('');
  const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return (
    `<g ${line} stroke="var(--parchment-88b)" stroke-width="7.5">${lines}</g>` +
    `<g ${line} stroke="var(--gold-43)" stroke-width="2.6" stroke-dasharray="0 5.6">${lines}</g>`
  );
}

/** Arrows from the rear bases to the waters they open on. */
function arrows(m: Maker): string {
  return Object.entries(m.board.places)
    .filter(([, place]) => place.kind === 'base')
    .flatMap(([id, place]) =>
      (place.exits ?? []).map((exit) => {
        const [x, y] = m.layout.spots[id]!.anchor;
        const [tx, ty] = m.board.places[exit]?.anchor ?? [x, y];
        const far = Math.hypot(tx - x, ty - y) || 1;
        const reach = Math.min(150, far * 0.7);
        const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI;
        const body = `M30-4H${round(reach - 18)}V-11L${round(reach)} 0L${round(reach - 18)} 11V4H30Z`;
        return `<path d="${body}" transform="translate(${x},${y}) rotate(${round(turn)})" fill="var(--accent)" fill-opacity=".62" stroke="var(--wine-14)" stroke-width="1"/>`;
      }),
    )
    .join('');
}

function corner(m: Maker): string {
  const { reserved } = shapesOf(m.board);
  return panel(reserved) + box(reserved, 'fill="url(#paper)" opacity=".6"');
}

function rose(): string {
  const star = (angles: number[], tip: number, width: number, base: number) =>
    angles
      .map(
        (a) =>
          `<g transform="rotate(${a})"><path d="M0-${tip}L${width}-${base}L0 0Z" fill="${INK}"/><path d="M0-${tip}L-${width}-${base}L0 0Z" fill="var(--parchment-91)" stroke="${INK}" stroke-width=".8"/></g>`,
      )
      .join('');
  const rings = [46, 38, 14]
    .map((r) => `<circle r="${r}" fill="none" stroke="${INK}" stroke-opacity=".7"/>`)
    .join('');
  return `<g transform="translate(${ROSE})">${rings}${star([45, 135, 225, 315], 36, 5, 8)}${star([0, 90, 180, 270], 58, 7.5, 9)}<path d="M-4-62L0-74L4-62Q0-65-4-62Z" fill="${INK}"/></g>`;
}

export function art(board: HellespontBoard, layout: Layout): string {
  const { rings } = shapesOf(board);
  const of = (kind: string) =>
    Object.entries(rings).filter(([id]) => board.places[id]?.kind === kind) as [string, Ring][];
  const m: Maker = { board, layout, w: board.size[0], h: board.size[1], land: of('land'), sea: of('sea') };
  const coast = m.land.map(([, ring]) => ring);
  const paper = defs(board, coast, [46, 42], zones(m)) + ruledFrame(board, layout.sheet, [24, 9], 8);
  return `${paper}<g clip-path="url(#chart)">${water(m)}${islands()}${ground(m)}${beaches(m)}${arrows(m)}${corner(m)}${fill(m.w, m.h, 'fill="url(#edge)"')}</g>${rose()}`;
}
