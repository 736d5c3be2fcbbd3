/** How Athens and Sparta look in every game that has them: told apart by colour, by mark and by outline. */

/** The arms whose signs `Emblem` draws; anything else is a question mark. */
export type Arm = 'trireme' | 'hoplite' | 'cavalry' | 'peltast' | 'archer' | 'leader' | 'unknown';

export type Livery = { colour: string; dark: string; mark: string };

export const GREEKS: Record<'athens' | 'sparta', Livery> = {
  athens: { colour: '#25588f', dark: '#0c2a4d', mark: 'Α' },
  sparta: { colour: '#8a1a14', dark: '#4a0b09', mark: 'Λ' },
};

/** Athens is a square, Sparta a cut-cornered one: told apart without colour. */
const ATHENS =
  'M-13-15.4H13Q15.4-15.4 15.4-13V13Q15.4 15.4 13 15.4H-13Q-15.4 15.4-15.4 13V-13Q-15.4-15.4-13-15.4Z';
const SPARTA = 'M-9-15.4H9L15.4-9V9L9 15.4H-9L-15.4 9V-9Z';

/** The outline of a side's counter, within -16..16. */
export const outlineOf = (side: string): string => (side === 'sparta' ? SPARTA : ATHENS);
