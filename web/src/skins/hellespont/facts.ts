/** Printed facts of Hellespont's pieces, as the board data gives them. */
import type { Board, Piece } from '../../wire/types';
import { GREEKS, type Arm, type Livery } from '../shared/sides';

export type Facts = { type: Arm; points: number; bonus: number; weak: boolean; persian: boolean };

const leadersOf = (board: Board | null): Record<string, Record<string, unknown>> =>
  (board?.['leaders'] as Record<string, Record<string, unknown>> | undefined) ?? {};

export function factsOf(piece: Piece, id: string, board: Board | null): Facts {
  const leader = piece.kind === 'leader';
  const printed = (leader ? leadersOf(board)[id] : piece.kind && board?.kinds?.[piece.kind]) || {};
  const type = leader ? 'leader' : ((printed['type'] as Arm | undefined) ?? 'unknown');
  const weak = (piece.face ?? 0) > 0;
  const points = Number(printed[weak ? 'reduced' : 'full'] ?? 0);
  const bonus = Number(printed['bonus'] ?? 0);
  return {
    type,
    points,
    weak,
    bonus: type === 'leader' && weak ? 0 : bonus,
    persian: printed['persian'] === true,
  };
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
export const rank = (piece: Piece, id: string, board: Board): number => {
  const facts = factsOf(piece, id, board);
  return facts.type === 'leader' ? -100 - facts.bonus : -facts.points;
};

export const SIDES: Record<string, Livery> = GREEKS;
export const sideOf = (role: string) => SIDES[role] ?? { colour: '#5a4a30', dark: '#2e2415', mark: '·' };
