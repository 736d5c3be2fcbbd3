/** The map of Hellas as shapes: hexes where things stand, the real coast beneath them. */
import type { Rect, Ring } from '../../board/geometry';
import type { Board, Place, Point } from '../../wire/types';
import type { Layout, Spot } from '../types';

export const MARGIN = 26;

export type Area = { kind: string; weight: number; goods: string[]; hexes: string[]; anchor: Point };

export const areasOf = (board: Board): Record<string, Area> =>
  (board['areas'] as Record<string, Area> | undefined) ?? {};
export const coastOf = (board: Board): Ring[] => (board['coast'] as Ring[] | undefined) ?? [];
export const barriersOf = (board: Board): [Point, Point][] =>
  (board['barriers'] as [Point, Point][] | undefined) ?? [];
export const sizeOf = (board: Board): number => (board['hex'] as number | undefined) ?? 30;

export const goodOf = (place: Place | undefined): string => (place?.['good'] as string | undefined) ?? '';
export const isCity = (place: Place | undefined): boolean => place?.['city'] === true;
export const isMountain = (place: Place | undefined): boolean => place?.['mountain'] === true;

const spotOf = (id: string, place: Place): Spot => ({
  id,
  anchor: place.anchor,
  stack: [0, 0],
  clip: true,
  ...(place.polygon ? { ring: place.polygon } : {}),
});

/** The box around the hexes of some areas. */
function around(board: Board, names: string[], gap: number): Rect {
  const points = names.flatMap((name) =>
    (areasOf(board)[name]?.hexes ?? []).map((h) => board.places[h]!.anchor),
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - gap, Math.min(...ys) - gap];
  return { x, y, w: Math.max(...xs) + gap - x, h: Math.max(...ys) + gap - y };
}

export function layoutOf(board: Board): Layout {
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
