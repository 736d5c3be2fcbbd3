/** Where things stand: the field of cells, and a tray beside it for each army. */
import type { Rect } from '../../board/geometry';
import type { Board } from '../../wire/types';
import type { Layout, Spot } from '../types';
import { CELL, MARGIN } from './battle';

export const TRAY = 172;

export const trays = (board: Board): [Rect, Rect] => [
  { x: -TRAY - 6, y: MARGIN, w: TRAY - 8, h: board.size[1] - 2 * MARGIN },
  { x: board.size[0] + 14, y: MARGIN, w: TRAY - 8, h: board.size[1] - 2 * MARGIN },
];

export function layoutOf(board: Board): Layout {
  const spots: Record<string, Spot> = {};
  for (const [id, place] of Object.entries(board.places)) {
    const spot: Spot = { id, anchor: place.anchor, stack: [0, 0], clip: false, cell: true };
    if (place.polygon) spot.ring = place.polygon;
    spots[id] = spot;
  }
  const [w, h] = board.size;
  const middle = w / 2;
  return {
    sheet: { x: -TRAY - 14, y: -8, w: w + 2 * TRAY + 28, h: h + 16 },
    spots,
    obstacles: [],
    views: {
      'dba-view-north': { x: middle - 9 * CELL, y: MARGIN, w: 18 * CELL, h: 12 * CELL },
      'dba-view-south': { x: middle - 9 * CELL, y: MARGIN + 12 * CELL, w: 18 * CELL, h: 12 * CELL },
    },
    opening: { x: middle - 8 * CELL, y: h / 2 - 9 * CELL, w: 16 * CELL, h: 18 * CELL },
  };
}
