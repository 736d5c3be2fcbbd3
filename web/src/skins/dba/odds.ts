/** The 36 throws of a combat as a bar: what each side would suffer. */
import type { Fight } from '../../wire/types';

type Chances = Fight['wins'];

export const THROWS = 36;
const of = (chances: Chances, ...kinds: string[]): number =>
  kinds.reduce((sum, kind) => sum + (chances[kind] ?? 0), 0);

export const kills = (chances: Chances): number => of(chances, 'D');
export const pushes = (chances: Chances): number => of(chances, 'F', 'R');
const all = (chances: Chances): number => of(chances, 'D', 'F', 'R');

/** In hundredths, as players say it. */
export const percent = (throws: number): number => Math.round((throws * 100) / THROWS);
export const shares = (chances: Chances): number => percent(all(chances));

export type Bar = { key: string; from: number; width: number; of: number; strong: boolean };

/** From left to right: the attacker's kills and pushes, nothing, the defender's pushes and kills. */
export function bars(fight: Pick<Fight, 'wins' | 'loses'>, width: number): Bar[] {
  const parts: [string, number, number, boolean][] = [
    ['kill', kills(fight.wins), 0, true],
    ['push', pushes(fight.wins), 0, false],
    ['even', THROWS - all(fight.wins) - all(fight.loses), -1, false],
    ['pushed', pushes(fight.loses), 1, false],
    ['killed', kills(fight.loses), 1, true],
  ];
  let from = 0;
  return parts.map(([key, throws, side, strong]) => {
    const bar = { key, from, width: (throws / THROWS) * width, of: side, strong };
    from += bar.width;
    return bar;
  });
}
