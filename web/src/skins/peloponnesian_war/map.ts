/** Where things stand on the map: spaces, the inset, the boxes beside it. */
import { rectOf, type Rect } from '../../board/geometry';

import type { LineKind, Point, WarBoard } from '../../wire/types';
import type { Layout, Spot } from '../types';

export const MARGIN = 34;

/** The tracks stand above the map, as wide as it is: the map is low, and so no part of the screen lies idle. */
export const TRACKS: Rect = { x: -9, y: -428, w: 3158, h: 390 };
/** The free sea west of Greece holds the key of the map (above the inset) and the Going Home box (below it). */
export const HOME: Rect = { x: 36, y: 1380, w: 654, h: 340 };
/** Five lines and eight symbols, in rows; so many times as large as they are drawn. */
export const KEY: Rect = { x: 36, y: 40, w: 654, h: 560 };
export const KEY_SIZE = 1.36;
export const KEY_ROW = { first: 86, step: 39.5 };

export const insetOf = (board: WarBoard): Rect => rectOf(board.inset);

export const LINE_KINDS: LineKind[] = ['land', 'naval', 'mixed', 'isthmus', 'storm'];

/** Cities whose names are lettered at every distance. */
export const GREAT: ReadonlySet<string> = new Set(
  'athens sparta corinth thebes syracuse argos corcyra chios byzantium amphipolis larisa pella sardis piraeus'.split(
    ' ',
  ),
);

export function layoutOf(board: WarBoard): Layout {
  const spots: Record<string, Spot> = {};
  for (const [id, place] of Object.entries(board.places)) {
    spots[id] = { id, anchor: place.anchor, box: { w: 10, h: 10 }, stack: [0, -26], clip: false };
    if (GREAT.has(id)) spots[id].caption = id.length * 3.4;
  }
  const middle: Point = [HOME.x + HOME.w / 2, HOME.y + HOME.h / 2];
  spots['going_home'] = {
    id: 'going_home',
    anchor: middle,
    box: { w: HOME.w / 2, h: HOME.h / 2, fixed: true },
    stack: [0, 20],
    clip: false,
  };
  return {
    sheet: {
      x: -MARGIN,
      y: TRACKS.y - MARGIN,
      w: board.size[0] + 2 * MARGIN,
      h: board.size[1] + 2 * MARGIN - TRACKS.y,
    },
    spots,
    obstacles: [KEY],
    views: {
      'pw-view-greece': { x: 1100, y: 820, w: 980, h: 860 },
      'pw-view-aegean': { x: 1700, y: 60, w: 1400, h: 1000 },
      'pw-inset': { x: 0, y: 620, w: 740, h: 740 },
      'pw-key': { x: KEY.x - 20, y: KEY.y - 20, w: KEY.w + 40, h: KEY.h + 70 },
    },
    opening: { x: 1250, y: 850, w: 750, h: 800 },
  };
}
