import { describe, expect, it } from 'vitest';
import type { Result } from '../wire/types';
import { alone, verdict } from './verdict';

const ended = (winners: string[], scores: Record<string, number>): Result => ({
  winner: winners[0] ?? null,
  winners,
  level: 'any',
  reason: 'any',
  rule: '8.2',
  scores,
});

describe('a verdict', () => {
  it('is a level of victory or defeat for who plays alone', () => {
    expect(verdict(ended([], { player: 12 }))).toBe('result-alone');
    expect(verdict(ended(['player'], { player: 160 }))).toBe('result-alone');
    expect(alone(ended([], { player: 12 }))).toBe(true);
  });
  it('names the winner or a draw between several', () => {
    expect(verdict(ended([], { athens: 1, sparta: 1 }))).toBe('result-draw');
    expect(verdict(ended(['athens'], { athens: 2, sparta: 1 }))).toBe('result-win');
    expect(alone(ended([], { athens: 1, sparta: 1 }))).toBe(false);
  });
});
