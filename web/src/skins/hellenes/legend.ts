/** The signs of Hellenes: cities by shape, what befell them, blocks. */
import type { Sign } from '../types';
import { sideOf } from './facts';

const ink = 'var(--stone-6)';
const city = 'M-8-8H8V8H-8Z';
const ring = (r: number) => `M0-${r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0-${r}Z`;
const grey = 'var(--umber-52)';

export const legend: Sign[] = [
  { key: 'city', draws: [{ d: city, fill: grey, stroke: ink }] },
  {
    key: 'port',
    draws: [
      { d: 'M0 0L14 10', width: 3 },
      { d: 'M-9 0L-4.5-8H4.5L9 0L4.5 8H-4.5Z', fill: grey, stroke: ink },
    ],
  },
  { key: 'town', draws: [{ d: ring(5), fill: grey, stroke: ink }] },
  { key: 'loyal', draws: [{ d: city, fill: grey, stroke: 'var(--white)', width: 3 }] },
  { key: 'held', draws: [{ d: ring(13.5), stroke: sideOf('sparta').colour, width: 3.4 }] },
  { key: 'siege', draws: [{ d: ring(15), stroke: sideOf('athens').colour, width: 2.6, dash: '4 3' }] },
  {
    key: 'pillaged',
    draws: [
      { d: 'M0 7C-4 1-2-1-1-7C5-3 6 2 4 7C2 10 1 10 0 7Z', fill: 'var(--wine-51)', stroke: 'var(--title)' },
    ],
  },
  { key: 'civil-war', draws: [{ d: 'M-4-9L4 1L-1 3L6 9', stroke: 'var(--title)', width: 2.4 }] },
  { key: 'block', piece: { at: '', side: 'athens', kind: 'a01', face: 4 } },
  { key: 'back', piece: { at: '', side: 'sparta', hidden: true } },
];
