/** The common look of the maps: quiet sea, parchment land on the real coast, framed panels. SVG markup in map units. */
import { path, type Rect, type Ring } from '../../board/geometry';
import { paperTile } from '../../board/paper';
import type { Board } from '../../wire/types';

export const INK = 'var(--frame)';

export const box = ({ x, y, w, h }: Rect, rest: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${rest}/>`;

/** A rectangle over the whole chart. */
export const fill = (w: number, h: number, rest: string): string =>
  `<rect width="${w}" height="${h}" ${rest}/>`;

/** Definitions every map needs: `#sea`, `#paper`, `#waves`, `#land`, `#chart`; `more` are the game's own. */
export function defs(board: Board, land: Ring[], middle: [number, number], more = ''): string {
  const [w, h] = board.size;
  return `<defs>
<radialGradient id="sea" cx="${middle[0]}%" cy="${middle[1]}%" r="80%"><stop offset="0" stop-color="var(--sea-89)"/><stop offset=".6" stop-color="var(--sea-83)"/><stop offset="1" stop-color="var(--sea-75)"/></radialGradient>
<radialGradient id="edge" cx="50%" cy="50%" r="72%"><stop offset=".64" stop-color="var(--ink-soft)" stop-opacity="0"/><stop offset="1" stop-color="var(--sepia-22)" stop-opacity=".3"/></radialGradient>
<pattern id="paper" width="256" height="256" patternUnits="userSpaceOnUse"><image href="${paperTile()}" width="256" height="256"/></pattern>
<pattern id="waves" width="64" height="26" patternUnits="userSpaceOnUse"><path d="M4 8q4-4 8 0t8 0M36 21q4-4 8 0t8 0" fill="none" stroke="var(--sea-50b)" stroke-width=".8" stroke-opacity=".3" stroke-linecap="round"/></pattern>
<path id="land" d="${land.map((ring) => path(ring)).join('')}"/>
<clipPath id="chart">${fill(w, h, '')}</clipPath>
${more}</defs>`;
}

/** The sheet of paper and the thick line round the chart. */
export function frame(board: Board, sheet: Rect, width: number): string {
  const gap = width + 1;
  const [w, h] = board.size;
  const around = { x: -gap, y: -gap, w: w + 2 * gap, h: h + 2 * gap };
  return (
    box(sheet, 'fill="var(--land)"') +
    box(sheet, 'fill="url(#paper)" opacity=".8"') +
    box(around, `fill="none" stroke="${INK}" stroke-width="${width}"`)
  );
}

/** A frame with a second, chequered line, as on old charts. */
export function ruledFrame(board: Board, sheet: Rect, gaps: [number, number], width: number): string {
  const [w, h] = board.size;
  const line = (gap: number, rest: string) =>
    box({ x: -gap, y: -gap, w: w + 2 * gap, h: h + 2 * gap }, `fill="none" ${rest}`);
  return (
    box(sheet, 'fill="var(--land)"') +
    box(sheet, 'fill="url(#paper)" opacity=".8"') +
    line(gaps[0], `stroke="${INK}" stroke-width="2.2"`) +
    line(gaps[1], `stroke="${INK}" stroke-width="${width}"`) +
    line(gaps[1], `stroke="var(--land)" stroke-width="${width * 0.66}" stroke-dasharray="46 46"`)
  );
}

/** Bands of lighter water along the coast, from the widest in. */
export const shallows = (bands: [number, number][]): string =>
  bands
    .map(
      ([width, strength]) =>
        `<use href="#land" fill="none" stroke="var(--sea-60)" stroke-opacity="${strength}" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
    .join('');

export function sea(board: Board, bands: [number, number][]): string {
  const [w, h] = board.size;
  return fill(w, h, 'fill="url(#sea)"') + fill(w, h, 'fill="url(#waves)"') + shallows(bands);
}

export const ground = (colour: string, coast: number): string =>
  `<use href="#land" fill="${colour}" stroke="var(--coast)" stroke-width="${coast}" stroke-linejoin="round"/>` +
  '<use href="#land" fill="url(#paper)" opacity=".5"/>';

/** A box on the map for tracks or counters. */
export function panel(rect: Rect): string {
  const inner = { x: rect.x + 7, y: rect.y + 7, w: rect.w - 14, h: rect.h - 14 };
  return (
    box(rect, `fill="var(--box)" fill-opacity=".93" stroke="${INK}" stroke-width="3.5"`) +
    box(inner, `fill="none" stroke="${INK}"`)
  );
}
