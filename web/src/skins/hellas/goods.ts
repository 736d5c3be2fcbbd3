/** The fourteen goods as small drawings within -8..8, told apart by shape alone. */

const INK = 'var(--ink-deep)';
const line = (d: string, fill = 'none', width = 1.1) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

export const GOODS: Record<string, string> = {
  stone: line('M-6.5 6V1H0V6ZM0 6V1H6.5V6ZM-3.2 1V-4H3.2V1Z', 'var(--stone-73)'),
  wool:
    line(
      'M-5 3a3 3 0 0 1 0-5.4a3.4 3.4 0 0 1 5-2.4a3.4 3.4 0 0 1 5 2.4A3 3 0 0 1 5 3Z',
      'var(--parchment-97)',
    ) + line('M-3 3V6M3 3V6M-2-1q1.4 1.4 2.6 0'),
  wood:
    line('M-6.5-2.5H4V3.5H-6.5Z', 'var(--umber-50)') +
    `<ellipse cx="4" cy=".5" rx="2.2" ry="3" fill="var(--sand-75b)" stroke="${INK}" stroke-width="1.1"/>` +
    line('M4-.9v2.6', 'none', 0.8),
  grain:
    line('M0 7V-2', 'none', 1.3) +
    line(
      'M0-7q2 2 0 4.4Q-2-5 0-7ZM0 1q4 0 4.4-3.6Q.6-2.6 0 1ZM0 1q-4 0-4.4-3.6Q-.6-2.6 0 1ZM0 4.6q4 0 4.4-3.6Q.6 1 0 4.6ZM0 4.6q-4 0-4.4-3.6Q-.6 1 0 4.6Z',
      'var(--gold-76)',
      0.8,
    ),
  fish:
    line('M-6.5 0Q-1-5.4 4 0L7-3V3L4 0Q-1 5.4-6.5 0Z', 'var(--sea-72)') +
    `<circle cx="-3.4" cy="-.7" r=".9" fill="${INK}"/>`,
  cattle:
    line('M-7-5.4q.4 4 3.6 4.2L-2.6 4Q0 7 2.6 4L3.4-1.2Q6.6-1.4 7-5.4', 'none', 1.3) +
    line('M-3.4-1.2H3.4L2.6 4Q0 7-2.6 4Z', 'var(--clay-50)') +
    `<circle cx="-1.6" cy=".8" r=".7" fill="${INK}"/><circle cx="1.6" cy=".8" r=".7" fill="${INK}"/>`,
  wine:
    line('M-2-7H2V-4.4Q5.6-2 4.2 2Q3 5 0 7Q-3 5-4.2 2Q-5.6-2-2-4.4Z', 'var(--wine-29b)') +
    line('M-2-5.6Q-6-5.6-4.6-1M2-5.6Q6-5.6 4.6-1'),
  copper: line('M-6-5Q-4-2-3-2H3Q4-2 6-5L6.4 5Q4 2 3 2H-3Q-4 2-6.4 5Z', 'var(--ember-57)'),
  bronze:
    `<circle r="6.4" fill="var(--sand-60)" stroke="${INK}" stroke-width="1.2"/>` +
    line('M-3.4 3.6L0-4.4L3.4 3.6', 'none', 1.5),
  iron: line('M-6.6-3.6H6.6Q5.4 0 1.8.4V3H4.2V5.6H-4.2V3H-1.8V.4Q-5 0-6.6-3.6Z', 'var(--stone-48)'),
  silver:
    `<circle r="6" fill="var(--stone-90)" stroke="${INK}" stroke-width="1.2"/>` +
    line('M1.8-3.8A4.2 4.2 0 1 0 1.8 3.8A5 5 0 0 1 1.8-3.8Z', 'var(--stone-67)', 0.8),
  salt:
    line('M-6.8 5.6L-3-2L0 2.4L2.6-5.4L6.8 5.6Z', 'var(--paper)') +
    `<circle cx="-4" cy="-4.6" r=".9" fill="${INK}"/><circle cx="-.6" cy="-6" r=".9" fill="${INK}"/>`,
  glass:
    line('M-1.4-7H1.4V-3Q4.6-1.4 4.6 2.6Q4.6 6.6 0 6.6Q-4.6 6.6-4.6 2.6Q-4.6-1.4-1.4-3Z', 'var(--sea-85)') +
    line('M-2 1.6q.2 2.4 1.8 3', 'none', 0.8),
  gold: line('M-6.4 4.6L-7-3.6L-3.2.4L0-5.6L3.2.4L7-3.6L6.4 4.6Z', 'var(--gold-82)'),
};

export const isFood = (good: string): boolean => ['grain', 'fish', 'cattle', 'wine'].includes(good);
export const isLuxury = (good: string): boolean => ['salt', 'glass', 'gold'].includes(good);
