/** The skins there are. A game without one is still playable: plain shapes, plain counters. */
import { hellespont } from './hellespont';
import { plain } from './plain';
import type { Skin } from './types';

const SKINS: Record<string, Skin> = { hellespont };

export const skinOf = (game: string): Skin => SKINS[game] ?? plain;
