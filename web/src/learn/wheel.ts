/** Where the steps of the turn lie on its wheel: plain reckoning, so that it can be tested. */

export type Spot = { x: number; y: number };
export type Wheel = {
  /** Width and height of the drawing, and the middle of the wheel. */
  size: number;
  height: number;
  middle: Spot;
  /** Radius of the ring of steps and of each of them. */
  ring: number;
  step: number;
  spots: Spot[];
  /** Arrows from each step to the next, and from the last to the first. */
  arrows: string[];
  /** Steps before the first turn, on their way to the wheel. */
  before: Spot[];
  road: string;
};

/** Of the road to the wheel. */
const LANE = 84;
const at = (middle: Spot, radius: number, turn: number): Spot => ({
  x: middle.x + radius * Math.sin(2 * Math.PI * turn),
  y: middle.y - radius * Math.cos(2 * Math.PI * turn),
});
const round = (value: number): number => Math.round(value * 10) / 10;
const spelt = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

export function wheelOf(once: number, steps: number): Wheel {
  const many = steps > 8;
  const size = many ? 560 : 440;
  const [ring, step] = many ? [186, 34] : [134, steps > 6 ? 30 : 36];
  const top = once ? LANE : 0;
  const middle = { x: size / 2, y: top + size / 2 };
  const turns = [...Array(steps).keys()].map((i) => i / steps);
  const girth = 2 * Math.PI * ring;
  const gap = (step + 7) / girth;
  // titles stand below the steps: arrows that come from there, or go there, leave room for them
  const room = 26 / girth;
  const out = (turn: number): number => gap + (turn > 0.1 && turn < 0.4 ? room : 0);
  const home = (turn: number): number => gap + (turn > 0.6 && turn < 0.9 ? room : 0);
  const before = [...Array(once).keys()].map((i) => ({ x: size / 2 - (once - i) * 88, y: 36 }));
  return {
    size,
    height: top + size,
    middle,
    ring,
    step,
    spots: turns.map((turn) => at(middle, ring, turn)),
    arrows: turns.map((turn) => {
      const next = turn + 1 / steps;
      const [from, to] = [at(middle, ring, turn + out(turn)), at(middle, ring, next - home(next))];
      return `M${spelt(from)}A${ring} ${ring} 0 0 1 ${spelt(to)}`;
    }),
    before,
    road: once ? roadTo(before[0]!, at(middle, ring + step + 6, 0), step) : '',
  };
}

/** Past the steps before the first turn, then down to the first of the wheel. */
const roadTo = (from: Spot, to: Spot, step: number): string =>
  `M${spelt({ x: from.x + step, y: from.y })}H${round(to.x - 24)}q24 0 24 24V${round(to.y)}`;

/** A band of Greek keys round a middle: so many keys between two radii. */
export function keys(middle: Spot, inner: number, outer: number, count: number): string {
  const unit: [number, number][] = [
    [0, 0],
    [0, 1],
    [0.8, 1],
    [0.8, 0.3],
    [0.4, 0.3],
    [0.4, 0.65],
  ];
  const back: [number, number][] = [
    [0.4, 0.3],
    [0.8, 0.3],
    [0.8, 0],
  ];
  const points = [...Array(count).keys()].flatMap((i) =>
    [...unit, ...back].map(([t, r]) => spelt(at(middle, inner + r * (outer - inner), (i + t) / count))),
  );
  return `M${points.join('L')}Z`;
}

/** Words on lines of about so many letters. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
