import { describe, expect, it } from 'vitest';
import { DRAWINGS } from './drawings';
import { keys, wheelOf, wrapped } from './wheel';

describe('the wheel of the turn', () => {
  it('begins at the top and goes round with the sun, without steps that touch', () => {
    for (const steps of [4, 6, 8, 10]) {
      const { spots, middle, ring, step, size } = wheelOf(0, steps);
      expect(spots[0]).toEqual({ x: middle.x, y: middle.y - ring });
      expect(spots[1]!.x).toBeGreaterThan(middle.x);
      const gaps = spots.map((one, i) => {
        const next = spots[(i + 1) % steps]!;
        return Math.hypot(one.x - next.x, one.y - next.y);
      });
      expect(Math.min(...gaps)).toBeGreaterThan(2 * step);
      expect(ring + step).toBeLessThan(size / 2);
    }
  });
  it('is reached by a road from what comes once', () => {
    expect(wheelOf(0, 4).road).toBe('');
    const { before, road, height, size } = wheelOf(2, 4);
    expect(before).toHaveLength(2);
    expect(road).toContain('V');
    expect(height).toBeGreaterThan(size);
  });
  it('breaks titles into lines and closes its band', () => {
    expect(wrapped('Armistice and surrender', 12)).toEqual(['Armistice', 'and', 'surrender']);
    expect(wrapped('Income', 4)).toEqual(['Income']);
    expect(keys({ x: 0, y: 0 }, 9, 10, 4)).toMatch(/^M0 -9L.*Z$/);
  });
  it('has drawings of ink that are each a path', () => {
    for (const strokes of Object.values(DRAWINGS))
      for (const [path] of strokes) expect(path).toMatch(/^M[\d\s.,MLHVCSQTAZmlhvcsqtaz-]+$/);
  });
});
