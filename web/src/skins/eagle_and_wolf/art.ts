/** The still drawing: Italy, Sicily and Epirus on the real coast, seas parted by dashes, the Africa box. */
import { path, type Ring } from '../../board/geometry';
import type { CampaignBoard } from '../../wire/types';
import { box, defs, fill, frame, ground, INK, panel, sea } from '../shared/parchment';
import type { Layout } from '../types';
import { EMERGENCY, ringsOf, territories, TIME, zones } from './map';

/** Ground that is hilly by nature gets a few hills, so that the peninsula does not look flat. */
const HILLS: [number, number][] = [
  [300, 90],
  [356, 176],
  [420, 260],
  [500, 320],
  [560, 400],
  [640, 470],
  [700, 520],
  [770, 600],
  [850, 690],
  [905, 800],
  [880, 940],
  [590, 1040],
  [560, 1075],
  [1390, 330],
  [1430, 430],
  [1380, 520],
  [1450, 620],
  [1500, 700],
  [1480, 820],
];

const hill = ([x, y]: [number, number], size: number): string =>
  `<path d="M${x - 13 * size} ${y}q${6 * size}${-14 * size} ${13 * size}${-14 * size}q${5 * size} 0 ${13 * size} ${14 * size}" fill="var(--parchment-81b)" stroke="var(--coast)" stroke-width="1.1"/><path d="M${x + 2 * size} ${y - 12 * size}l${3 * size} ${11 * size}M${x + 5 * size} ${y - 9 * size}l${2.4 * size} ${8 * size}M${x + 8 * size} ${y - 6 * size}l${1.6 * size} ${5 * size}" stroke="var(--coast)" stroke-width=".9" fill="none"/>`;

const hills = (): string =>
  HILLS.flatMap(([x, y], i) => [
    hill([x, y], 1),
    hill([x + 24, y + 8 + (i % 3) * 3], 0.8),
    hill([x - 19, y + 10], 0.66),
  ]).join('');

const outline = (rings: Ring[]): string => rings.map((ring) => path(ring)).join('');

function parts(board: CampaignBoard): string {
  const lands = territories(board)
    .filter((id) => id !== 'africa')
    .map(
      (id) =>
        `<path d="${outline(ringsOf(board, id))}" fill="var(--land)" fill-opacity=".9" stroke="var(--coast)" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"/>`,
    );
  return lands.join('');
}

const seas = (board: CampaignBoard): string =>
  zones(board)
    .map(
      (id) =>
        `<path d="${outline(ringsOf(board, id))}" fill="none" stroke="var(--sea-45)" stroke-width="2" stroke-dasharray="12 6 2 6"/>`,
    )
    .join('');

/** The strait of Messina can be crossed without a fleet: two little arrows. */
const strait = (board: CampaignBoard): string => {
  const [a, b] = [board.places['messina']?.anchor, board.places['bruttium']?.anchor];
  if (!a || !b) return '';
  return `<path d="M786 ${a[1] - 46}l22-12" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;
};

function africa(board: CampaignBoard): string {
  const ring = ringsOf(board, 'africa')[0];
  if (!ring) return '';
  return `<path d="${path(ring)}" fill="var(--box)" fill-opacity=".72" stroke="${INK}" stroke-width="4"/><path d="${path(ring)}" fill="none" stroke="var(--land)" stroke-width="1.4"/>`;
}

export function art(board: CampaignBoard, { sheet }: Layout): string {
  const [w, h] = board.size;
  return (
    defs(board, board.coast, [45, 60]) +
    frame(board, sheet, 6) +
    `<g clip-path="url(#chart)">` +
    sea(board, [
      [30, 0.16],
      [17, 0.22],
      [8, 0.3],
    ]) +
    seas(board) +
    ground('var(--parchment-80)', 2.4) +
    parts(board) +
    hills() +
    '<use href="#land" fill="none" stroke="var(--ink-soft)" stroke-width="2.2" stroke-linejoin="round"/>' +
    africa(board) +
    strait(board) +
    panel(TIME) +
    panel(EMERGENCY) +
    fill(w, h, 'fill="url(#edge)"') +
    '</g>' +
    box({ x: 0, y: 0, w, h }, `fill="none" stroke="${INK}" stroke-width="2"`)
  );
}
