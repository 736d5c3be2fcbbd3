/** The log as people read it: by turn, filtered, with dice counted. */
import { idsIn } from '../text/names';
import type { LogLine } from '../wire/types';

export type TurnGroup = { key: string; turn: number; head: LogLine | null; lines: LogLine[] };

/** Lines by turn; what comes before the first turn is turn 0. */
export function byTurn(lines: LogLine[]): TurnGroup[] {
  const groups: TurnGroup[] = [];
  for (const line of lines) {
    if (line.key === 'turn') {
      groups.push({ key: `t${line.i}`, turn: Number(line.args['turn'] ?? 0), head: line, lines: [] });
      continue;
    }
    if (!groups.length) groups.push({ key: 'start', turn: 0, head: null, lines: [] });
    groups.at(-1)!.lines.push(line);
  }
  return groups;
}

/** A line and those it stands for. */
export type Entry = { line: LogLine; inner: LogLine[] };

/** A line that says `folds: key` stands for everything back to the last line of that key, which began it. */
export function folded(lines: LogLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const key = line.args['folds'];
    const from = key ? entries.findLastIndex((entry) => entry.line.key === key) : -1;
    const inside = from < 0 ? [] : entries.splice(from);
    entries.push({ line, inner: inside.flatMap((entry) => [...entry.inner, entry.line]) });
  }
  return entries;
}

/** What one action brought, in the order it was told; lines before the first action stand alone. */
export type Together = { key: number; entries: Entry[] };

/** Lines of one action belong together: a march with its interceptions, a battle with its dice. */
export function together(entries: Entry[]): Together[] {
  const groups: Together[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const same = last?.entries.at(-1)?.line.action === entry.line.action && entry.line.action > 0;
    if (last && same) last.entries.push(entry);
    else groups.push({ key: entry.line.i, entries: [entry] });
  }
  return groups;
}

export type Filter = { dice: boolean; role: string; words: string };

/** Whether a line passes the filter; `read` tells how the line reads, which is asked only if words are sought. */
export function passes(line: LogLine, filter: Filter, read: (line: LogLine) => string): boolean {
  if (filter.dice && line.key !== 'roll') return false;
  const sides = [line.args['who'], line.args['side']].flatMap(idsIn);
  if (filter.role && !sides.includes(filter.role)) return false;
  return !filter.words || `${read(line)} ${line.rule}`.toLowerCase().includes(filter.words.toLowerCase());
}

export const diceOf = (line: LogLine): number[] =>
  line.key === 'roll' && Array.isArray(line.args['dice']) ? line.args['dice'].map(Number) : [];

export type DiceCount = {
  who: string;
  sides: number;
  faces: number[];
  rolls: number;
  mean: number;
  expected: number;
};

/** Who rolls dice that are nobody's, as engine/journal.py says it: those of events and of lots. */
const NOBODY = 'none';

/** How often each face came up, by side and kind of die. */
export function diceCounts(lines: LogLine[]): DiceCount[] {
  const counts = new Map<string, DiceCount>();
  for (const line of lines) {
    const dice = diceOf(line);
    if (!dice.length) continue;
    const who = line.args['who'] === NOBODY ? '' : String(line.args['who'] ?? '');
    const sides = Number(line.args['sides'] ?? 6);
    const key = `${who}/${sides}`;
    const count = counts.get(key) ?? {
      who,
      sides,
      faces: Array<number>(sides).fill(0),
      rolls: 0,
      mean: 0,
      expected: (sides + 1) / 2,
    };
    for (const die of dice) {
      count.faces[die - 1] = (count.faces[die - 1] ?? 0) + 1;
      count.mean = (count.mean * count.rolls + die) / (count.rolls + 1);
      count.rolls += 1;
    }
    counts.set(key, count);
  }
  return [...counts.values()].sort((a, b) => (a.who < b.who ? -1 : 1));
}

/** The log as plain text, for the clipboard. */
export function asText(lines: LogLine[], read: (line: LogLine) => string): string {
  return lines
    .map((line) => {
      const rule = line.rule ? ` [${line.rule}]` : '';
      const head = line.key === 'turn' ? '\n== ' : '';
      return `${head}${read(line)}${rule}`;
    })
    .join('\n')
    .trim();
}
