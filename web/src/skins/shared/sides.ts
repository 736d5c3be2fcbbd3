/** How Athens and Sparta look in every game that has them: told apart by colour, by mark and by outline. */
import type { Arm } from '../../wire/types';
import type { Livery } from '../types';

/** What `Emblem` draws: the signs of the arms; anything else is a question mark. */
export type Sign = Arm | 'leader' | 'unknown';

export const GREEKS: Record<'athens' | 'sparta', Livery> = {
  athens: { colour: 'var(--azure-37)', dark: 'var(--azure-17)', mark: 'Α' },
  sparta: { colour: 'var(--wine-30)', dark: 'var(--wine-14b)', mark: 'Λ' },
};

/** Athens is a square, Sparta a cut-cornered one: told apart without colour. */
const ATHENS =
  'M-13-15.4H13Q15.4-15.4 15.4-13V13Q15.4 15.4 13 15.4H-13Q-15.4 15.4-15.4 13V-13Q-15.4-15.4-13-15.4Z';
const SPARTA = 'M-9-15.4H9L15.4-9V9L9 15.4H-9L-15.4 9V-9Z';

/** The outline of a side's counter, within -16..16. */
export const outlineOf = (side: string): string => (side === 'sparta' ? SPARTA : ATHENS);
