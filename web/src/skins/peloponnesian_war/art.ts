/** The still drawing: sea, parchment land on the real coast, and lines of communication told apart by their stroke. */
import { path, type Rect, type Ring } from '../../board/geometry';
import { paperTile } from '../../board/paper';
import type { Board, Point } from '../../wire/types';
import type { Layout } from '../types';
import { HOME, insetOf, landOf, linesOf, TRACKS, type Line } from './map';

const INK = '#4a3216';

const box = ({ x, y, w, h }: Rect, rest: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${rest}/>`;

function defs(board: Board, all: Ring[]): string {
  return `<defs>
<radialGradient id="sea" cx="55%" cy="45%" r="80%"><stop offset="0" stop-color="#d6e2d9"/><stop offset=".6" stop-color="#c0d3ce"/><stop offset="1" stop-color="#a3bfc0"/></radialGradient>
<pattern id="paper" width="256" height="256" patternUnits="userSpaceOnUse"><image href="${paperTile()}" width="256" height="256"/></pattern>
<pattern id="waves" width="64" height="26" patternUnits="userSpaceOnUse"><path d="M4 8q4-4 8 0t8 0M36 21q4-4 8 0t8 0" fill="none" stroke="#4f7d86" stroke-width=".8" stroke-opacity=".3" stroke-linecap="round"/></pattern>
<path id="land" d="${all.map((ring) => path(ring)).join('')}"/>
<clipPath id="chart"><rect width="${board.size[0]}" height="${board.size[1]}"/></clipPath></defs>`;
}

const shallows = (): string =>
  [
    [34, 0.16],
    [20, 0.22],
    [9, 0.3],
  ]
    .map(
      ([width, strength]) =>
        `<use href="#land" fill="none" stroke="#6a979c" stroke-opacity="${strength}" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
    .join('');

/** Land: solid. Naval: dots. Mixed: dashes and dots. Isthmus: two rails. Storm crossing: long gaps. */
const STROKES: Record<Line[2], string> = {
  land: `stroke="#5a3b17" stroke-width="4"`,
  naval: `stroke="#1d5566" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="0.1 11"`,
  mixed: `stroke="#3d3d22" stroke-width="4" stroke-linecap="round" stroke-dasharray="17 9 0.1 9"`,
  isthmus: `stroke="#5a3b17" stroke-width="9"`,
  storm: `stroke="#7a1c10" stroke-width="3.4" stroke-dasharray="26 18"`,
};

function line([a, b, kind]: Line, board: Board): string {
  const [from, to] = [board.places[a]?.anchor, board.places[b]?.anchor];
  if (!from || !to) return '';
  const d = kind === 'storm' ? bow(from, to) : `M${from}L${to}`;
  const halo = `<path d="${d}" stroke="#f3e7c6" stroke-opacity=".55" stroke-width="9" fill="none"/>`;
  const rails = kind === 'isthmus' ? `<path d="${d}" stroke="#f3e7c6" stroke-width="4" fill="none"/>` : '';
  return `${halo}<path d="${d}" fill="none" ${STROKES[kind]}/>${rails}`;
}

/** The storm crossing swings round the south, clear of the land. */
const bow = ([ax, ay]: Point, [bx, by]: Point): string =>
  `M${ax} ${ay}Q${(ax + bx) / 2} ${Math.max(ay, by) + 120} ${bx} ${by}`;

function panel(rect: Rect): string {
  const inner = { x: rect.x + 7, y: rect.y + 7, w: rect.w - 14, h: rect.h - 14 };
  return (
    box(rect, `fill="#e6d3a3" fill-opacity=".92" stroke="${INK}" stroke-width="3.5"`) +
    box(inner, `fill="none" stroke="${INK}"`)
  );
}

export function art(board: Board, layout: Layout): string {
  const { sheet } = layout;
  const [main, inset] = [landOf(board, 'land'), landOf(board, 'inset_land')];
  const frame =
    box(sheet, 'fill="#ead9b0"') +
    box(sheet, 'fill="url(#paper)" opacity=".8"') +
    box(
      { x: -9, y: -9, w: board.size[0] + 18, h: board.size[1] + 18 },
      `fill="none" stroke="${INK}" stroke-width="8"`,
    );
  const sea = `<rect width="${board.size[0]}" height="${board.size[1]}" fill="url(#sea)"/><rect width="${board.size[0]}" height="${board.size[1]}" fill="url(#waves)"/>`;
  const ground = `<use href="#land" fill="#ecdcb2" stroke="#6b4a22" stroke-width="2.2" stroke-linejoin="round"/><use href="#land" fill="url(#paper)" opacity=".5"/>`;
  const ring = box(insetOf(board), `fill="none" stroke="${INK}" stroke-width="5"`);
  const lines = linesOf(board)
    .map((each) => line(each, board))
    .join('');
  return `${defs(board, [...main, ...inset])}${frame}<g clip-path="url(#chart)">${sea}${shallows()}${ground}${ring}${lines}${panel(TRACKS)}${panel(HOME)}</g>`;
}
