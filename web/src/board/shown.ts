/** Stacks as the board shows them: pieces of one side in one place, with totals and a spot to stand on. */
import type { Layout, Skin, Spot } from '../skins/types';
import type { Board, Piece, Point } from '../wire/types';
import type { Rect } from './geometry';
import { placeStacks, stackBoxes, type Want } from './stacks';

export const COUNTER = 34;
/** Room for one badge on the edge of a stack. */
export const CHIP = 20;

export type Total = { kind: string; points: number };
export type StackShown = {
  key: string;
  place: string;
  side: string;
  /** Pieces from the top down. */
  ids: string[];
  totals: Total[];
  at: Point;
  anchor: Point;
  /** The stack had to move off its place: a line leads back. */
  away: boolean;
  /** Whether the line ends in a dot: places without a symbol of their own need one. */
  dot: boolean;
  /** Pieces shown as badges on the edge. */
  chips: string[];
  box: Rect;
};

/** What stands where, and how the game's skin shows it. */
export type Stood = { skin: Skin | null; board: Board | null; pieces: Record<string, Piece> };
export type Stacked = Stood & { stacks: ReadonlyMap<string, string[]> };

type Group = Pick<StackShown, 'key' | 'place' | 'side' | 'ids' | 'totals' | 'chips'>;

function groups({ skin, board, pieces, stacks }: Stacked, layout: Layout): Group[] {
  const stood = { skin, board, pieces };
  const found: Group[] = [];
  for (const [place, ids] of stacks) {
    if (!(place in layout.spots)) continue;
    const loose = ids.filter((id) => !(pieces[id] && skin?.flat?.(pieces[id])));
    const sides = [...new Set(loose.map((id) => pieces[id]?.side ?? ''))].sort();
    for (const side of sides) {
      const own = loose.filter((id) => pieces[id]?.side === side).sort(byOrder(stood));
      const leading = own.filter((id) => pieces[id] && skin?.chip?.(pieces[id]));
      const chips = leading.length < own.length ? leading : [];
      found.push({ key: `${place}/${side}`, place, side, ids: own, chips, totals: totalsOf(stood, own) });
    }
  }
  return found;
}

const byOrder =
  ({ skin, board, pieces }: Stood) =>
  (a: string, b: string) => {
    const rank = (id: string) => {
      const piece = pieces[id];
      return piece && board ? (skin?.order?.(piece, id, board) ?? 0) : 0;
    };
    return rank(a) - rank(b) || (a < b ? -1 : 1);
  };

export function totalsOf({ skin, board, pieces }: Stood, ids: string[]): Total[] {
  const sums = new Map<string, number>();
  for (const id of ids) {
    const piece = pieces[id];
    const strength = piece && board ? skin?.strength?.(piece, id, board) : null;
    if (strength) sums.set(strength.kind, (sums.get(strength.kind) ?? 0) + strength.points);
  }
  return [...sums].map(([kind, points]) => ({ kind, points }));
}

function wantOf(group: Group, rank: number, of: number, layout: Layout, scale: number): Want {
  const spot = layout.spots[group.place]!;
  const apart = of > 1 ? (rank - (of - 1) / 2) * (COUNTER + 8) : 0;
  const home: Point = [spot.anchor[0] + spot.stack[0] * scale, spot.anchor[1] + spot.stack[1] * scale];
  const depth = Math.min(group.ids.length - 1, 3) * 2.5;
  return {
    key: group.key,
    at: [home[0] + apart * scale, home[1]],
    home: spot.anchor,
    w: Math.max(COUNTER + 4 + depth, group.chips.length * CHIP) * scale,
    h: (COUNTER + 6 + depth + (group.ids.length > 1 ? 9 : 0) + (group.chips.length ? 14 : 0)) * scale,
    ring: spot.ring ?? spot.ground,
  };
}

/** What stacks had better not cover of a place: its symbol and the name lettered below it. */
function keepClear(spot: Spot, scale: number): Rect[] {
  const { w, h } = spot.box ?? { w: 9, h: 9 };
  if (spot.box ? spot.box.fixed : !spot.caption) return [];
  const [x, y] = spot.anchor;
  const caption = (spot.caption ?? 0) * scale;
  return [
    { x: x - w * scale, y: y - h * scale, w: 2 * w * scale, h: 2 * h * scale },
    { x: x - caption, y: y + h * scale, w: 2 * caption, h: 15 * scale },
  ];
}

export function stacksOf(stacked: Stacked, layout: Layout, scale: number): StackShown[] {
  const all = groups(stacked, layout);
  const wants = all.map((group) => {
    const here = all.filter((other) => other.place === group.place);
    return wantOf(group, here.indexOf(group), here.length, layout, scale);
  });
  // the small places choose first: they have the least room
  const room = (want: Want) => (want.ring ? want.ring.length : 0);
  const symbols = Object.values(layout.spots).flatMap((spot) => keepClear(spot, scale));
  const placed = placeStacks(
    [...wants].sort((a, b) => room(a) - room(b)),
    [...layout.obstacles, ...symbols],
    layout.sheet,
  );
  const boxes = stackBoxes(wants, placed);
  return all.map((group, i) => {
    const want = wants[i]!;
    const at = placed.get(group.key) ?? want.at;
    const spot = layout.spots[group.place]!;
    const far = Math.hypot(at[0] - spot.anchor[0], at[1] - spot.anchor[1]) > want.w * 1.15;
    return {
      ...group,
      at,
      anchor: spot.anchor,
      away: spot.box ? !spot.box.fixed : far,
      dot: !spot.box,
      box: boxes[i]!,
    };
  });
}
