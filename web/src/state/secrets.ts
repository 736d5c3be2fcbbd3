/** Several seats at one screen: what may be seen by all who look at it, and when one must be alone with it. */
import type { Beside, Prompt, View } from '../wire/types';

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of two sights of one thing what both know: the one to whom it is hidden decides. */
function common(a: unknown, b: unknown): unknown {
  if (!isPlain(a) || !isPlain(b)) return a; // what is hidden is left out, not told differently
  if (b['hidden'] === true || a['hidden'] === true) return b['hidden'] === true ? b : a;
  const kept: Plain = {};
  for (const key of Object.keys(a)) {
    const found = key in b ? common(a[key], b[key]) : undefined;
    if (found !== undefined) kept[key] = found;
  }
  return kept;
}

/** The table as everybody at this screen may see it. */
export const shared = (own: View, others: View[]): View =>
  others.reduce<View>((view, other) => common(view, other) as View, own);

/** What is in whose hand, in games that have hands. */
type Hands = Record<string, { count: number; cards?: string[] }>;
const handsOf = (view: View): Hands => ('hands' in view && isPlain(view.hands) ? (view.hands as Hands) : {});

/** Ids that only the owner of a view knows: his cards, and his pieces whose faces the others do not see. */
function secretsOf(own: View, all: View): Set<string> {
  const found = new Set<string>();
  for (const [role, hand] of Object.entries(handsOf(own)))
    if (!handsOf(all)[role]?.cards) for (const card of hand.cards ?? []) found.add(card);
  for (const [id, piece] of Object.entries(own.pieces ?? {})) {
    const seen = all.pieces?.[id]; // a face that lies open says nothing of being hidden
    if (!piece.hidden && (!seen || seen.hidden)) found.add(id);
  }
  return found;
}

/** The answer of somebody who wants nothing, if there is exactly one. */
export function declining(prompt: Prompt): { verb: string; arg: null } | null {
  const verbs = Object.keys(prompt.choices).filter(
    (verb) => prompt.kinds?.[verb] === 'declines' && prompt.choices[verb]?.includes(null),
  );
  return verbs.length === 1 ? { verb: verbs[0]!, arg: null } : null;
}

/**
 * How the next player is asked at a shared screen: openly; by a knock, where he may want nothing (the same
 * whether or not he could do anything, so that it tells nothing); or alone, where the choice itself is secret.
 */
export type Manner = 'openly' | 'knock' | 'alone';

export function manner(prompt: Prompt, own: View, all: View, together: boolean): Manner {
  if (together) return 'alone';
  const secret = secretsOf(own, all);
  const args = Object.values(prompt.choices).flat();
  if (declining(prompt) && Object.keys(handsOf(own)).length) {
    // a reaction is played from the hand; what is taken from elsewhere in secret needs the screen
    return args.every((arg) => arg === null || secret.has(String(arg))) ? 'knock' : 'alone';
  }
  const hides = (arg: unknown) => typeof arg === 'string' && secret.has(arg);
  // what is secret beside an open choice does not need the screen: who wants it asks for it. To give all of it
  // up for good is open too: everybody sees how many one has left.
  const kept = (verb: string) => ['declines', 'ends', 'back'].includes(prompt.kinds?.[verb] ?? '');
  const open = Object.entries(prompt.choices).some(([verb, offered]) =>
    offered.some((arg) => (arg === null ? !kept(verb) : !hides(arg))),
  );
  const forming = Object.values(prompt.kinds ?? {}).includes('back'); // all of it was taken openly before
  return !open && !forming && args.some(hides) ? 'alone' : 'openly';
}

/** The question as all at the screen may read it: without what only its owner may see. */
export function unveiled(prompt: Prompt, own: View, all: View): Prompt {
  const secret = secretsOf(own, all);
  const open = (arg: unknown) => typeof arg !== 'string' || !secret.has(arg);
  const choices = Object.entries(prompt.choices).map(([verb, args]) => [verb, args.filter(open)] as const);
  return { ...prompt, choices: Object.fromEntries(choices.filter(([, args]) => args.length)) };
}

/** What is told beside it: prices of what is open; no reasons, which may speak of what is in the hand. */
export const openBeside = ({ notes = [] }: Beside, { choices }: Prompt): Beside => ({
  notes: notes.filter(({ verb, arg }) => choices[verb] && (arg === null || choices[verb].includes(arg))),
});
