/** Where things stand on the strategic map: territories, seas, the Africa box, the tracks. */
import type { Rect, Ring } from '../../board/geometry';
import type { CampaignBoard } from '../../wire/types';
import type { Layout, Spot } from '../types';

export const MARGIN = 30;
export const TIME: Rect = { x: 1010, y: 16, w: 574, h: 196 };
export const EMERGENCY: Rect = { x: 16, y: 470, w: 330, h: 112 };

export const ringsOf = (board: CampaignBoard, id: string): Ring[] => {
  const place = board.places[id];
  return [place?.polygon ?? [], ...(place?.more ?? [])].filter((ring) => ring.length > 2);
};
export const territories = (board: CampaignBoard): string[] =>
  Object.keys(board.places).filter((id) => board.places[id]?.kind === 'territory');
export const zones = (board: CampaignBoard): string[] =>
  Object.keys(board.places).filter((id) => board.places[id]?.kind === 'sea');

export function layoutOf(board: CampaignBoard): Layout {
  const spots: Record<string, Spot> = {};
  for (const [id, place] of Object.entries(board.places)) {
    const sea = place.kind === 'sea';
    const spot: Spot = { id, anchor: place.anchor, stack: [0, sea ? 0 : 24], clip: !sea };
    if (place.polygon) spot.ring = place.polygon;
    spots[id] = spot;
  }
  return {
    sheet: { x: -MARGIN, y: -MARGIN, w: board.size[0] + 2 * MARGIN, h: board.size[1] + 2 * MARGIN },
    spots,
    obstacles: [TIME, EMERGENCY],
    views: {
      'ew-view-italy': { x: 60, y: 0, w: 1120, h: 800 },
      'ew-view-south': { x: 340, y: 560, w: 900, h: 720 },
    },
    opening: { x: 300, y: 120, w: 780, h: 1180 },
  };
}
