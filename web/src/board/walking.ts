/** What moved, was lost or weakened between two moments of the board. */
import type { Spot } from '../skins/types';
import type { Piece, Point } from '../wire/types';

/** The board at a moment: its pieces, and where on the map each of them stands. */
export type Then = {
  pieces: Record<string, Piece>;
  at: ReadonlyMap<string, Point>;
  spots: Record<string, Spot>;
};
/** Pieces that go the same way together. */
export type Walker = { key: string; ids: string[]; piece: Piece; from: Point; to: Point };
export type Float = { key: string; id: string; piece: Piece; at: Point; gone: boolean; text: string };

/** More than this is no move but another moment of the match. */
const MOST = 30;
let count = 0;

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** `points`: what a piece counts, NaN where nobody may know. */
export function changesOf(was: Then, now: Then, points: (piece: Piece, id: string) => number) {
  const walkers = new Map<string, Walker>();
  const floats: Float[] = [];
  for (const [id, before] of Object.entries(was.pieces)) {
    const at = was.at.get(id);
    const after = now.pieces[id];
    const gone = !after || !(after.at in now.spots);
    if (!at || !(before.at in was.spots)) continue;
    if (gone) floats.push(lost(id, before, at, points(before, id)));
    else if (after.at !== before.at) step(walkers, id, after, at, now.at.get(id));
    else {
      const by = points(after, id) - points(before, id);
      if (by) floats.push({ key: `f${count++}`, id, piece: after, at, gone: false, text: signed(by) });
    }
  }
  const some = walkers.size + floats.length;
  return some > MOST ? { walkers: [], floats: [] } : { walkers: [...walkers.values()], floats };
}

function step(walkers: Map<string, Walker>, id: string, piece: Piece, from: Point, to?: Point): void {
  if (!to) return;
  const way = `${from}>${to}`;
  const known = walkers.get(way);
  if (known) known.ids.push(id);
  else walkers.set(way, { key: `w${count++}`, ids: [id], piece, from, to });
}

const lost = (id: string, piece: Piece, at: Point, points: number): Float => ({
  key: `f${count++}`,
  id,
  piece,
  at,
  gone: true,
  text: points ? signed(-points) : '',
});
