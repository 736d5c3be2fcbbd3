/** The map of Hellespont as shapes: organic zones, beaches, hills, and the spots where things stand. */
import { dice, distance, inside, organic, rectOf, shared, type Rect, type Ring } from '../../board/geometry';
import type { HellespontBoard, Place, Point } from '../../wire/types';
import type { Layout, Spot } from '../types';

export const MARGIN = 34;

export type Shapes = { rings: Record<string, Ring>; reserved: Rect };

const cache = new WeakMap<HellespontBoard, Shapes>();

/** The corner kept free of zones, for cartouche and tracks: [x1, y1, x2, y2] in the data. */
export function reservedOf(board: HellespontBoard): Rect {
  return rectOf(board.reserved);
}

export function shapesOf(board: HellespontBoard): Shapes {
  const known = cache.get(board);
  if (known) return known;
  const reserved = reservedOf(board);
  const raw = Object.fromEntries(
    Object.entries(board.places).flatMap(([id, place]) => (place.polygon ? [[id, place.polygon]] : [])),
  );
  const rings = organic(raw, [
    [0, board.size[0], reserved.x],
    [0, board.size[1], reserved.y],
  ]);
  const shapes = { rings, reserved };
  cache.set(board, shapes);
  return shapes;
}

/** Only the still art needs them, which is drawn after the first paint. */
export function beachesOf(board: HellespontBoard): Ring[] {
  const { rings } = shapesOf(board);
  return Object.entries(board.places).flatMap(([id, place]) =>
    (place.beaches ?? []).flatMap((sea) => {
      const [land, water] = [rings[id], rings[sea]];
      return land && water ? shared(land, water) : [];
    }),
  );
}

/** Jittered rows of hills in difficult ground, clear of its border and of its lettering. */
export function hillsOf(board: HellespontBoard): [number, number, number][] {
  const { rings } = shapesOf(board);
  const random = dice(7);
  const between = (a: number, b: number) => a + (b - a) * random();
  return Object.entries(board.places).flatMap(([id, place]) => {
    const ring = rings[id];
    if (place.type !== 'difficult' || !ring) return [];
    const found: [number, number, number][] = [];
    const xs = ring.map(([x]) => x);
    const ys = ring.map(([, y]) => y);
    let row = 0;
    for (let y = Math.min(...ys) + 16; y < Math.max(...ys) - 4; y += 27, row++) {
      for (let x = Math.min(...xs) + (row % 2) * 17; x < Math.max(...xs); x += 37) {
        const at: Point = [x + between(-6, 6), y + between(-4, 4)];
        const size = between(0.75, 1.15);
        if (fits(at, ring, place)) found.push([at[0], at[1], size]);
      }
    }
    return found;
  });
}

const fits = ([x, y]: Point, ring: Ring, place: Place): boolean =>
  inside([x, y], ring) &&
  inside([x, y - 12], ring) &&
  distance([x, y], ring) > 13 &&
  !(Math.abs(x - place.anchor[0]) < 52 && Math.abs(y - place.anchor[1] - 2) < 24);

const unit = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
};

function portSpot(id: string, place: Place, board: HellespontBoard, rings: Record<string, Ring>): Spot {
  const inland = (place.adjacent ?? []).find((other) => board.places[other]?.kind === 'land');
  const [dx] = inland ? unit(place.anchor, board.places[inland]!.anchor) : [1, 0];
  const ring = inland ? rings[inland] : undefined;
  const ground = ring ? { ground: ring } : {};
  // beside the port, on the landward side, above its name
  const stack: Point = [dx < -0.25 ? -36 : 36, -10];
  return {
    id,
    anchor: place.anchor,
    box: { w: 12, h: 12 },
    caption: id.length * 3.7,
    stack,
    clip: false,
    ...ground,
  };
}

const BASE = { w: 44, h: 27 };

function baseSpot(id: string, place: Place, board: HellespontBoard): Spot {
  const [x, y] = place.anchor;
  const anchor: Point = [
    Math.max(BASE.w + 5, Math.min(board.size[0] - BASE.w - 5, x)),
    Math.max(BASE.h + 5, Math.min(board.size[1] - BASE.h - 5, y)),
  ];
  const side = x < board.size[0] / 2 ? 1 : -1;
  return {
    id,
    anchor,
    box: { ...BASE, fixed: true },
    stack: [side * 20, y < board.size[1] / 2 ? 52 : -52],
    clip: false,
  };
}

function spotOf(id: string, place: Place, board: HellespontBoard, rings: Record<string, Ring>): Spot {
  const ring = rings[id];
  if (place.kind === 'port') return portSpot(id, place, board, rings);
  if (place.kind === 'base') return baseSpot(id, place, board);
  return { id, anchor: place.anchor, stack: [0, 24], clip: place.kind === 'land', ...(ring ? { ring } : {}) };
}

export function layoutOf(board: HellespontBoard): Layout {
  const { rings, reserved } = shapesOf(board);
  const spots = Object.fromEntries(
    Object.entries(board.places).map(([id, place]) => [id, spotOf(id, place, board, rings)]),
  );
  const bases = Object.values(spots).filter((spot) => spot.box?.fixed);
  return {
    sheet: { x: -MARGIN, y: -MARGIN, w: board.size[0] + 2 * MARGIN, h: board.size[1] + 2 * MARGIN },
    spots,
    obstacles: [
      reserved,
      ...bases.map(({ anchor: [x, y], box }) => ({
        x: x - box!.w,
        y: y - box!.h,
        w: 2 * box!.w,
        h: 2 * box!.h,
      })),
    ],
    views: {
      'skin-hellespont-strait': { x: 215, y: 370, w: 600, h: 570 },
      'skin-hellespont-view-propontis': { x: 870, y: 10, w: 730, h: 560 },
    },
    opening: { x: 190, y: 150, w: 640, h: 980 },
  };
}
