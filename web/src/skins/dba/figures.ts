/** Figures seen from above, front upwards, within -16..16: every type of troops told by its shape alone. */

/** A part of a drawing: what it is made of, and its outline. */
export type Part = [stuff: string, d: string];

const n = (x: number) => Math.round(x * 100) / 100;
const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${n(x - r)} ${n(y)}a${r} ${ry} 0 1 0 ${n(2 * r)} 0a${r} ${ry} 0 1 0 ${n(-2 * r)} 0Z`;
const bar = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y - h / 2)}h${w}v${h}h${-w}Z`;
const line = (x: number, y: number, dx: number, dy: number): string => `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`;
const tip = (x: number, y: number): string => `M${n(x)} ${n(y - 2)}l1 2.4h-2Z`;

/** Puts the same figure at several spots, part by part, so that a base has few paths. */
function rank(spots: [number, number][], figure: (x: number, y: number) => Part[]): Part[] {
  const parts = new Map<string, string>();
  for (const [x, y] of spots)
    for (const [stuff, d] of figure(x, y)) parts.set(stuff, (parts.get(stuff) ?? '') + d);
  return [...parts];
}

const man = (x: number, y: number, size = 1): Part[] => [
  ['cloth', disc(x, y, 2.9 * size, 1.7 * size)],
  ['helmet', disc(x, y - 0.3, 1.45 * size)],
];
const row = (xs: number[], y: number): [number, number][] => xs.map((x) => [x, y]);
const FOUR = [-11.6, -3.9, 3.9, 11.6];
const THREE = [-10.4, 0, 10.4];

const hoplite = (x: number, y: number): Part[] => [
  ['shaft', line(x + 2.6, y + 3, 0, -13)],
  ['point', tip(x + 2.6, y - 10)],
  ...man(x, y),
  ['shield', disc(x - 0.8, y - 2.6, 3)],
  ['boss', disc(x - 0.8, y - 2.6, 0.9)],
];
const pikeman = (x: number, y: number): Part[] => [
  ['shaft', line(x + 1.8, y + 5, 0, -21)],
  ['point', tip(x + 1.8, y - 16)],
  ...man(x, y, 0.9),
  ['shield', disc(x - 1, y - 1.8, 1.9)],
];
const legionary = (x: number, y: number): Part[] => [
  ['point', `M${n(x + 3.1)} ${n(y + 1)}v-6.6l.6-1.4l.6 1.4v6.6Z`],
  ...man(x, y),
  ['shield', `M${n(x - 3.4)} ${n(y - 1.2)}v-3.6q3-1.4 6 0v3.6q-3-1.4-6 0Z`],
  ['boss', disc(x - 0.4, y - 3.5, 0.8)],
];
const thureophoros = (x: number, y: number): Part[] => [
  ['shaft', line(x + 3.2, y + 3.4, 1.6, -10)],
  ['point', tip(x + 4.8, y - 6.6)],
  ...man(x, y),
  ['shield', disc(x - 1, y - 2.4, 2, 3.1)],
  ['rib', line(x - 1, y - 5, 0, 5.2)],
];
const warrior = (x: number, y: number): Part[] => [
  ...man(x, y, 1.05),
  ['shield', `M${n(x - 4)} ${n(y - 1.4)}l1.2-2.6h2.4l1.2 2.6l-1.2 2.6h-2.4Z`],
  ['point', line(x + 3, y + 0.6, 1.2, -5.6) + line(x + 2.2, y - 0.6, 2, 0.4)],
];
const skirmisher = (x: number, y: number): Part[] => [
  ['shaft', line(x + 3.6, y + 4, -2, -11) + line(x - 3, y + 4.4, -1.4, -5)],
  ['point', tip(x + 1.6, y - 7)],
  ...man(x, y),
  ['shield', `M${n(x - 5.4)} ${n(y - 1.8)}q2.2-3.4 4.4 0q-2.2-1.2-4.4 0Z`],
];
const archer = (x: number, y: number): Part[] => [
  ['bow', `M${n(x - 4.4)} ${n(y - 2)}q4.4-5.4 8.8 0`],
  ['rib', `M${n(x - 4.4)} ${n(y - 2)}h8.8`],
  ['shaft', line(x, y - 0.6, 0, -7)],
  ['point', tip(x, y - 7.4)],
  ...man(x, y + 1),
];
const horse = (x: number, y: number, size = 1): Part[] => [
  [
    'hide',
    `M${n(x)} ${n(y + 8 * size)}q${-3.6 * size} ${-1.4 * size} ${-2.9 * size} ${-7 * size}q.2 ${-3.6 * size} ${1.7 * size} ${-5.4 * size}l.1 ${-3.4 * size}q1.1 ${-1.8 * size} 2.2 0l.1 ${3.4 * size}q${1.5 * size} ${1.8 * size} ${1.7 * size} ${5.4 * size}q${0.7 * size} ${5.6 * size} ${-2.9 * size} ${7 * size}Z`,
  ],
  ['mane', line(x, y - 7.4 * size, 0, 4.4 * size) + `M${n(x)} ${n(y + 7.6 * size)}q1 1.6 .2 3.4`],
  ['cloth', disc(x, y + 1, 3 * size, 1.7 * size)],
  ['helmet', disc(x, y + 0.6, 1.4 * size)],
];
const trooper = (x: number, y: number): Part[] => [
  ['shaft', line(x + 3.2, y + 4, 0, -12)],
  ['point', tip(x + 3.2, y - 8)],
  ...horse(x, y),
  ['shield', disc(x - 2.9, y + 0.4, 1.9)],
];
const knight = (x: number, y: number): Part[] => [
  ['shaft', line(x + 3, y + 6, -0.6, -18)],
  ['point', tip(x + 2.4, y - 12)],
  ...horse(x, y),
  ['rib', `M${n(x - 2.4)} ${n(y - 2.4)}l2.4-1.8l2.4 1.8M${n(x - 2.6)} ${n(y + 4)}l2.6 1.6l2.6-1.6`],
];
const rider = (x: number, y: number): Part[] => [
  ['shaft', line(x + 4, y + 3, -1.6, -9) + line(x - 4, y + 3.6, -1.2, -6)],
  ['point', tip(x + 2.4, y - 6)],
  ...horse(x, y, 0.92),
];

