import { describe, expect, it } from 'vitest';
import type { HellasBoard } from '../../wire/types';
import { isFixed, sideOf } from './facts';
import { GOODS, isFood, isLuxury } from './goods';
import { layoutOf } from './map';

const hexagon = (x: number, y: number): [number, number][] =>
  [0, 60, 120, 180, 240, 300].map((a) => [
    x + 30 * Math.cos((a * Math.PI) / 180),
    y + 30 * Math.sin((a * Math.PI) / 180),
  ]);

describe('the goods of Hellas', () => {
  it('are fourteen different drawings', () => {
    expect(Object.keys(GOODS)).toHaveLength(14);
    expect(new Set(Object.values(GOODS)).size).toBe(14);
  });
  it('include four foods and three luxuries', () => {
    expect(Object.keys(GOODS).filter(isFood)).toHaveLength(4);
    expect(Object.keys(GOODS).filter(isLuxury)).toHaveLength(3);
  });
});

describe('the map of Hellas', () => {
  const board: HellasBoard = {
    size: [200, 100],
    hex: 30,
    barriers: [],
    coast: [],
    kinds: {},
    goods: {},
    limits: {},
    capitals: {},
    tracks: {
      stability: [-3, 3],
      supply: [],
      laurels: {},
      development: {},
      actions: [3, 2, 2],
      armistice: 3,
      prices: {},
      culture_combat: [],
      stability_combat: [],
    },
    places: {
      h0000: { kind: 'coast', anchor: [50, 50], polygon: hexagon(50, 50), adjacent: ['h0100'] },
      h0100: { kind: 'sea', anchor: [95, 76], polygon: hexagon(95, 76), adjacent: ['h0000'] },
    },
    areas: { attica: { kind: 'province', weight: 1, goods: ['h0000'], hexes: ['h0000'], anchor: [50, 50] } },
  };
  it('has a spot for every hex and a frame around the sheet', () => {
    const layout = layoutOf(board);
    expect(Object.keys(layout.spots)).toEqual(['h0000', 'h0100']);
    expect(layout.spots['h0000']?.ring).toHaveLength(6);
    expect(layout.sheet.w).toBeGreaterThan(200);
  });
});

describe('sides and pieces', () => {
  it('differ in mark as well as in colour', () => {
    const [athens, sparta] = [sideOf('athens'), sideOf('sparta')];
    expect(athens.mark).not.toBe(sparta.mark);
    expect(athens.colour).not.toBe(sparta.colour);
  });
  it('draw posts and walls on the map and units as counters', () => {
    expect(isFixed({ at: 'h0000', side: 'athens', kind: 'fortress' })).toBe(true);
    expect(isFixed({ at: 'h0000', side: 'athens', kind: 'legion' })).toBe(false);
  });
});
