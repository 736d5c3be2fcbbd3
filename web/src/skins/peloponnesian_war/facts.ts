/** Printed facts of the pieces, and how sides are told apart. */
import type { Arm, Piece, WarBoard } from '../../wire/types';
import { GREEKS } from '../shared/sides';
import type { Livery } from '../types';

const ARMS: Record<string, Arm> = { h: 'hoplite', c: 'cavalry', n: 'trireme' };

/** `athens_ah`: allied hoplites of Athens. */
const code = (piece: Piece): string => (piece.kind ?? '').split('_')[1] ?? '';
export const armOf = (piece: Piece): Arm => ARMS[code(piece).slice(-1)] ?? 'hoplite';
export const isAllied = (piece: Piece): boolean => code(piece).length > 1;
export const countOf = (piece: Piece): number => piece.count ?? 1;
export const isMoving = (id: string): boolean => id.startsWith('moving_');

export function ratingOf(id: string, board: WarBoard): { tactical: number; strategic: number } {
  const { tactical = 0, strategic = 0 } = board.kinds[id] ?? {};
  return { tactical, strategic };
}

const NEUTRAL: Livery = { colour: 'var(--panel)', dark: 'var(--sepia-26)', mark: '' };
export const SIDES: Record<string, Livery> = {
  ...GREEKS,
  player: { colour: 'var(--umber-32b)', dark: 'var(--sepia-15)', mark: '☉' },
};
export const sideOf = (role: string) => SIDES[role] ?? NEUTRAL;

/** Leaders first, then the strongest. */
export const rank = (piece: Piece, id: string, board: WarBoard): number =>
  piece.kind === 'leader' ? -100 - ratingOf(id, board).tactical : -countOf(piece);
