/** Names of the things that messages speak of: the argument's own name says what its ids are. */
import type { Piece, Value } from '../wire/types';

export type Lookup = (key: string, args?: Record<string, string | number>) => string | undefined;

/** Argument name -> the catalogue prefixes that may name its ids (the same table as kit/text.py). */
const PLACE = ['place'];
const PIECE = ['leader', 'piece'];
const ROLE = ['role', 'side', 'nation'];
const NAMED: Record<string, string[]> = {
  place: PLACE,
  places: PLACE,
  from: PLACE,
  to_place: PLACE,
  piece: PIECE,
  pieces: PIECE,
  leader: PIECE,
  leaders: PIECE,
  enemy: PIECE,
  enemies: PIECE,
  loser: PIECE,
  who: ROLE,
  side: ROLE,
  foe: ROLE,
  wanted: ['edge'],
  mine_sum: ['sum'],
  their_sum: ['sum'],
};
const ANY = [...PLACE, ...PIECE, ...ROLE, 'stratagem', 'counter', 'card', 'option', 'phase', 'value'];

export const holdsPlaces = (argument: string): boolean => NAMED[argument] === PLACE;
export const holdsPieces = (argument: string): boolean => NAMED[argument] === PIECE;

/** One part of a sum that explains itself (kit/modifiers.py): `TRC.die.a +1` is named by `part-TRC-die-a`. */
const PART = /^(.+) ([+-]\d+)$/;

/** Arguments that are troops by numbers and arms (the same as in kit/text.py). */
const FORCES = ['force', 'ours', 'theirs', 'army'];

const key = (id: string) => id.replace(/[_.]/g, '-');

export class Names {
  constructor(
    private readonly find: Lookup,
    private readonly pieces: () => Record<string, Piece>,
    private readonly list: (texts: string[]) => string = (texts) => texts.join(', '),
  ) {}

  place = (id: string): string => this.find(`place-${key(id)}`) ?? id.toUpperCase();

  role = (id: string): string => this.find(`role-${key(id)}`) ?? id;

  kind = (id: string): string => this.find(`piece-${key(id)}`) ?? id;

  piece = (id: string): string => {
    const leader = this.find(`leader-${key(id)}`);
    if (leader) return leader;
    const kind = this.pieces()[id]?.kind ?? id.replace(/^[a-z]+_(.*)_\d+$/, '$1');
    return this.find(`piece-${key(kind)}`) ?? this.find(`leader-${key(kind)}`) ?? id;
  };

  /** The name of an id, whatever it is the id of: the argument of a choice says no more. */
  any = (id: string): string => this.known(id, ANY) ?? id;

  private known(id: string, prefixes: string[]): string | undefined {
    for (const prefix of prefixes) {
      const told = this.find(`${prefix}-${key(id)}`);
      if (told !== undefined) return told;
    }
    return prefixes.includes('piece') && id in this.pieces() ? this.piece(id) : undefined;
  }

  /** An argument as it is put into a sentence: ids translated, lists of names joined as the language does. */
  value(argument: string, value: Value): string | number {
    if (Array.isArray(value)) {
      const texts = value.map((item) => String(this.value(argument, item)));
      return argument in NAMED ? this.list(texts) : texts.join(', ');
    }
    if (typeof value !== 'string') return typeof value === 'number' ? value : String(value);
    const part = PART.exec(value);
    const told = part && this.find(`part-${key(part[1] ?? '')}`);
    if (part && told) return `${told} ${part[2]}`;
    if (FORCES.includes(argument) && /^\d/.test(value)) return this.force(value);
    const prefixes = NAMED[argument] ?? [argument];
    return (value && this.known(value, prefixes)) || (prefixes === PIECE ? this.piece(value) : value);
  }

  /** `7H 2C + 3H (all.)`: seven hoplites, two horsemen and three allied hoplites. */
  force(value: string): string {
    const parts = value.split(' + ').flatMap((own) => {
      const ally = own.endsWith('(all.)') ? 'a' : '';
      const named = ([all, count, arm]: RegExpMatchArray) =>
        this.find(`points-${ally}${arm?.toLowerCase()}`, { count: Number(count) }) ?? all;
      return [...own.matchAll(/(\d+)([A-Z])/g)].map(named);
    });
    return this.list(parts);
  }

  args(args: Record<string, Value>): Record<string, string | number> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.value(name, value)]));
  }
}
