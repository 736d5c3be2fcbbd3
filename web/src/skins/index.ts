/** The skins there are, each fetched when its game is played. A game without one is still playable. */
import { plain } from './plain';
import type { Skin } from './types';

const SKINS: Record<string, () => Promise<Skin>> = {
  dba: async () => (await import('./dba')).dba,
  eagle_and_wolf: async () => (await import('./eagle_and_wolf')).eagleAndWolf,
  hellas: async () => (await import('./hellas')).hellas,
  hellenes: async () => (await import('./hellenes')).hellenes,
  hellespont: async () => (await import('./hellespont')).hellespont,
  peloponnesian_war: async () => (await import('./peloponnesian_war')).peloponnesianWar,
};

export const skinOf = (game: string): Promise<Skin> => SKINS[game]?.() ?? Promise.resolve(plain);
