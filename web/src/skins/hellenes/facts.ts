/** Printed facts of blocks, cards and nations, and how sides are told apart. */
import type { Arm, BlockKind, HellenesBoard, Piece } from '../../wire/types';
import type { Livery } from '../types';

const ARMS: Record<string, Arm> = {
  fleet: 'trireme',
  hoplite: 'hoplite',
  cavalry: 'cavalry',
  infantry: 'peltast',
  archers: 'archer',
};

export const blockOf = (piece: Piece, board: HellenesBoard): BlockKind | null =>
  board.kinds[piece.kind ?? ''] ?? null;
export const armOf = (block: BlockKind): Arm => ARMS[block.type] ?? 'hoplite';
export const classOf = (block: BlockKind): string => block.naval ?? block.class ?? '';

const NEUTRAL: Livery = { colour: 'var(--panel)', dark: 'var(--sepia-26)', mark: '' };
const SIDES: Record<string, Livery> = {
  athens: { colour: 'var(--azure-37)', dark: 'var(--azure-17)', mark: 'Α' },
  sparta: { colour: 'var(--wine-37)', dark: 'var(--wine-14b)', mark: 'Λ' },
};
export const sideOf = (role: string) => SIDES[role] ?? NEUTRAL;

/** The Olympians to whom a card can be sacrificed. */
export const GODS = ['apollo', 'ares', 'demeter', 'hera', 'hermes', 'poseidon', 'zeus'];

/** Each nation has a colour and, since colours are not enough, its initial on the block. */
const NATIONS: Record<string, string> = {
  attica: 'var(--azure-34)',
  subjects: 'var(--azure-71)',
  aeolian: 'var(--murex-49)',
  corcyra: 'var(--olive-54)',
  acarnania: 'var(--olive-59)',
  thessaly: 'var(--olive-60b)',
  argos: 'var(--sea-53)',
  lacedaemon: 'var(--wine-40)',
  corinth: 'var(--ember-60)',
  boeotia: 'var(--gold-74c)',
  arcadia: 'var(--wine-50b)',
  phocis: 'var(--sand-53)',
  ambracia: 'var(--gold-61)',
  macedonia: 'var(--murex-45)',
  persia: 'var(--murex-32)',
  syracuse: 'var(--wine-46)',
  catana: 'var(--azure-51)',
};
export const nationColour = (nation: string | undefined): string =>
  NATIONS[nation ?? ''] ?? 'var(--umber-52)';

/** Strongest first, hidden ones last. */
export const rank = (piece: Piece): number => (piece.hidden ? 1 : -(piece.face ?? 0));
