/** The nations of the war: colours and emblems, and what a view tells of the campaign. */
import type { Livery } from '../types';

const LIVERY: Record<string, Livery> = {
  rome: { colour: 'var(--wine-35b)', dark: 'var(--wine-14b)', mark: 'R' },
  rome_2: { colour: 'var(--wine-35b)', dark: 'var(--wine-14b)', mark: 'R²' },
  epirus: { colour: 'var(--azure-40)', dark: 'var(--azure-17b)', mark: 'Ε' },
  carthage: { colour: 'var(--murex-31)', dark: 'var(--murex-11)', mark: 'C' },
  syracuse: { colour: 'var(--olive-42)', dark: 'var(--olive-18b)', mark: 'Σ' },
  italiots: { colour: 'var(--sea-43)', dark: 'var(--sea-19)', mark: 'Ι' },
  samnites: { colour: 'var(--umber-41b)', dark: 'var(--sepia-17)', mark: 'S' },
  mamertines: { colour: 'var(--stone-33)', dark: 'var(--stone-12)', mark: 'M' },
  gauls: { colour: 'var(--olive-42b)', dark: 'var(--olive-18c)', mark: 'G' },
};
const NOBODY: Livery = { colour: 'var(--umber-41)', dark: 'var(--ink-warm)', mark: '·' };

export const liveryOf = (side: string): Livery => LIVERY[side] ?? NOBODY;

/** Emblems within -8..8, told apart by shape alone. */
export const EMBLEMS: Record<string, string> = {
  // a she-wolf's head
  rome: 'M-7-7L-3.4-3.6H3.4L7-7L6.4 0L3 4.6L1.6 8H-1.6L-3 4.6L-6.4 0Z',
  // an eagle with spread wings
  epirus:
    'M0-7.4L1.6-5.4L1.2-3.4L4-5L8-5.6L7 -1.6L4 1.6L2 2.4L3 7L0 5L-3 7L-2 2.4L-4 1.6L-7-1.6L-8-5.6L-4-5L-1.2-3.4L-1.6-5.4Z',
  // the sign of Tanit
  carthage: 'M0-8a2.6 2.6 0 1 1-.01 0ZM-7.4-2.4H7.4V-.4H1.4L7 8H-7L-1.4-.4H-7.4Z',
  // three legs
  syracuse: 'M0-1.6L2-8L5.4-6.6L3.4-5L1.8 0L7.2 2.8L8 6.6L5.4 4.6L0 2L-4.6 5.6L-8 5L-5.4 3.2L-1.8 0L-2.8-4Z',
  // a trident
  italiots: 'M-1-8H1V-1H3.4V-7H5.4V1H1V8H-1V1H-5.4V-7H-3.4V-1H-1Z',
  // a bull's head
  samnites: 'M-8-7Q-6-2.6-3-3H3Q6-2.6 8-7Q8-1 4-.6L2.4 6L0 8L-2.4 6L-4-.6Q-8-1-8-7Z',
  // a crested helmet
  mamertines: 'M-6 7V-1Q-6-5-1-5.6L-2-8H6V-4.6Q6.6-2 6 3H2.6V-.4H-2V7Z',
  // a torc
  gauls: 'M-2.4 7.6A7.6 7.6 0 1 1 2.4 7.6L1.6 4.4A4.4 4.4 0 1 0-1.6 4.4Z',
};

export const BADGES = ['camp', 'train', 'omen', 'unsupplied', 'inside'] as const;

/** Who stands with a nation in wars or in alliances. */
export const partners = (pairs: [string, string][], nation: string): string[] =>
  pairs.flatMap(([a, b]) => (a === nation ? [b] : b === nation ? [a] : []));

/** How many of each kind of troops, in the order of the sheet. */
export function troops(elements: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const kind of elements) found.set(kind.toLowerCase(), (found.get(kind.toLowerCase()) ?? 0) + 1);
  return [...found];
}
