import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../wire/types';
import { lastChain, lastOperation } from './chain';

const log = (...told: [number, string, LogLine['args']?][]): LogLine[] =>
  told.map(([action, key, args], i) => ({ i, action, key, rule: '', args: args ?? {} }));
const keys = (lines: LogLine[]) => lines.map((line) => line.key);
const us = { who: 'athens' };
const them = { who: 'sparta' };

const answered: [number, string, LogLine['args']?][] = [
  [5, 'route'],
  [5, 'roll', { ...them, dice: [3] }],
  [5, 'slipped-by'],
  [5, 'arrived'],
  [5, 'roll', { ...them, dice: [2] }],
  [5, 'np-condition', { ...them, condition: 'near_sparta' }],
  [5, 'arrived'],
];

describe('what the other side did last', () => {
  it('begins after the own march', () => {
    expect(keys(lastChain(log(...answered), 'sparta'))).toEqual(['roll', 'np-condition', 'arrived']);
  });
  it('stays when the next action is the player’s alone', () => {
    expect(lastChain(log(...answered, [6, 'roll', us]), 'sparta')).toHaveLength(3);
  });
  it('begins with the matrix where the player did not march', () => {
    const told = log([0, 'turn'], [0, 'phase'], [0, 'np-strategy', them], [0, 'arrived'], [0, 'roll', them]);
    expect(keys(lastChain(told, 'sparta'))).toEqual(['np-strategy', 'arrived', 'roll']);
  });
  it('is an interception where there is no more', () => {
    expect(keys(lastChain(log(...answered.slice(0, 4)), 'sparta'))).toEqual([
      'roll',
      'slipped-by',
      'arrived',
    ]);
  });
  it('is nothing in a game between two', () => {
    expect(lastChain(log([1, 'roll', us]), '')).toEqual([]);
  });
});

describe('what the last operation followed', () => {
  const roll = (die: number): [number, string, LogLine['args']] => [0, 'roll', { ...them, dice: [die] }];
  it('is a strategy, with the dice of zone and objective', () => {
    const told = log(
      [0, 'np-strategy', { ...them, strategy: 'cut_loc' }],
      roll(3),
      [0, 'np-zone', { zone: 'hellespont' }],
      roll(1),
      [0, 'np-again', { place: 'byzantium' }],
      roll(5),
      [0, 'np-objective', { place: 'cyzicus' }],
    );
    const found = { condition: '', strategy: 'cut_loc', zone: 'hellespont', zoneDie: 2, die: 4 };
    expect(lastOperation(told)).toEqual(found);
  });
  it('is a strategy without zones: the die of the objective alone', () => {
    const told = log([0, 'np-strategy', { strategy: 'attack_athens' }], roll(2), [0, 'np-objective']);
    expect(lastOperation(told)).toMatchObject({ zone: '', zoneDie: -1, die: 1 });
  });
  it('is a condition: no dice of an earlier operation stay lit', () => {
    const told = log(
      [0, 'np-strategy', { strategy: 'attack_athens' }],
      roll(2),
      [0, 'np-objective'],
      ...answered,
    );
    expect(lastOperation(told)).toMatchObject({ condition: 'near_sparta', strategy: '', die: -1 });
  });
});
