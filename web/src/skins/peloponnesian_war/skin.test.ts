import { describe, expect, it } from 'vitest';
import type { WarBoard } from '../../wire/types';
import { art } from './art';
import { armOf, countOf, isAllied, rank } from './facts';
import { layoutOf } from './map';

const board: WarBoard = {
  build: 100,
  matrices: {},
  tracks: { turns: 10, bellicosity: 12, confidence: 6 },
  size: [3140, 1760],
  inset: [36, 640, 690, 1330],
  land: [
    [
      [800, 100],
      [900, 100],
      [900, 200],
    ],
  ],
  inset_land: [],
  places: {
    athens: { kind: 'land', anchor: [1810, 1124], side: 'athens', zone: 'attica', fortress: true },
    piraeus: { kind: 'coast', anchor: [1766, 1160], side: 'athens', zone: 'attica', fortress: true },
  },
  lines: [
    ['athens', 'piraeus', 'land'],
    ['athens', 'nowhere', 'naval'],
  ],
  kinds: { pericles: { side: 'athens', tactical: 1, strategic: 1 } },
};

describe('pieces', () => {
  const fleet = { at: 'piraeus', side: 'athens', kind: 'athens_an', count: 3 };
  it('are read from their kind', () => {
    expect([armOf(fleet), isAllied(fleet), countOf(fleet)]).toEqual(['trireme', true, 3]);
    expect(armOf({ at: 'x', side: 'sparta', kind: 'sparta_c' })).toBe('cavalry');
    expect(isAllied({ at: 'x', side: 'sparta', kind: 'sparta_c' })).toBe(false);
  });
  it('put leaders on top', () => {
    const leader = { at: 'athens', side: 'athens', kind: 'leader' };
    expect(rank(leader, 'pericles', board)).toBeLessThan(rank(fleet, 'athens_an_piraeus', board));
  });
});

describe('the map', () => {
  it('has a spot for every space and the Going Home box', () => {
    expect(Object.keys(layoutOf(board).spots).sort()).toEqual(['athens', 'going_home', 'piraeus']);
  });
  it('draws each kind of line with its own stroke and leaves out lines to nowhere', () => {
    const drawing = art(board, layoutOf(board));
    expect(drawing).toContain('stroke="var(--ink-soft)" stroke-width="4"');
    expect(drawing.split('stroke-dasharray="0.1 11"')).toHaveLength(2); // once, in the key
    expect(drawing).not.toContain('undefined');
    expect(drawing).not.toContain('NaN');
  });
  it('clips the land of the inset to its frame', () => {
    const drawing = art(board, layoutOf(board));
    const inside = drawing.slice(drawing.indexOf('<g clip-path="url(#inset)">'));
    expect(drawing.indexOf('href="#far"')).toBeGreaterThan(drawing.indexOf('<g clip-path="url(#inset)">'));
    expect(inside.lastIndexOf('href="#far"')).toBeLessThan(inside.indexOf('</g>'));
  });
});
