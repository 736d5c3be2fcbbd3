/** The skins there are. A game without one is still playable: plain shapes, plain counters. */
import { dba } from './dba';
import { eagleAndWolf } from './eagle_and_wolf';
import { hellas } from './hellas';
import { hellenes } from './hellenes';
import { hellespont } from './hellespont';
import { peloponnesianWar } from './peloponnesian_war';
import { plain } from './plain';
import type { Skin } from './types';

const SKINS: Record<string, Skin> = {
  dba,
  eagle_and_wolf: eagleAndWolf,
  hellas,
  hellenes,
  hellespont,
  peloponnesian_war: peloponnesianWar,
};

export const skinOf = (game: string): Skin => SKINS[game] ?? plain;
