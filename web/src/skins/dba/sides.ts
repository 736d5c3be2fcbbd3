/** How the two armies look when the battle is a match of its own. */
import type { Livery } from '../types';

const LIVERY: Record<string, Livery> = {
  attacker: { colour: 'var(--wine-37)', dark: 'var(--wine-14b)', mark: '▲' },
};
const DEFENDER: Livery = { colour: 'var(--azure-37)', dark: 'var(--azure-17)', mark: '●' };

export const sideOf = (role: string): Livery => LIVERY[role] ?? DEFENDER;
