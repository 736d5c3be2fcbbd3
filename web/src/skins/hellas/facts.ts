/** What the table knows of Hellas, typed: tracks, goods, chart, forecast. */
import type { Table } from '../../state/table.svelte';
import type { Piece } from '../../wire/types';

export const ROWS = ['military', 'fleet', 'economy', 'culture'] as const;

export type Unit = Piece & { count?: number; cargo?: number; done?: number; goods?: number };

export type Need = { goods: string[]; luxuries: number; row: [string, number] | [] };
export type RowChart = { costs: number[]; phases: number[]; needs: Record<string, Need> };
export type Tracks = {
  stability: [number, number];
  supply: number[];
  laurels: Record<string, Record<string, number[]>>;
  development: Record<string, RowChart>;
  actions: [number, number, number];
  armistice: number;
};
export type NextBox = {
  end?: boolean;
  cost: number;
  phase: number;
  ready: boolean;
  gives: Record<string, number>;
  needs?: { goods?: Record<string, boolean>; luxuries?: [number, number]; row?: [string, number, boolean] };
};
export type Combat = {
  verb: string;
  place: string;
  attack: number;
  defence: number;
  lost: number;
  killed: number;
  fortress: boolean;
  monument: boolean;
};
export type Forecast = {
  treasury: Record<string, { income: number; upkeep: number; next: number; hungry: number }>;
  development: Record<string, Record<string, NextBox>>;
  combats: Combat[];
  reach?: Record<string, number>;
};
export type Cycle = {
  chosen: [string, string][];
  boxes: Record<string, Record<string, number>>;
  open: string[];
  active?: string;
  action?: string;
};

export const tracksOf = (table: Table): Tracks => table.board?.['tracks'] as Tracks;
export const forecastOf = (table: Table): Forecast | undefined => table.view.forecast as Forecast | undefined;
export const cycleOf = (table: Table): Cycle | undefined => table.view['cycle'] as Cycle | undefined;
export const goodsOf = (table: Table, side: string): Record<string, number> =>
  ((table.view['goods'] as Record<string, Record<string, number>> | undefined) ?? {})[side] ?? {};
export const track = (table: Table, name: string, side: string): number =>
  table.view.tracks?.[name]?.[side] ?? 0;
export const contestedOf = (table: Table): Record<string, string[]> =>
  (table.view['contested'] as Record<string, string[]> | undefined) ?? {};
export const controlOf = (table: Table): Record<string, string> =>
  (table.view['control'] as Record<string, string> | undefined) ?? {};

const COLOURS: Record<string, { colour: string; dark: string; mark: string }> = {
  athens: { colour: '#25588f', dark: '#0e2a4a', mark: 'Α' },
  sparta: { colour: '#c25a16', dark: '#5a2606', mark: 'Λ' },
  syracuse: { colour: '#d9b21e', dark: '#6b5406', mark: 'Σ' },
  rhodes: { colour: '#7a4a9a', dark: '#381a4e', mark: 'Ρ' },
  independent: { colour: '#7a4a9a', dark: '#381a4e', mark: 'Π' },
};
export const sideOf = (role: string): { colour: string; dark: string; mark: string } =>
  COLOURS[role] ?? { colour: '#6b5a3a', dark: '#2b1b0c', mark: '?' };

/** Posts, walls, monuments: fixed on the map. */
export const isFixed = (piece: Piece): boolean => ['post', 'fortress', 'monument'].includes(piece.kind ?? '');
