/** The signs of the campaign: who holds a land and what befell it, and what an army has with it. */
import type { Sign } from '../types';
import { EMBLEMS, liveryOf } from './facts';

const rome = liveryOf('rome');
const disc = 'M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12Z';
const army = { at: '', side: 'rome', stars: 2, attitude: 4, pm: 4 };

export const legend: Sign[] = [
  {
    key: 'control',
    draws: [
      { d: disc, fill: rome.colour, stroke: rome.dark, width: 1.4 },
      { d: EMBLEMS['rome'] ?? '', fill: 'var(--parchment-97)', stroke: 'none' },
    ],
  },
  {
    key: 'ravaged',
    draws: [
      {
        d: 'M0 10c-7-3-8-10-3-15c0 3 2 4 3 4c-1-5 1-9 5-11c0 6 7 8 6 16c-1 4-5 7-11 6Z',
        fill: 'var(--wine-51)',
        stroke: 'var(--title)',
        width: 1,
      },
    ],
  },
  { key: 'siege', draws: [{ d: 'M-11 10V-9H-7V-5H-3V-9H3V-5H7V-9H11V10Z', fill: 'var(--parchment-89)' }] },
  { key: 'storm', draws: [{ d: 'M-4-8l-5 9h5l-3 9l10-12h-5l4-6Z', fill: 'var(--gold-66)', width: 1 }] },
  { key: 'army', piece: army },
  { key: 'train', piece: { ...army, ...{ train: true } } },
  { key: 'camp', piece: { ...army, ...{ camp: true } } },
  { key: 'omen', piece: { ...army, ...{ omen: true } } },
  { key: 'unsupplied', piece: { ...army, ...{ unsupplied: true } } },
  { key: 'inside', piece: { ...army, ...{ inside: true } } },
];
