/** The still drawing: sea, parchment land on the real coast, nations tinted, borders told apart by their stroke. */
import { path } from '../../board/geometry';
import type { Border, HellenesBoard, Ring } from '../../wire/types';
import { box, defs, frame, ground, INK, panel, sea } from '../shared/parchment';
import type { Layout } from '../types';
import { nationColour } from './facts';
import { insetOf, OLYMPUS, TRACKS } from './map';

const open = (line: Ring): string => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;

function provinces(board: HellenesBoard): string {
  return Object.values(board.places)
    .filter((place) => place.kind === 'land')
    .map((place) => {
      const rings = [place.polygon ?? [], ...(place.more ?? [])].filter((ring) => ring.length > 2);
      const colour = nationColour(place.nation);
      const d = rings.map((ring) => path(ring)).join('');
      return `<path d="${d}" fill="${colour}" fill-opacity=".2" stroke="var(--coast)" stroke-width="1.1" stroke-opacity=".7"/>`;
    })
    .join('');
}

const HIGH = 'stroke="var(--sea-39)" stroke-width="5" stroke-dasharray="14 5 4 5" fill="none"';

/** Open water: thin dashes. High sea: a thick line with crests. Strait: two rails. */
function seaBorder(border: Border): string {
  const d = border.lines.map(open).join('');
  if (!d) return '';
  if (border.kind === 'high_sea') return `<path d="${d}" ${HIGH}/>`;
  if (border.kind === 'strait')
    return `<path d="${d}" stroke="var(--sea-28)" stroke-width="7" fill="none"/><path d="${d}" stroke="var(--sea-89)" stroke-width="3.4" fill="none"/>`;
  return `<path d="${d}" stroke="var(--sea-50b)" stroke-width="1.6" stroke-dasharray="3 5" fill="none"/>`;
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
  return `${bar}<path d="M${from}L${to}" stroke="var(--land)" stroke-width="6" stroke-opacity=".8"/><path d="M${from}L${to}" stroke="${INK}" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>${stud(from!)}${stud(to!)}`;
}

export function art(board: HellenesBoard, layout: Layout): string {
  const water = sea(board, [
    [26, 0.16],
    [15, 0.22],
    [7, 0.3],
  ]);
  const borders = Object.values(board.borders)
    .map((border) => (border.kind === 'land' ? '' : seaBorder(border)))
    .join('');
  const kinds = new Map(Object.entries(board.borders).map(([id, border]) => [id, border.kind]));
  const links = Object.entries(board.links)
    .map((found) => link(found, kinds))
    .join('');
  const ring = box(insetOf(board), `fill="none" stroke="${INK}" stroke-width="4"`);
  return `${defs(board, board.coast, [60, 50])}${frame(board, layout.sheet, 7)}<g clip-path="url(#chart)">${water}${ground('var(--land)', 1.8)}${provinces(board)}${borders}${ring}${links}${panel(TRACKS)}${panel(OLYMPUS)}</g>`;
}
