/** The drawing of a win-probability curve in a box of fixed size; the page scales it. */
import type { CurvePoint } from '../wire/types';

export const WIDTH = 320;
export const HEIGHT = 130;
/** Room for the percentages on the left and the turns below. */
const LEFT = 30;
const BELOW = 16;
const TOP = 6;

const last = (curve: CurvePoint[]): number => Math.max(1, curve.at(-1)?.n ?? 1);

export const xOf = (n: number, total: number): number => LEFT + ((WIDTH - LEFT - 4) * n) / Math.max(1, total);
export const yOf = (chance: number): number => TOP + (HEIGHT - TOP - BELOW) * (1 - chance);

/** The action that was clicked on, from the share of the drawing's width left of the pointer. */
export const actionAt = (share: number, total: number): number => {
  const n = ((share * WIDTH - LEFT) / (WIDTH - LEFT - 4)) * total;
  return Math.max(0, Math.min(total, Math.round(n)));
};

export const pathOf = (curve: CurvePoint[], role: string, total = last(curve)): string =>
  curve
    .map((point, i) => {
      const [x, y] = [xOf(point.n, total), yOf(point.chances[role] ?? 0)];
      return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

export type Tick = { turn: number; x: number };

/** Where a new turn begins; of crowded ones only every second, third ... is written. */
export const turnsOf = (curve: CurvePoint[], total = last(curve), room = 26): Tick[] => {
  const ticks: Tick[] = [];
  let turn = -1;
  for (const point of curve) {
    const x = xOf(point.n, total);
    const before = ticks.at(-1);
    if (point.turn > 0 && point.turn !== turn && (!before || x - before.x >= room)) {
      ticks.push({ turn: point.turn, x });
    }
    turn = point.turn;
  }
  return ticks;
};
