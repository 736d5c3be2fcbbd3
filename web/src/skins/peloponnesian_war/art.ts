/** The still drawing: sea, parchment land on the real coast, and lines of communication told apart by their stroke. */
import { path } from '../../board/geometry';
import type { LineKind, Point, WarBoard } from '../../wire/types';
import { box, defs, frame, ground, INK, panel, sea, shallows } from '../shared/parchment';
import type { Layout } from '../types';
import { HOME, insetOf, KEY, KEY_ROW, KEY_SIZE, LINE_KINDS, TRACKS } from './map';

/** Land: solid. Naval: dots. Mixed: dashes and dots. Isthmus: two rails. Storm crossing: long gaps. */
const STROKES: Record<LineKind, string> = {
  land: `stroke="var(--ink-soft)" stroke-width="4"`,
  naval: `stroke="var(--sea-33)" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="0.1 11"`,
  mixed: `stroke="var(--olive-25)" stroke-width="4" stroke-linecap="round" stroke-dasharray="17 9 0.1 9"`,
  isthmus: `stroke="var(--ink-soft)" stroke-width="9"`,
  storm: `stroke="var(--wine-26)" stroke-width="3.4" stroke-dasharray="26 18"`,
};

function line([a, b, kind]: WarBoard['lines'][number], board: WarBoard): string {
  const [from, to] = [board.places[a]?.anchor, board.places[b]?.anchor];
  if (!from || !to) return '';
  return stroke(kind === 'storm' ? bow(from, to) : `M${from}L${to}`, kind);
}

function stroke(d: string, kind: LineKind): string {
  const halo = `<path d="${d}" stroke="var(--parchment-91)" stroke-opacity=".55" stroke-width="9" fill="none"/>`;
  const rails =
    kind === 'isthmus' ? `<path d="${d}" stroke="var(--parchment-91)" stroke-width="4" fill="none"/>` : '';
  return `${halo}<path d="${d}" fill="none" ${STROKES[kind]}/>${rails}`;
}

/** One of each kind of line, in the rows of the key. */
const samples = (): string =>
  LINE_KINDS.map((kind, i) =>
    stroke(`M${KEY.x + 24 * KEY_SIZE} ${KEY.y + (KEY_ROW.first + i * KEY_ROW.step) * KEY_SIZE}h95`, kind),
  ).join('');

/** The storm crossing swings round the south, clear of the land. */
const bow = ([ax, ay]: Point, [bx, by]: Point): string =>
  `M${ax} ${ay}Q${(ax + bx) / 2} ${Math.max(ay, by) + 120} ${bx} ${by}`;

const BANDS: [number, number][] = [
  [34, 0.16],
  [20, 0.22],
  [9, 0.3],
];
const coast = (): string => ground('var(--land)', 2.2);

/** Sicily and Italy: the same drawing of another land, which ends at its frame. */
function inset(board: WarBoard): string {
  const land = (shallows(BANDS) + coast()).replaceAll('#land', '#far');
  const ring = box(insetOf(board), `fill="none" stroke="${INK}" stroke-width="5"`);
  return `<g clip-path="url(#inset)">${land}</g>${ring}`;
}

export function art(board: WarBoard, layout: Layout): string {
  const far = `<path id="far" d="${board.inset_land
    .map((ring) => path(ring))
    .join('')}"/><clipPath id="inset">${box(insetOf(board), '')}</clipPath>`;
  const lines = board.lines.map((each) => line(each, board)).join('');
  const chart = sea(board, BANDS) + coast() + inset(board) + lines;
  const boxes = panel(HOME) + panel(KEY) + samples();
  return `${defs(board, board.land, [55, 45], far)}${frame(board, layout.sheet, 8)}${panel(TRACKS)}<g clip-path="url(#chart)">${chart}${boxes}</g>`;
}
