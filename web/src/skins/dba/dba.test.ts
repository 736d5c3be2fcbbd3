import { expect, test } from 'vitest';
import { cellAt, cellName, centre, dieOf, fieldBoard, routFaces } from './battle';
import { baseOf, KINDS } from './figures';
import { bars, percent } from './odds';
import { edgeArrows, faceArrows, marchArrows } from './orders';
import { terrain } from './terrain';

test('cells are named as the rules name them, beyond z too', () => {
  for (const [column, row, name] of [
    [0, 0, 'a1'],
    [23, 23, 'x24'],
    [26, 4, 'aa5'],
    [27, 0, 'ab1'],
  ] as const) {
    expect(cellName(column, row)).toBe(name);
    expect(cellAt(name)).toEqual([column, row]);
  }
});

test('a field is as wide as its armies need and is made only once', () => {
  const board = fieldBoard(28, {});
  expect(Object.keys(board.places)).toHaveLength(28 * 24);
  expect(board.places['ab24']?.anchor).toEqual(centre('ab24'));
  expect(fieldBoard(28, {})).toBe(board);
});

test('the die of a sum is read from its items', () => {
  expect(dieOf(['die_5', 'factor_4', 'overlap_m1'])).toBe(5);
  expect(dieOf([])).toBe(1);
});

test('every type of troops has a drawing of its own', () => {
  expect(KINDS).toHaveLength(14);
  const drawings = KINDS.map((kind) => JSON.stringify(baseOf(kind).parts));
  expect(new Set(drawings).size).toBe(KINDS.length);
  for (const kind of KINDS) expect(JSON.stringify(baseOf(kind))).not.toContain('null');
});

test('the bar of a combat adds up to all throws, whoever wins', () => {
  const parts = bars({ wins: { D: 4, F: 0, R: 11 }, loses: { D: 3, F: 2, R: 10 } }, 36);
  expect(parts.map((part) => Math.round(part.width))).toEqual([4, 11, 6, 12, 3]);
  expect(percent(9)).toBe(25);
});

test('how many faces rout an army follows from its losses', () => {
  expect([0, 2, 3, 4, 8, 14, 30].map(routFaces)).toEqual([0, 0, 1, 1, 3, 6, 6]);
});

test('orders that are no places have arrows on the field', () => {
  const face = { message: 'face', rule: '', args: { place: 'c3' }, choices: { face: ['n', 'e'] } };
  const [north, east] = faceArrows(face);
  expect(north!.at[1]).toBeLessThan(centre('c3')[1]);
  expect(east!.turn).toBe(90);
  const edge = { message: 'edge', rule: '', args: {}, choices: { edge: ['n', 's'] } };
  expect(edgeArrows(edge, 24).map((arrow) => arrow.turn)).toEqual([180, 360]);
});

test('a group that looks south is sent south', () => {
  const piece = (at: string) => ({ at, side: 'defender', kind: 'sp', face: 2, zone: [] });
  const battle = { pieces: { a: piece('e5'), b: piece('f5') } };
  const choices = { ahead: [1, 2], wheel_left: [1], with: ['c'] };
  const arrows = marchArrows({ message: 'group', rule: '', args: { pieces: ['a', 'b'] }, choices }, battle);
  expect(arrows.map((arrow) => `${arrow.verb}/${arrow.arg}`)).toEqual(['ahead/1', 'ahead/2', 'wheel_left/1']);
  expect(arrows[1]!.at[1]).toBe(centre('e7')[1]);
});

test('terrain is drawn the same at every table, the sea above all', () => {
  const features = [
    { kind: 'waterway', at: 'a1', columns: 3, rows: 24 },
    { kind: 'woods', at: 'h8', columns: 4, rows: 4 },
  ];
  const drawn = terrain(features, [456, 456]);
  expect(terrain(features, [456, 456])).toBe(drawn);
  expect(drawn.indexOf('url(#ripple)')).toBeGreaterThan(drawn.indexOf('#64783a'));
  expect(drawn).not.toContain('NaN');
});