const elephant = (): Part[] => [
  ['hide', disc(0, 4, 8, 9.6) + disc(0, -7, 4.6, 4.4)],
  ['hide', 'M-4-8.6q-6.4-2-7 2.4q2.8 3 6.6 1ZM4-8.6q6.4-2 7 2.4q-2.8 3-6.6 1Z'],
  ['trunk', 'M0-10.4q2.2-3 .2-5.6'],
  ['point', 'M-2.6-10.4q-1.6-2-.6-4l.8 4ZM2.6-10.4q1.6-2 .6-4l-.8 4Z'],
  ['shield', 'M-5.6-1.4h11.2v10.6h-11.2Z'],
  ['rib', 'M-5.6-1.4h11.2v10.6h-11.2ZM-5.6 1.4h11.2M-5.6 6.4h11.2M-2.8-1.4v2.8M2.8-1.4v2.8'],
  ...rank(
    [
      [-2.6, 4],
      [2.6, 4],
    ],
    (x, y) => man(x, y, 0.8),
  ),
];
const engine = (): Part[] => [
  ['wood', bar(0, 2, 4.4, 22) + bar(0, -5, 18, 3.6) + bar(-6, 9, 2.6, 9) + bar(6, 9, 2.6, 9)],
  ['bow', 'M-12-9.4q2.4 3.6 3.4 4.6M12-9.4q-2.4 3.6-3.4 4.6'],
  ['rib', 'M-12-9.4L0 6L12-9.4'],
  ['shaft', line(0, 8, 0, -20)],
  ['point', tip(0, -12)],
  ...rank([[-11, 6]], (x, y) => man(x, y)),
  ...rank([[11, 6]], (x, y) => man(x, y)),
];
const tents = (): Part[] => [
  ['shield', 'M-12 1l5.6-10l5.6 10ZM1.6-3l5-9l5 9ZM-4 12l6-10l6 10Z'],
  ['rib', 'M-6.4-9v10M6.6-12v9M2 2v10'],
  ...rank(
    [
      [-10, 9],
      [11, 5],
    ],
    (x, y) => man(x, y),
  ),
];

const CROWD: [number, number][] = [
  [-11, -4],
  [-4.4, -6],
  [2.6, -4.4],
  [9.6, -5.6],
  [-8, 2],
  [-1, 1],
  [6, 2.4],
  [12, 1],
];

/** Kind -> how deep its base is, and the figures on it. The front edge of every base is at -16. */
const BASES: Record<string, { depth: number; parts: Part[] }> = {
  sp: { depth: 25, parts: rank([...row(FOUR, 1.6), ...row(FOUR, -6.6)], hoplite) },
  pk: {
    depth: 28,
    parts: rank([...row(FOUR, 5.4), ...row(FOUR, -1), ...row(FOUR, -7.4)], pikeman),
  },
  bd: { depth: 25, parts: rank([...row(FOUR, -7.4), ...row(FOUR, 1.4)], legionary) },
  ax: { depth: 25, parts: rank([...row(THREE, -6.6), ...row([-5.2, 5.2], 2)], thureophoros) },
  wb: { depth: 26, parts: rank(CROWD.slice(0, 7), warrior) },
  ps: {
    depth: 24,
    parts: rank(
      [
        [-9.6, -3],
        [1, -7],
        [10, -1],
      ],
      skirmisher,
    ),
  },
  bw: { depth: 25, parts: rank([...row(THREE, -6), ...row([-5.2, 5.2], 2)], archer) },
  cv: { depth: 26, parts: rank(row(THREE, -4.4), trooper) },
  kn: {
    depth: 28,
    parts: rank(
      [
        [-10, -1],
        [10, -1],
        [0, -5],
      ],
      knight,
    ),
  },
  lh: {
    depth: 26,
    parts: rank(
      [
        [-8, -2],
        [8, -6],
      ],
      rider,
    ),
  },
  el: { depth: 32, parts: elephant() },
  art: { depth: 32, parts: engine() },
  hd: { depth: 30, parts: rank([...CROWD, [-4.6, 7], [3, 7]], (x, y) => man(x, y, 1.05)) },
  cf: { depth: 32, parts: tents() },
};

export const KINDS = Object.keys(BASES);
export const baseOf = (kind: string): { depth: number; parts: Part[] } =>
  BASES[kind] ?? { depth: 24, parts: rank(row(THREE, -4), (x, y) => man(x, y)) };
