/** The rows of the chart, a side's tracks, and how sides look. */
import type { Look } from './types';
import type { Piece } from '../../wire/types';
import type { Livery } from '../types';

export const ROWS = ['military', 'fleet', 'economy', 'culture'] as const;

export const track = (look: Look, name: string, side: string): number => look.view.tracks[name]?.[side] ?? 0;

const COLOURS: Record<string, Livery> = {
  athens: { colour: 'var(--azure-37)', dark: 'var(--azure-17)', mark: 'Α' },
  sparta: { colour: 'var(--ember-50)', dark: 'var(--sepia-22b)', mark: 'Λ' },
  syracuse: { colour: 'var(--gold-74b)', dark: 'var(--umber-37)', mark: 'Σ' },
  rhodes: { colour: 'var(--murex-40)', dark: 'var(--murex-16)', mark: 'Ρ' },
  independent: { colour: 'var(--murex-40)', dark: 'var(--murex-16)', mark: 'Π' },
};
export const sideOf = (role: string): Livery =>
  COLOURS[role] ?? { colour: 'var(--umber-39)', dark: 'var(--ink-deep)', mark: '?' };

/** Posts, walls, monuments: fixed on the map. */
export const isFixed = (piece: Piece): boolean => ['post', 'fortress', 'monument'].includes(piece.kind ?? '');
