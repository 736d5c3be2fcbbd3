import { expect, test } from 'vitest';
import { resolved, strong, TOKENS } from './tokens';

/** How bright a colour looks, from 0 to 1 (WCAG). */
const brightness = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [more = 0, less = 0] = [brightness(a), brightness(b)].sort((x, y) => y - x);
  return (more + 0.05) / (less + 0.05);
};

test('both contrasts have the same names', () => {
  expect(Object.keys(TOKENS.high).sort()).toEqual(Object.keys(TOKENS.normal).sort());
});

test('strong contrast is stronger, on panels and on the board', () => {
  for (const [ink, paper] of [
    ['ink-soft', 'panel'],
    ['edge', 'paper'],
    ['coast', 'land'],
    ['ink-deep', 'land'],
    ['line', 'panel'],
  ]) {
    const at = (names: Record<string, string>) => contrast(names[ink!] ?? '', names[paper!] ?? '');
    expect([ink, at(TOKENS.high)]).toEqual([ink, expect.any(Number)]);
    expect(at(TOKENS.high)).toBeGreaterThan(Math.max(7, at(TOKENS.normal)));
  }
});

test('colours that tell something keep their hue', () => {
  expect(strong('gold-87', '#ffd75a')).toMatch(/^#ff/);
  expect(brightness(strong('parchment-91', '#f3e5c3'))).toBeGreaterThan(brightness('#f3e5c3'));
});

test('drawings get values for the names', () => {
  expect(resolved('<path fill="var(--land)"/>', 'normal')).toBe(`<path fill="${TOKENS.normal['land']}"/>`);
  expect(resolved('var(--nothing)', 'high')).toBe('var(--nothing)');
});
