/** The still drawing: a field of grass and stubble under a fine grid, its terrain, the trays beside it. */
import type { Rect } from '../../board/geometry';
import { paperTile } from '../../board/paper';
import type { Board, Feature } from '../../wire/types';
import type { Layout } from '../types';
import { CELL, DEPTH, MARGIN } from './battle';
import { trays } from './map';
import { chance, terrain } from './terrain';

const INK = 'var(--frame)';
const rect = ({ x, y, w, h }: Rect, rest: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${rest}/>`;

const defs = (): string => `<defs>
<radialGradient id="grass" cx="50%" cy="46%" r="75%"><stop offset="0" stop-color="var(--olive-85)"/><stop offset=".7" stop-color="var(--olive-79)"/><stop offset="1" stop-color="var(--olive-71b)"/></radialGradient>
<pattern id="paper" width="256" height="256" patternUnits="userSpaceOnUse"><image href="${paperTile()}" width="256" height="256"/></pattern>
<pattern id="ripple" width="44" height="20" patternUnits="userSpaceOnUse"><path d="M3 6q4-4 8 0t8 0M24 16q4-4 8 0t8 0" fill="none" stroke="var(--sea-50)" stroke-width=".9" stroke-opacity=".6" stroke-linecap="round"/></pattern></defs>`;

/** Tufts of grass and stones, so that open ground is not a blank. */
function tufts(field: Rect): string {
  const random = chance(41);
  let d = '';
  for (let i = 0; i < 260; i++) {
    const [x, y] = [Math.round(field.x + random() * field.w), Math.round(field.y + random() * field.h)];
    d += random() < 0.75 ? `M${x} ${y}l-1.6-3.6m1.6 3.6v-4.4m0 4.4l1.6-3.6` : `M${x} ${y}h3l-1-1.6Z`;
  }
  return `<path d="${d}" fill="none" stroke="var(--olive-52)" stroke-width=".7" stroke-opacity=".55"/>`;
}

function grid(field: Rect): string {
  let [thin, thick] = ['', ''];
  for (let x = field.x; x <= field.x + field.w; x += CELL) thin += `M${x} ${field.y}v${field.h}`;
  for (let row = 0; row <= DEPTH; row++) thin += `M${field.x} ${field.y + row * CELL}h${field.w}`;
  for (const row of [6, 12, 18]) thick += `M${field.x} ${field.y + row * CELL}h${field.w}`;
  const middle = field.x + field.w / 2;
  thick += `M${middle} ${field.y}v${field.h}`;
  return (
    `<path d="${thin}" stroke="${INK}" stroke-width=".6" stroke-opacity=".3" fill="none"/>` +
    `<path d="${thick}" stroke="${INK}" stroke-width="1" stroke-opacity=".38" stroke-dasharray="7 5" fill="none"/>`
  );
}

const tray = (at: Rect): string =>
  rect(at, `fill="var(--box)" fill-opacity=".96" stroke="${INK}" stroke-width="2.4"`) +
  rect(
    { x: at.x + 5, y: at.y + 5, w: at.w - 10, h: at.h - 10 },
    `fill="none" stroke="${INK}" stroke-opacity=".7"`,
  );

/** A field to show where there is no battle: the picture of the game in the lobby. */
const SAMPLE: Feature[] = [
  { kind: 'river', at: 'a10', columns: 24, rows: 1 },
  { kind: 'road', at: 'n1', columns: 1, rows: 24 },
  { kind: 'woods', at: 'c3', columns: 5, rows: 4 },
  { kind: 'steep_hill', at: 's3', columns: 4, rows: 5 },
  { kind: 'gentle_hill', at: 'd15', columns: 6, rows: 3 },
  { kind: 'marsh', at: 'q17', columns: 3, rows: 5 },
];

function read(scenery: string): Feature[] {
  return scenery ? JSON.parse(scenery) : SAMPLE;
}

export function art(board: Board, { sheet }: Layout, scenery: string): string {
  const features = read(scenery);
  const [w, h] = board.size;
  const field = { x: MARGIN, y: MARGIN, w: w - 2 * MARGIN, h: h - 2 * MARGIN };
  const frame = { x: 4, y: 4, w: w - 8, h: h - 8 };
  return (
    defs() +
    rect(sheet, 'fill="var(--sepia-29b)"') +
    rect(sheet, 'fill="url(#paper)" opacity=".5"') +
    rect(frame, `fill="var(--land)" stroke="${INK}" stroke-width="3"`) +
    rect(field, 'fill="url(#grass)"') +
    tufts(field) +
    terrain(features, [w / 2, h / 2]) +
    rect(field, 'fill="url(#paper)" opacity=".55"') +
    grid(field) +
    rect(field, `fill="none" stroke="${INK}" stroke-width="2"`) +
    trays(board).map(tray).join('')
  );
}
