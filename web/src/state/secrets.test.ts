import { expect, test } from 'vitest';
import type { Prompt, View } from '../wire/types';
import { declining, manner, shared, unveiled } from './secrets';

const athens: View & { hands: unknown } = {
  turn: 1,
  pieces: {
    a: { at: 'm5', side: 'athens', kind: 't10', face: 0 },
    s: { at: 'm6', side: 'sparta', hidden: true },
  },
  hands: { athens: { count: 1, cards: ['c1'] }, sparta: { count: 2 } },
};
const sparta: View & { hands: unknown } = {
  turn: 1,
  pieces: {
    a: { at: 'm5', side: 'athens', hidden: true },
    s: { at: 'm6', side: 'sparta', kind: 't20', face: 0 },
  },
  hands: { athens: { count: 1 }, sparta: { count: 2, cards: ['c2', 'c3'] } },
};
const prompt = (choices: Prompt['choices'], kinds: Prompt['kinds'] = {}): Prompt => ({
  message: 'x',
  rule: '',
  args: {},
  choices,
  kinds,
});

test('at one screen nobody sees more than the one who knows least', () => {
  const all = shared(athens, [sparta]);
  expect(all.pieces?.['a']).toEqual({ at: 'm5', side: 'athens', hidden: true });
  expect(all.pieces?.['s']).toEqual({ at: 'm6', side: 'sparta', hidden: true });
  expect((all as typeof athens).hands).toEqual({ athens: { count: 1 }, sparta: { count: 2 } });
  expect(JSON.stringify(all)).not.toMatch(/c1|c2|t10|t20/);
});

test('a curtain only before a secret choice; a reaction is a knock, whatever there is to choose', () => {
  const all = shared(sparta, [athens]);
  const asked = (it: Prompt, together = false) => manner(it, sparta, all, together);
  expect(asked(prompt({ activate: ['m5'], done: [null] }, { done: 'ends' }))).toBe('openly');
  expect(asked(prompt({ play: ['c2'] }))).toBe('alone');
  expect(asked(prompt({ pick: ['s'] }))).toBe('alone');
  expect(asked(prompt({ announce: [1, 2] }), true)).toBe('alone');
  const kinds = { decline: 'declines' } as const;
  expect(asked(prompt({ decline: [null] }, kinds))).toBe('knock');
  expect(asked(prompt({ decline: [null], play: ['c2'] }, kinds))).toBe('knock');
  expect(asked(prompt({ decline: [null], take: ['c9'] }, kinds))).toBe('alone');
  expect(declining(prompt({ decline: [null], play: ['c2'] }, kinds))).toEqual({ verb: 'decline', arg: null });
});

test('a card beside open choices needs no curtain, and is not shown without one', () => {
  const all = shared(sparta, [athens]);
  const asked = prompt({ s14: ['c2'], activate: ['m5'], done: [null] }, { done: 'ends' });
  expect(manner(asked, sparta, all, false)).toBe('openly');
  expect(unveiled(asked, sparta, all).choices).toEqual({ activate: ['m5'], done: [null] });
  const group = prompt({ pick_all: [null], pick: ['s'], done: [null] }, { done: 'ends' });
  expect(manner(group, sparta, all, false)).toBe('openly');
  expect(Object.keys(unveiled(group, sparta, all).choices)).toEqual(['pick_all', 'done']);
  // where only cards can be chosen, or none of them, the choice itself is secret
  expect(manner(prompt({ keep: ['c2'], none: [null] }, { none: 'ends' }), sparta, all, false)).toBe('alone');
  // to give all of them up for good is seen by everybody afterwards: who rather keeps one asks for the screen
  const giving = prompt({ keep: ['c2'], none: [null] }, { none: 'final' });
  expect(manner(giving, sparta, all, false)).toBe('openly');
  expect(unveiled(giving, sparta, all).choices).toEqual({ none: [null] });
});

test('a piece whose face lies open is no secret', () => {
  const open: View = { turn: 1, pieces: { p: { at: 'm5', side: 'sparta', kind: 't4', face: 0 } } };
  const asked = prompt({ pick: ['p'], done: [null] }, { done: 'ends' });
  expect(manner(asked, open, shared(open, [open]), false)).toBe('openly');
});
