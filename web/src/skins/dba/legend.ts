/** The signs of a battle: whose an element is, where its front is, who leads it, and what fights there. */
import type { Sign } from '../types';

const KINDS = ['kn', 'cv', 'lh', 'el', 'sp', 'pk', 'bd', 'ax', 'wb', 'ps', 'bw', 'art', 'hd', 'cf'];
const element = { at: '', side: 'defender', kind: 'sp' };
const square = 'M-15-11H15V11H-15Z';
const rounded = 'M-10-11H10Q15-11 15-6V6Q15 11 10 11H-10Q-15 11-15 6V-6Q-15-11-10-11Z';
const notches = 'M-8 6V11M0 6V11M8 6V11';
const turf = 'var(--olive-71)';

export const legend: Sign[] = [
  { key: 'attacker', draws: [{ d: square, fill: turf }] },
  { key: 'defender', draws: [{ d: rounded, fill: turf }, { d: notches }] },
  {
    key: 'front',
    draws: [
      { d: square, fill: turf },
      { d: 'M-6-11L0-17L6-11Z', fill: 'var(--stone-6)' },
    ],
  },
  { key: 'general', piece: { ...element, ...{ general: true } } },
  ...KINDS.map((kind) => ({ key: kind, piece: { ...element, kind } })),
];
