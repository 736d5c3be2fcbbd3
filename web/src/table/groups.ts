/** Groups of pieces: which clicks only gather them, and which clicks form one. */
import type { Choice } from './choices';
import type { Prompt } from '../wire/types';

/** Verbs by which pieces join the group that is being formed, as all games call them. */
const JOIN = ['pick', 'join'] as const;
const GATHER = new Set<string>([...JOIN, 'pick_all', 'unpick']);

export const gathers = (verb: string): boolean => GATHER.has(verb);

type Offered = Pick<Prompt, 'choices'>;

/** The click by which a piece would join, if one is offered. */
export function joining({ choices }: Offered, piece: string): Choice | null {
  const verb = JOIN.find((known) => choices[known]?.includes(piece));
  return verb ? { verb, arg: piece } : null;
}

/** The click by which a chosen piece is taken out again: what a verb that only takes back does with it. */
export function leaving({ choices, kinds }: Pick<Prompt, 'choices' | 'kinds'>, piece: string): Choice | null {
  const verb = Object.keys(choices).find((one) => kinds?.[one] === 'back' && choices[one]?.includes(piece));
  return verb ? { verb, arg: piece } : null;
}

/** All pieces that may join now. */
export const joinable = ({ choices }: Offered): string[] =>
  JOIN.flatMap((verb) => choices[verb] ?? []).filter((arg) => typeof arg === 'string');

/** The clicks that form a group from nothing; null if one of it cannot be clicked. */
export function forming(offered: Offered, pieces: Iterable<string>): Choice[] | null {
  const clicks = [...pieces].map((piece) => joining(offered, piece));
  return clicks.every((click) => click !== null) ? clicks : null;
}
