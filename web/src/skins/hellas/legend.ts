/** The signs of Hellas: what moves, and what is built in the lower part of a hex. */
import type { Sign } from '../types';
import { sideOf } from './facts';

const { colour: fill, dark: stroke } = sideOf('athens');
const disc = { d: 'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z', fill: 'var(--cream)', stroke, width: 1.4 };
const hex = 'M-12-7L0-14L12-7V7L0 14L-12 7Z';

export const legend: Sign[] = [
  { key: 'legion', piece: { at: '', side: 'athens', kind: 'legion', count: 3 } },
  { key: 'neutral', piece: { at: '', side: 'syracuse', kind: 'legion', count: 1 } },
  { key: 'ship', piece: { at: '', side: 'sparta', kind: 'ship', count: 1 } },
  { key: 'leader', piece: { at: '', side: 'sparta', kind: 'leader', count: 1 } },
  {
    key: 'post',
    draws: [
      disc,
      {
        d: 'M-1.8-6H1.8V-3.8Q4.6-2 3.6 1.6Q2.6 4.4 0 6Q-2.6 4.4-3.6 1.6Q-4.6-2-1.8-3.8Z',
        fill,
        stroke,
        width: 1,
      },
    ],
  },
  {
    key: 'fortress',
    draws: [disc, { d: 'M-6.4 6.4V-5H-4V-2.8H-1.4V-5H1.4V-2.8H4V-5H6.4V6.4Z', fill, stroke, width: 1.2 }],
  },
  {
    key: 'monument',
    draws: [disc, { d: 'M-5 6.4V4.6H-3.4V-3.6H-5V-5.6H5V-3.6H3.4V4.6H5V6.4Z', fill, stroke, width: 1.1 }],
  },
  { key: 'province', draws: [{ d: hex, fill: 'var(--azure-37)', stroke, width: 1 }] },
  { key: 'mountain', draws: [{ d: 'M-9 7L-1-7L8 7Z', fill: 'var(--sand-60)', stroke: 'var(--umber-37)' }] },
  { key: 'cost', written: '2' },
];
