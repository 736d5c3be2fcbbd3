/** The signs of Hellespont: ports and ground, and what a counter says. */
import type { Sign } from '../types';

const square = 'M-12-12H12V12H-12Z';
const anchor = 'M0-4.2V7M-3.6-2h7.2M-6.6 1.6C-6 5.6-3.2 7.2 0 7.2S6 5.6 6.6 1.6M0-8a1.9 1.9 0 1 0 .1 0';

export const legend: Sign[] = [
  {
    key: 'port',
    draws: [
      { d: 'M12-3.4L18 0L12 3.4Z', fill: 'var(--title)', stroke: 'none' },
      { d: square, fill: 'var(--title)', stroke: 'var(--cream)' },
      { d: anchor, stroke: 'var(--cream)', width: 1.7 },
    ],
  },
  {
    key: 'base',
    draws: [{ d: 'M-15-10H15V10H-15Z', fill: 'var(--parchment-91)', stroke: 'var(--frame)' }],
    written: 'B1',
  },
  { key: 'beach', draws: [{ d: 'M-14 4Q0-6 14 4', stroke: 'var(--umber-37)', width: 3, dash: '0.1 5' }] },
  { key: 'difficult', draws: [{ d: 'M-12 8L-4-6L4 8M0 8L7-3L14 8', stroke: 'var(--umber-37)' }] },
  { key: 'unit', piece: { at: '', side: 'athens', kind: 't10', face: 0 } },
  { key: 'weak', piece: { at: '', side: 'athens', kind: 't10', face: 1 } },
  { key: 'sparta', piece: { at: '', side: 'sparta', kind: 'h4', face: 0 } },
  { key: 'line', draws: [{ d: 'M-14 8L14-8', stroke: 'var(--ink-deep)' }] },
];
