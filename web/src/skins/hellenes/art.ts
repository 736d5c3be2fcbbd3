/** The still drawing: sea, parchment land on the real coast, nations tinted, borders told apart by their stroke. */
import { path, type Rect, type Ring } from '../../board/geometry';
import { paperTile } from '../../board/paper';
import type { Board, Point } from '../../wire/types';
import type { Layout } from '../types';
import { nationColour } from './facts';
import { bordersOf, coastOf, insetOf, moreOf, OLYMPUS, TRACKS, type Border } from './map';

const INK = '#4a3216';

const box = ({ x, y, w, h }: Rect, rest: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${rest}/>`;
const open = (line: Ring): string => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;

function defs(board: Board): string {
  const coast = coastOf(board)
    .map((ring) => path(ring))
    .join('');
  return `<defs>
<radialGradient id="sea" cx="60%" cy="50%" r="80%"><stop offset="0" stop-color="#d6e2d9"/><stop offset=".6" stop-color="#c0d3ce"/><stop offset="1" stop-color="#a3bfc0"/></radialGradient>
<pattern id="paper" width="256" height="256" patternUnits="userSpaceOnUse"><image href="${paperTile()}" width="256" height="256"/></pattern>
<pattern id="waves" width="64" height="26" patternUnits="userSpaceOnUse"><path d="M4 8q4-4 8 0t8 0M36 21q4-4 8 0t8 0" fill="none" stroke="#4f7d86" stroke-width=".8" stroke-opacity=".3" stroke-linecap="round"/></pattern>
<path id="land" d="${coast}"/>
<clipPath id="chart"><rect width="${board.size[0]}" height="${board.size[1]}"/></clipPath></defs>`;
}

const shallows = (): string =>
  [
    [26, 0.16],
    [15, 0.22],
    [7, 0.3],
  ]
    .map(
      ([width, strength]) =>
        `<use href="#land" fill="none" stroke="#6a979c" stroke-opacity="${strength}" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
    .join('');

function provinces(board: Board): string {
  return Object.entries(board.places)
    .filter(([, place]) => place.kind === 'land')
    .map(([id, place]) => {
      const rings = [place.polygon ?? [], ...moreOf(board, id)].filter((ring) => ring.length > 2);
      const colour = nationColour(place['nation'] as string | undefined);
      const d = rings.map((ring) => path(ring as Ring)).join('');
      return `<path d="${d}" fill="${colour}" fill-opacity=".2" stroke="#6b4a22" stroke-width="1.1" stroke-opacity=".7"/>`;
    })
    .join('');
}

/** Open water: thin dashes. High sea: a thick line with crests. Strait: two rails. */
function seaBorder(border: Border): string {
  const d = border.lines.map(open).join('');
  if (!d) return '';
  if (border.kind === 'high_sea')
    return `<path d="${d}" class="high" stroke="#2b6177" stroke-width="5" stroke-dasharray="14 5 4 5" fill="none"/>`;
  if (border.kind === 'strait')
    return `<path d="${d}" stroke="#1d4656" stroke-width="7" fill="none"/><path d="${d}" stroke="#d6e2d9" stroke-width="3.4" fill="none"/>`;
  return `<path d="${d}" stroke="#4f7d86" stroke-width="1.6" stroke-dasharray="3 5" fill="none"/>`;
}

/** Neighbours by the rules whose areas do not touch on the drawing. */
function link(id: string, border: Border, board: Board): string {
  const [a, b] = id.split('-').map((end) => board.places[end]?.anchor) as [Point?, Point?];
  if (!a || !b || border.lines.length || border.kind === 'coast' || border.kind === 'normal') return '';
  return `<path d="M${a}L${b}" stroke="${INK}" stroke-width="1.6" stroke-dasharray="2 4" fill="none" opacity=".55"/>`;
}

function panel(rect: Rect): string {
  const inner = { x: rect.x + 6, y: rect.y + 6, w: rect.w - 12, h: rect.h - 12 };
  return (
    box(rect, `fill="#e6d3a3" fill-opacity=".94" stroke="${INK}" stroke-width="3"`) +
    box(inner, `fill="none" stroke="${INK}"`)
  );
}

export function art(board: Board, layout: Layout): string {
  const { sheet } = layout;
  const [w, h] = board.size;
  const frame =
    box(sheet, 'fill="#ead9b0"') +
    box(sheet, 'fill="url(#paper)" opacity=".8"') +
    box({ x: -8, y: -8, w: w + 16, h: h + 16 }, `fill="none" stroke="${INK}" stroke-width="7"`);
  const sea = `<rect width="${w}" height="${h}" fill="url(#sea)"/><rect width="${w}" height="${h}" fill="url(#waves)"/>`;
  const ground = `<use href="#land" fill="#efe0b8" stroke="#6b4a22" stroke-width="1.8" stroke-linejoin="round"/><use href="#land" fill="url(#paper)" opacity=".5"/>`;
  const borders = bordersOf(board)
    .map(([id, border]) => (border.kind === 'land' ? '' : seaBorder(border)) + link(id, border, board))
    .join('');
  const ring = box(insetOf(board), `fill="none" stroke="${INK}" stroke-width="4"`);
  return `${defs(board)}${frame}<g clip-path="url(#chart)">${sea}${shallows()}${ground}${provinces(board)}${borders}${ring}${panel(TRACKS)}${panel(OLYMPUS)}</g>`;
}
