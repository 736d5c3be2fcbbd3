/** The still drawing: sea, parchment land on the real coast, nations tinted, borders told apart by their stroke. */
import { path, type Ring } from '../../board/geometry';
import type { Board } from '../../wire/types';
import { box, defs, frame, ground, INK, panel, sea } from '../shared/parchment';
import type { Layout } from '../types';
import { nationColour } from './facts';
import { bordersOf, coastOf, insetOf, linksOf, moreOf, OLYMPUS, TRACKS, type Border } from './map';

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

const HIGH = 'stroke="#2b6177" stroke-width="5" stroke-dasharray="14 5 4 5" fill="none"';

/** Open water: thin dashes. High sea: a thick line with crests. Strait: two rails. */
function seaBorder(border: Border): string {
  const d = border.lines.map(open).join('');
  if (!d) return '';
  if (border.kind === 'high_sea') return `<path d="${d}" ${HIGH}/>`;
  if (border.kind === 'strait')
    return `<path d="${d}" stroke="#1d4656" stroke-width="7" fill="none"/><path d="${d}" stroke="#d6e2d9" stroke-width="3.4" fill="none"/>`;
  return `<path d="${d}" stroke="#4f7d86" stroke-width="1.6" stroke-dasharray="3 5" fill="none"/>`;
}

/** A bridge between two areas that are neighbours and do not meet: a dotted line with a stud at each end.
 *  Over a high sea a crested bar lies across it, as the border there would. */
function link([id, [a, b]]: [string, Ring], kinds: Map<string, string>): string {
  if (!a || !b) return '';
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const [from, to] = [
    [a[0] - ux * 9, a[1] - uy * 9],
    [b[0] + ux * 9, b[1] + uy * 9],
  ];
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const across = `M${mx - uy * 20} ${my + ux * 20}L${mx + uy * 20} ${my - ux * 20}`;
  const bar = kinds.get(id) === 'high_sea' ? `<path d="${across}" ${HIGH}/>` : '';
  const stud = ([x, y]: number[]) => `<circle cx="${x}" cy="${y}" r="4" fill="${INK}"/>`;
  return `${bar}<path d="M${from}L${to}" stroke="#efe0b8" stroke-width="6" stroke-opacity=".8"/><path d="M${from}L${to}" stroke="${INK}" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>${stud(from!)}${stud(to!)}`;
}

export function art(board: Board, layout: Layout): string {
  const water = sea(board, [
    [26, 0.16],
    [15, 0.22],
    [7, 0.3],
  ]);
  const borders = bordersOf(board)
    .map(([, border]) => (border.kind === 'land' ? '' : seaBorder(border)))
    .join('');
  const kinds = new Map(bordersOf(board).map(([id, border]) => [id, border.kind]));
  const links = linksOf(board)
    .map((found) => link(found, kinds))
    .join('');
  const ring = box(insetOf(board), `fill="none" stroke="${INK}" stroke-width="4"`);
  return `${defs(board, coastOf(board), [60, 50])}${frame(board, layout.sheet, 7)}<g clip-path="url(#chart)">${water}${ground('#efe0b8', 1.8)}${provinces(board)}${borders}${ring}${links}${panel(TRACKS)}${panel(OLYMPUS)}</g>`;
}
