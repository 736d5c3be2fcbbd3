/** Printed facts of blocks, cards and nations, and how sides are told apart. */
import type { Table } from '../../state/table.svelte';
import type { Board, Piece } from '../../wire/types';

export type Arm = 'trireme' | 'hoplite' | 'cavalry' | 'peltast' | 'archer';

export type Block = {
  type: string;
  max: number;
  nation?: string;
  class?: string;
  naval?: string;
  move?: number;
  elite?: boolean;
  barbarian?: boolean;
};

export type Card = {
  number: number;
  border: string;
  coins: number;
  event: string;
  players: string[];
  continuing: boolean;
  leader?: string;
  side?: string;
  value?: number;
  region?: string;
  extension?: boolean;
};

export type Battle = {
  place: string;
  kind: string;
  aggressor: string;
  round: number;
  silent: boolean;
  doubled: boolean;
  attackers: string[];
  defenders: string[];
  routed: string[];
  struck: string[];
  half: string;
};

export type HellenesMarkers = {
  held?: Record<string, string>;
  sieges?: Record<string, string>;
  /** How many blocks each besieged city feeds. */
  capacity?: Record<string, number>;
  pillaged?: string[];
  civil_war?: string[];
  moves?: { from: string; to: string; forced: boolean }[];
  peace?: boolean;
};

const ARMS: Record<string, Arm> = {
  fleet: 'trireme',
  hoplite: 'hoplite',
  cavalry: 'cavalry',
  infantry: 'peltast',
  archers: 'archer',
};

export const blockOf = (piece: Piece, board: Board | null): Block | null =>
  (board?.kinds?.[piece.kind ?? ''] as Block | undefined) ?? null;
export const armOf = (block: Block): Arm => ARMS[block.type] ?? 'hoplite';
export const classOf = (block: Block): string => block.naval ?? block.class ?? '';
export const cardOf = (id: string, board: Board | null): Card | null =>
  (board?.['cards'] as Record<string, Card> | undefined)?.[id] ?? null;
export const markersOf = (table: Table): HellenesMarkers => (table.view.markers ?? {}) as HellenesMarkers;
export const battleOf = (table: Table): Battle | null => (table.view['battle'] as Battle | undefined) ?? null;

const SIDES: Record<string, { colour: string; dark: string; mark: string }> = {
  athens: { colour: '#25588f', dark: '#0c2a4d', mark: 'Α' },
  sparta: { colour: '#9a2217', dark: '#4a0b09', mark: 'Λ' },
  neutral: { colour: '#f6ecd0', dark: '#4a3a20', mark: '' },
};
export const sideOf = (role: string) => SIDES[role] ?? SIDES['neutral']!;

/** The Olympians to whom a card can be sacrificed. */
export const GODS = ['apollo', 'ares', 'demeter', 'hera', 'hermes', 'poseidon', 'zeus'];

/** Each nation has a colour and, since colours are not enough, its initial on the block. */
const NATIONS: Record<string, string> = {
  attica: '#1f4f9a',
  subjects: '#7fb2df',
  aeolian: '#8a63b5',
  corcyra: '#3d8f7a',
  acarnania: '#5f9e4a',
  thessaly: '#7c9a2e',
  argos: '#2f8a99',
  lacedaemon: '#b3261a',
  corinth: '#d9792b',
  boeotia: '#d8b12f',
  arcadia: '#c4563f',
  phocis: '#a8743a',
  ambracia: '#c9853c',
  macedonia: '#8f5a7c',
  persia: '#6b2f8a',
  syracuse: '#c23b5a',
  catana: '#3f7fb0',
};
export const nationColour = (nation: string | undefined): string => NATIONS[nation ?? ''] ?? '#8a7a58';

/** Strongest first, hidden ones last. */
export const rank = (piece: Piece): number => (piece.hidden ? 1 : -(piece.face ?? 0));
