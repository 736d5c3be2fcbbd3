/** The map of Hellas as shapes: hexes where things stand, the real coast beneath them. */
import type { Rect } from '../../board/geometry';
import type { HellasBoard, Place } from '../../wire/types';
import type { Layout, Spot } from '../types';

export const MARGIN = 26;

const spotOf = (id: string, place: Place): Spot => ({
  id,
  anchor: place.anchor,
  stack: [0, 0],
  clip: true,
  ...(place.polygon ? { ring: place.polygon } : {}),
});

/** The box around the hexes of some areas. */
function around(board: HellasBoard, names: string[], gap: number): Rect {
  const points = names.flatMap((name) =>
    (board.areas[name]?.hexes ?? []).map((h) => board.places[h]!.anchor),
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - gap, Math.min(...ys) - gap];
  return { x, y, w: Math.max(...xs) + gap - x, h: Math.max(...ys) + gap - y };
}

export function layoutOf(board: HellasBoard): Layout {
  return {
    sheet: { x: -MARGIN, y: -MARGIN, w: board.size[0] + 2 * MARGIN, h: board.size[1] + 2 * MARGIN },
    spots: Object.fromEntries(Object.entries(board.places).map(([id, place]) => [id, spotOf(id, place)])),
    obstacles: [],
    views: {
      'skin-hellas-view-greece': around(
        board,
        ['laconia', 'messenia', 'attica', 'thessaly', 'aetolia', 'euboea'],
        70,
      ),
      'skin-hellas-view-asia': around(board, ['mysia', 'lydia', 'caria', 'lesbos', 'rhodes'], 70),
      'skin-hellas-view-north': around(board, ['macedonia', 'thrace'], 70),
      'skin-hellas-view-sicily': around(board, ['sicily'], 110),
    },
    opening: around(board, ['laconia', 'messenia', 'attica', 'boeotia', 'phocis', 'aetolia', 'euboea'], 60),
  };
}
