/** How the two armies look when the battle is a match of its own. */
export type Livery = { colour: string; dark: string; mark: string };

const LIVERY: Record<string, Livery> = {
  attacker: { colour: '#a3291c', dark: '#4f0d07', mark: '▲' },
  defender: { colour: '#2a5d96', dark: '#0d2b4e', mark: '●' },
};

export const sideOf = (role: string): Livery => LIVERY[role] ?? LIVERY['defender']!;
