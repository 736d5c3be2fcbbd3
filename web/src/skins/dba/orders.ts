/** Arrows on the field for orders whose argument is no place. */
import { idsIn } from '../../text/names';
import type { Battle, Facing, Point, Prompt } from '../../wire/types';
import { CELL, centre, corner, DEPTH, FACINGS, STEP } from './battle';

export type Arrow = {
  verb: string;
  arg: string | number;
  at: Point;
  /** Degrees from north. */
  turn: number;
  label?: string;
  /** A curved arrow: 1 to the left, -1 to the right. */
  bend?: number;
  /** Cells that everybody moves, where the order is as simple as that. */
  shift?: Point;
};

const quarter = (facing: Facing): number => FACINGS.indexOf(facing) * 90;

/** The arguments that are edges of the world. */
const facings = (args: unknown[] = []): Facing[] => FACINGS.filter((facing) => args.includes(facing));

export function faceArrows(prompt: Prompt): Arrow[] {
  const [x, y] = centre(String(prompt.args['place']));
  return facings(prompt.choices['face']).map((facing) => {
    const [dx, dy] = STEP[facing];
    return { verb: 'face', arg: facing, at: [x + dx * 32, y + dy * 32], turn: quarter(facing) };
  });
}

/** The edge one comes from: the arrow points into the field. */
export function edgeArrows(prompt: Prompt, width: number): Arrow[] {
  const [mx, my] = corner(width / 2, DEPTH / 2);
  return facings(prompt.choices['edge']).map((arg) => {
    const [dx, dy] = STEP[arg];
    const at: Point = [mx + dx * (width / 2 - 1) * CELL, my + dy * (DEPTH / 2 - 1) * CELL];
    return { verb: 'edge', arg, at, turn: quarter(arg) + 180 };
  });
}

/** Straight ahead in front of the group's middle, slants at its front corners, wheels beside it. */
export function marchArrows(prompt: Prompt, battle: Pick<Battle, 'pieces'>): Arrow[] {
  const members = idsIn(prompt.args['pieces']).flatMap((id) => battle.pieces[id] ?? []);
  const first = members[0];
  if (!first) return [];
  const facing = FACINGS[first.face ?? 0] ?? 'n';
  const forward = STEP[facing];
  const right: Point = [-forward[1], forward[0]];
  const along = (at: Point, way: Point) => at[0] * way[0] + at[1] * way[1];
  const spots = members.map((piece) => centre(piece.at));
  const front = Math.max(...spots.map((at) => along(at, forward)));
  const aside = spots.map((at) => along(at, right));
  const [low, high] = [Math.min(...aside), Math.max(...aside)];
  const point = (ahead: number, side: number): Point => [
    forward[0] * (front + ahead * CELL) + right[0] * side,
    forward[1] * (front + ahead * CELL) + right[1] * side,
  ];
  return Object.entries(prompt.choices).flatMap(([verb, args]) =>
    MARCHES.has(verb)
      ? args.map((arg) => march(verb, Number(arg), { facing, forward, right, low, high, point }))
      : [],
  );
}

type Line = {
  facing: Facing;
  forward: Point;
  right: Point;
  low: number;
  high: number;
  point: (ahead: number, side: number) => Point;
};

const MARCHES = new Set([
  'ahead',
  'slant_left',
  'slant_right',
  'follow_left',
  'follow_right',
  'wheel_left',
  'wheel_right',
]);

function march(verb: string, number: number, line: Line): Arrow {
  const { facing, forward, right, low, high, point } = line;
  const hand = verb.endsWith('left') ? -1 : 1;
  const edge = hand < 0 ? low - CELL : high + CELL;
  const label = String(number);
  if (verb === 'ahead') {
    const shift: Point = [forward[0] * number, forward[1] * number];
    return { verb, arg: number, at: point(number, (low + high) / 2), turn: quarter(facing), label, shift };
  }
  if (verb.startsWith('wheel'))
    return { verb, arg: number, at: point(0, edge), turn: quarter(facing), bend: -hand };
  const shift: Point = [forward[0] * number + right[0] * hand, forward[1] * number + right[1] * hand];
  const slant = quarter(facing) + hand * 40;
  return verb.startsWith('slant')
    ? { verb, arg: number, at: point(number, edge), turn: slant, label, shift }
    : { verb, arg: number, at: point(number, edge), turn: slant, label };
}
