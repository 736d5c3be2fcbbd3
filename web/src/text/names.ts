/** Names of the things that messages speak of: the argument's own name says what its ids are. */
import type { Naming, Piece, Value } from '../wire/types';

export type Lookup = (key: string, args?: Record<string, string | number>) => string | undefined;

export const isPlace = (prefixes: string[] | undefined): boolean => prefixes?.includes('place') ?? false;
export const isPiece = (prefixes: string[] | undefined): boolean => prefixes?.includes('piece') ?? false;

/** One part of a sum that explains itself (kit/modifiers.py): `TRC.die.a +1` is named by `part-TRC-die-a`. */
const PART = /^(.+) ([+-]\d+)$/;
/** Cells of a battlefield, which no catalogue lists: `aw12` is called AW12 (`place-cell`). */
const CELL = /^[a-z]{1,2}[1-9][0-9]?$/;

const key = (prefix: string, id: string) => `${prefix}-${id}`.replace(/[_.]/g, '-');

/** As kit/text.py names things; the server says which catalogue keys name which argument. */
export class Names {
  constructor(
    private readonly naming: Naming,
    private readonly find: Lookup,
    private readonly pieces: () => Record<string, Piece>,
    private readonly list: (texts: string[]) => string = (texts) => texts.join(', '),
  ) {}

  place = (id: string): string => this.known(id, ['place']) ?? id.toUpperCase();

  role = (id: string): string => this.find(key('role', id)) ?? id;

  kind = (id: string): string => this.find(key('piece', id)) ?? id;

  piece = (id: string): string => this.known(id, ['leader', 'piece']) ?? id;

  /** The name of an id, whatever it is the id of: the argument of a choice says no more. */
  any = (id: string): string => this.known(id, this.naming.any) ?? id;

  private known(id: string, prefixes: string[]): string | undefined {
    for (const prefix of prefixes) {
      const told = this.find(key(prefix, id));
      if (told !== undefined) return told;
    }
    const cell = isPlace(prefixes) && CELL.test(id);
    return (
      (cell ? this.find('place-cell', { cell: id.toUpperCase() }) : undefined) ??
      (isPiece(prefixes) ? this.byKind(id) : undefined)
    );
  }

  /** A piece is named by its kind, as the view tells it or as the longest part of the id that has a name. */
  private byKind(id: string): string | undefined {
    const kind = this.pieces()[id]?.kind;
    const told = kind && (this.find(key('piece', kind)) ?? this.find(key('leader', kind)));
    if (told) return told;
    const words = id.split('_');
    for (let length = words.length - 1; length > 0; length--)
      for (let start = 0; start + length <= words.length; start++) {
        const part = this.find(key('piece', words.slice(start, start + length).join('_')));
        if (part !== undefined) return part;
      }
    return undefined;
  }

  /** An argument as it is put into a sentence: ids translated, lists of names joined as the language does. */
  value(argument: string, value: Value): string | number {
    const prefixes = this.naming.arguments[argument];
    if (Array.isArray(value)) {
      const texts = value.map((item) => String(this.value(argument, item)));
      return prefixes ? this.list(texts) : texts.join(', ');
    }
    if (typeof value !== 'string') return typeof value === 'number' ? value : String(value);
    const part = PART.exec(value);
    const told = part && this.find(key('part', part[1] ?? ''));
    if (part && told) return `${told} ${part[2]}`;
    if (this.naming.forces.includes(argument) && /^\d/.test(value)) return this.force(value);
    return (value && this.known(value, prefixes ?? [argument])) || value;
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

  /** The places that arguments speak of, or where the pieces they speak of stand now. */
  placesIn(args: Record<string, Value>): string[] {
    const found = new Set<string>();
    for (const [name, value] of Object.entries(args)) {
      const prefixes = this.naming.arguments[name];
      if (isPlace(prefixes)) idsIn(value).forEach((id) => found.add(id));
      else if (isPiece(prefixes)) idsIn(value).forEach((id) => found.add(this.pieces()[id]?.at ?? ''));
    }
    found.delete('');
    return [...found];
  }

  /** The pieces that a line names. */
  piecesIn = (args: Record<string, Value>): string[] =>
    Object.entries(args).flatMap(([name, value]) =>
      isPiece(this.naming.arguments[name]) ? idsIn(value) : [],
    );
}

/** The ids in an argument, be it one or a list. */
export const idsIn = (value: Value | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
