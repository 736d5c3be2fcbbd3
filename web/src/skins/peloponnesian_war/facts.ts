/** Printed facts of the pieces, and how sides are told apart. */
import type { Board, Piece } from '../../wire/types';
import { GREEKS, type Livery } from '../shared/sides';

export type Arm = 'hoplite' | 'cavalry' | 'trireme';
export type Stack = Piece & { count?: number };

const ARMS: Record<string, Arm> = { h: 'hoplite', c: 'cavalry', n: 'trireme' };

/** `athens_ah`: allied hoplites of Athens. */
const code = (piece: Piece): string => (piece.kind ?? '').split('_')[1] ?? '';
export const armOf = (piece: Piece): Arm => ARMS[code(piece).slice(-1)] ?? 'hoplite';
export const isAllied = (piece: Piece): boolean => code(piece).length > 1;
export const countOf = (piece: Piece): number => (piece as Stack).count ?? 1;
export const isMoving = (id: string): boolean => id.startsWith('moving_');

export type Rating = { tactical: number; strategic: number };
export const ratingOf = (id: string, board: Board | null): Rating =>
  (board?.kinds?.[id] as Rating | undefined) ?? { tactical: 0, strategic: 0 };

export const SIDES: Record<string, Livery> = {
  ...GREEKS,
  player: { colour: '#5a4a30', dark: '#2e2415', mark: '☉' },
  neutral: { colour: '#f6ecd0', dark: '#4a3a20', mark: '' },
};
export const sideOf = (role: string) => SIDES[role] ?? SIDES['neutral']!;

/** Leaders first, then the strongest. */
export const rank = (piece: Piece, id: string, board: Board): number =>
  piece.kind === 'leader' ? -100 - ratingOf(id, board).tactical : -countOf(piece);
