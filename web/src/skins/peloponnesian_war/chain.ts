/** The chain of the non-player side, read from the log: what it did last, and what it followed. */
import { diceOf } from '../../table/log';
import type { LogLine } from '../../wire/types';

const isOf = (line: LogLine, side: string): boolean => line.args['who'] === side;

/** What the other side did last: from its first line after the player's own march to the end of that action. */
export function lastChain(log: LogLine[], side: string): LogLine[] {
  const newest = log.findLast((line) => isOf(line, side))?.action;
  const lines = log.filter((line) => line.action === newest && line.key !== 'phase');
  const first = (after: number) => lines.findIndex((line, i) => i > after && isOf(line, side));
  const answer = first(endOfMarch(lines));
  return lines.slice(answer < 0 ? Math.max(0, first(-1)) : answer);
}

/** Where the player's own army arrived; -1 where the matrix speaks first, since any arrival is then its own. */
function endOfMarch(lines: LogLine[]): number {
  const found = lines.findIndex((line) => line.key === 'arrived' || line.key.startsWith('np-'));
  return lines[found]?.key === 'arrived' ? found : -1;
}

/** What the last operation of the matrix followed, and the cells its dice hit (0 to 5; -1: no such die). */
export type Followed = { condition: string; strategy: string; zone: string; zoneDie: number; die: number };

export function lastOperation(log: LogLine[]): Followed {
  const start = log.findLastIndex((line) => line.key === 'np-condition' || line.key === 'np-strategy');
  const told = start < 0 ? [] : log.slice(start);
  const word = (key: string, arg: string) =>
    String(told.findLast((line) => line.key === key)?.args[arg] ?? '');
  return {
    condition: word('np-condition', 'condition'),
    strategy: word('np-strategy', 'strategy'),
    zone: word('np-zone', 'zone'),
    zoneDie: dieBefore(told, 'np-zone'),
    die: dieBefore(told, 'np-objective'),
  };
}

/** The die of the roll right before the last line with this key. */
function dieBefore(lines: LogLine[], key: string): number {
  const roll = lines[lines.findLastIndex((line) => line.key === key) - 1];
  return (roll ? (diceOf(roll)[0] ?? 0) : 0) - 1;
}
