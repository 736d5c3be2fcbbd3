/** Printed facts of Hellespont's pieces, as the board data gives them. */
import type { HellespontBoard, Piece } from '../../wire/types';
import { GREEKS, type Sign } from '../shared/sides';
import type { Livery } from '../types';

export type Facts = { type: Sign; points: number; bonus: number; weak: boolean; persian: boolean };

const NOTHING = { points: 0, bonus: 0, persian: false };

function leaderFacts(id: string, weak: boolean, board: HellespontBoard): Facts {
  const { bonus, persian } = board.leaders[id] ?? NOTHING;
  return { type: 'leader', points: 0, weak, bonus: weak ? 0 : bonus, persian };
}

export function factsOf(piece: Piece, id: string, board: HellespontBoard): Facts {
  const weak = (piece.face ?? 0) > 0;
  if (piece.kind === 'leader') return leaderFacts(id, weak, board);
  const printed = board.kinds[piece.kind ?? ''];
  if (!printed) return { ...NOTHING, type: 'unknown', weak };
  const points = weak ? printed.reduced : printed.full;
  return { type: printed.type, points, weak, bonus: Number(printed.bonus), persian: printed.persian };
}

/** Two letters on a medallion: several names begin alike. */
const LETTERS: Record<string, string> = {
  thrasybulus: 'Tb',
  thrasyllus: 'Tl',
  theramenes: 'Te',
  timochares: 'Ti',
};
export const initials = (id: string, name: string): string => LETTERS[id] ?? name.slice(0, 2);

export const isNaval = (facts: Facts): boolean => facts.type === 'trireme';

/** Leaders first, then the strongest. */
export const rank = (piece: Piece, id: string, board: HellespontBoard): number => {
  const facts = factsOf(piece, id, board);
  return facts.type === 'leader' ? -100 - facts.bonus : -facts.points;
};

export const SIDES: Record<string, Livery> = GREEKS;
export const sideOf = (role: string) =>
  SIDES[role] ?? { colour: 'var(--umber-32b)', dark: 'var(--sepia-15)', mark: '·' };
