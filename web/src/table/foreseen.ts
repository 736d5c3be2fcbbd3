/** What a choice may bring, as a few sentences with their chances. */
import type { Words } from '../text/words';
import type { Change, Foreseen } from '../wire/types';
import { keyed } from '../state/text.svelte';

/** Dice or losses of one's own follow; what ends a step is grave only by what it costs oneself. */
export function isGrave(told: Foreseen, role: string | null, ends: boolean): boolean {
  const own = told.changes.some(({ key, who }) => (key === 'lost' || key === 'weakened') && who === role);
  return own || (told.dice > 0 && !ends);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** "2", "0–3"; with signs where it goes up or down. */
export function range({ least, most }: Change, signs: boolean): string {
  const say = (value: number) => (signs ? signed(rounded(value)) : String(rounded(Math.abs(value))));
  if (least === most) return say(least);
  return signs ? `${say(least)} … ${say(most)}` : `${say(least)}–${say(most)}`;
}

const SIGNED = new Set(['score', 'track', 'cards']);

function nameOf(change: Change, words: Words): string | undefined {
  const { key, what = '' } = change;
  if (key !== 'track') return words.any(what);
  return words.tell(`track-${keyed(what)}`) ?? words.tell(`label-${keyed(what)}`);
}

export type Told = { id: string; text: string; share: number; low: number; high: number };

/** The changes that can be said in words: a track without a name stays untold. */
export function toldOf(told: Foreseen, words: Words): Told[] {
  return told.changes.flatMap((change, i) => {
    const what = change.what === undefined ? '' : nameOf(change, words);
    if (what === undefined) return [];
    const who = change.who === undefined ? '' : words.role(change.who);
    const key = change.key === 'over' && !who ? 'over-draw' : change.key;
    const amount = range(change, SIGNED.has(change.key));
    const mean = SIGNED.has(change.key)
      ? signed(rounded(change.mean))
      : String(Math.abs(rounded(change.mean)));
    const text = words.t(`what-if-${key}`, { who, what, amount, mean });
    return [{ id: `${change.key}/${change.who}/${change.what}/${i}`, text, ...change }];
  });
}

export const percent = (share: number): number => Math.round(share * 100);
