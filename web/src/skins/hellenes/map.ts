/** Where things stand on the map: areas cut from the coast, the inset of Sicily, the boxes beside it. */
import { rectOf, type Rect } from '../../board/geometry';
import type { HellenesBoard } from '../../wire/types';
import type { Layout, Spot } from '../types';

export const MARGIN = 30;

/** The free column west of Greece: tracks above the inset, gods and events below it. */
export const TRACKS: Rect = { x: 20, y: 20, w: 440, h: 500 };
export const OLYMPUS: Rect = { x: 20, y: 1000, w: 440, h: 470 };

export const insetOf = (board: HellenesBoard): Rect => rectOf(board.inset.frame);

/** Cities whose names are lettered at every distance. */
export const GREAT: ReadonlySet<string> = new Set(
  'athens sparta corinth thebes syracuse argos corcyra samos byzantium potidaea'.split(' '),
);

export function layoutOf(board: HellenesBoard): Layout {
  const spots: Record<string, Spot> = {};
  for (const [id, place] of Object.entries(board.places)) {
    const sea = place.kind === 'sea';
    const spot: Spot = { id, anchor: place.anchor, stack: [0, sea ? -14 : -26], clip: !sea };
    if (place.polygon) spot.ring = place.polygon;
    else spot.box = { w: 12, h: 12 };
    if (GREAT.has(id)) spot.caption = id.length * 3.6;
    spots[id] = spot;
  }
  return {
    sheet: { x: -MARGIN, y: -MARGIN, w: board.size[0] + 2 * MARGIN, h: board.size[1] + 2 * MARGIN },
    spots,
    obstacles: [TRACKS, OLYMPUS],
    views: {
      'he-view-peloponnese': { x: 850, y: 660, w: 640, h: 560 },
      'he-view-aegean': { x: 1200, y: 200, w: 980, h: 860 },
      'he-view-sicily': { x: 0, y: 540, w: 480, h: 440 },
    },
    opening: { x: 900, y: 620, w: 620, h: 640 },
  };
}
