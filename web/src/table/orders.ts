/** What a standing order may depend on, read from the question itself: its odds, and where it is asked. */
import type { Prompt } from '../wire/types';

export type Only = 'never' | 'attacked' | 'here' | 'odds';

/** Arguments that weigh a fight, in hundredths: the more, the better for who is asked. */
const SCALES = ['odds', 'chance'];

export const scaleOf = ({ args }: Prompt): string | undefined =>
  SCALES.find((name) => typeof args[name] === 'number');

/** The place the question is about, as an order can name it. */
export function placesOf({ args }: Prompt): Record<string, string> {
  const { place } = args;
  return typeof place === 'string' ? { place } : {};
}
