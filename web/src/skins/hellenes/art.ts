/** The still drawing: sea, parchment land on the real coast, nations tinted, borders told apart by their stroke. */
import { path, type Ring } from '../../board/geometry';
import type { Board, Point } from '../../wire/types';
import { box, defs, frame, ground, INK, panel, sea } from '../shared/parchment';
import type { Layout } from '../types';
import { nationColour } from './facts';
import { bordersOf, coastOf, insetOf, moreOf, OLYMPUS, TRACKS, type Border } from './map';

const open = (line: Ring): string => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;

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

export function art(board: Board, layout: Layout): string {
  const water = sea(board, [
    [26, 0.16],
    [15, 0.22],
    [7, 0.3],
  ]);
  const borders = bordersOf(board)
    .map(([id, border]) => (border.kind === 'land' ? '' : seaBorder(border)) + link(id, border, board))
    .join('');
  const ring = box(insetOf(board), `fill="none" stroke="${INK}" stroke-width="4"`);
  return `${defs(board, coastOf(board), [60, 50])}${frame(board, layout.sheet, 7)}<g clip-path="url(#chart)">${water}${ground('#efe0b8', 1.8)}${provinces(board)}${borders}${ring}${panel(TRACKS)}${panel(OLYMPUS)}</g>`;
}
