/** What a view tells of a battle, whether it is a match of its own or a part of a campaign. */
import type { Battle, Facing, Point } from '../../wire/types';
import type { Livery } from '../types';
import type { BattleView, Field, Look } from './types';

export const CELL = 36;
export const MARGIN = 24;
export const DEPTH = 24;

export const FACINGS: Facing[] = ['n', 'e', 's', 'w'];

/** The battle in a view: the campaign keeps it in a corner of its own. */
export const battleIn = (view: BattleView): Battle | null => ('field' in view ? view : (view.battle ?? null));
export const battleOf = (look: Look): Battle | null => battleIn(look.view);

/** Attacker and defender by the seats that command them. */
export function sidesOf(battle: Battle): [string, string] {
  const of = (prefix: string) =>
    Object.entries(battle.roster).find(([id]) => id.startsWith(prefix))?.[1].side ?? '';
  return [of('att_') || 'attacker', of('def_') || 'defender'];
}

export type Side = {
  role: string;
  name: string;
  livery: Livery;
  commands: boolean;
};

const OTHER: Livery = { colour: 'var(--umber-45)', dark: 'var(--sepia-19c)', mark: '●' };

/** Both armies as they are shown; where one seat commands both, the defender is in another colour. */
export function armiesOf(look: Look, battle: Battle): [Side, Side] {
  const roles = sidesOf(battle);
  const same = roles[0] === roles[1];
  const side = (which: 0 | 1): Side => {
    const name = battle.nations?.[which] ?? roles[which];
    const alike = which === 1 && name === (battle.nations?.[0] ?? roles[0]);
    const turn = same ? battle.field.bound % 2 === 1 - which : battle.active === roles[which];
    return {
      role: roles[which],
      name: look.words.role(name),
      livery: alike ? OTHER : look.words.side(name),
      commands: turn && (battle.pips ?? 0) > 0,
    };
  };
  return [side(0), side(1)];
}

export const isAttacker = (element: string): boolean => element.startsWith('att_');

/** The die in a sum of the log: `die_5` among its items. */
export const dieOf = (sum: unknown): number => {
  const die = (Array.isArray(sum) ? sum : []).find((item) => String(item).startsWith('die_'));
  return die ? Number(String(die).slice(4)) : 1;
};

/** 11.3: how many faces of the die rout an army that lost so many half elements. */
export const routFaces = (halves: number): number => Math.max(0, Math.min(6, Math.ceil(halves / 2) - 1));

export const sum = (items: Record<string, number>): number => Object.values(items).reduce((a, b) => a + b, 0);

/** Columns are lettered a to z, then aa, ab ...; rows are counted from the north. */
export function cellName(column: number, row: number): string {
  const letter = (n: number) => String.fromCharCode(97 + n);
  return `${column < 26 ? letter(column) : letter(Math.floor(column / 26) - 1) + letter(column % 26)}${row + 1}`;
}

export function cellAt(name: string): [number, number] {
  const letters = name.replace(/\d+$/, '');
  const column = [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return [column, Number(name.slice(letters.length)) - 1];
}

export const corner = (column: number, row: number): Point => [MARGIN + column * CELL, MARGIN + row * CELL];
export const centre = (name: string): Point => {
  const [column, row] = cellAt(name);
  return [MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL];
};

export const STEP: Record<Facing, Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const fields = new Map<number, Field>();

/** The board of a battle inside another game; its width depends on the armies. */
export function fieldBoard(width: number, kinds: Field['kinds']): Field {
  const known = fields.get(width);
  if (known) return known;
  const places: Field['places'] = {};
  for (let row = 0; row < DEPTH; row++)
    for (let column = 0; column < width; column++) {
      const name = cellName(column, row);
      const [x, y] = corner(column, row);
      const polygon: Point[] = [
        [x, y],
        [x + CELL, y],
        [x + CELL, y + CELL],
        [x, y + CELL],
      ];
      places[name] = { kind: 'cell', anchor: centre(name), polygon };
    }
  const size: Point = [width * CELL + 2 * MARGIN, DEPTH * CELL + 2 * MARGIN];
  const board: Field = { size, places, kinds };
  fields.set(width, board);
  return board;
}
