import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Counter from '../skins/hellespont/Counter.svelte';
import type { CounterProps } from '../skins/hellespont/types';
import { skin } from '../skins/types';
import Counters from '../table/Counters.svelte';
import { wordsFor } from './words';

type Look = Pick<CounterProps['look'], 'words' | 'board'>;
const tags = {};
const look: Look = {
  board: {
    size: [1, 1],
    places: {},
    kinds: { t20: { type: 'trireme', full: 20, reduced: 10, bonus: false, persian: false, tags } },
    leaders: {
      mindarus: {
        side: 'sparta',
        origin: 'sparta',
        bonus: 2,
        persian: false,
        confidence: '',
        why: { en: '', fr: '' },
        tags,
      },
    },
    counters: {},
    months: [],
    reserved: [0, 0, 1, 1],
    tracks: { points: 1, supply: 1 },
  },
  words: wordsFor({ 'leader-mindarus': 'Mindarus' }),
};

test('a counter shows the strength of the face that is up', () => {
  render(Counter, { look, id: 'a', piece: { at: 'm5', side: 'athens', kind: 't20', face: 0 } });
  expect(screen.getByText('20')).toBeTruthy();
  render(Counter, { look, id: 'b', piece: { at: 'm5', side: 'athens', kind: 't20', face: 1 } });
  expect(screen.getByText('10')).toBeTruthy();
});

test('a leader shows his letters and swords', () => {
  const { container } = render(Counter, {
    look,
    id: 'mindarus',
    piece: { at: 'm5', side: 'sparta', kind: 'leader', face: 0 },
  });
  expect(screen.getByText('Mi')).toBeTruthy();
  expect(container.querySelectorAll('use').length).toBe(2);
});

test('a hidden piece shows nothing of itself', () => {
  const { container } = render(Counter, {
    look,
    id: 'c',
    piece: { at: 'm5', side: 'sparta', hidden: true },
  });
  expect(container.textContent?.trim()).toBe('?');
});

test('a line that names a piece twice shows its counter once', () => {
  // a battle could not be opened any more: the same key twice ends the page
  const hidden = { at: 'm5', side: 'sparta', hidden: true };
  const of = { ...look, pieces: { c: hidden } };
  const { container } = render(Counters, {
    skin: skin({ Counter } as never),
    look: of as never,
    ids: ['c', 'c', 'd'],
  });
  expect(container.querySelectorAll('svg.counter').length).toBe(1);
});
