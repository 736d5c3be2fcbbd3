/** The still drawing: sea, parchment land on the real coast, and lines of communication told apart by their stroke. */
import type { Board, Point } from '../../wire/types';
import { box, defs, frame, ground, INK, panel, sea } from '../shared/parchment';
import type { Layout } from '../types';
import { HOME, insetOf, landOf, linesOf, TRACKS, type Line } from './map';

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

export function art(board: Board, layout: Layout): string {
  const land = [...landOf(board, 'land'), ...landOf(board, 'inset_land')];
  const water = sea(board, [
    [34, 0.16],
    [20, 0.22],
    [9, 0.3],
  ]);
  const ring = box(insetOf(board), `fill="none" stroke="${INK}" stroke-width="5"`);
  const lines = linesOf(board)
    .map((each) => line(each, board))
    .join('');
  return `${defs(board, land, [55, 45])}${frame(board, layout.sheet, 8)}<g clip-path="url(#chart)">${water}${ground('#ecdcb2', 2.2)}${ring}${lines}${panel(TRACKS)}${panel(HOME)}</g>`;
}
