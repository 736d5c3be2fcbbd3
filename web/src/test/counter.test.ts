import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Counter from '../skins/hellespont/Counter.svelte';
import type { Table } from '../state/table.svelte';

const table = {
  board: {
    size: [1, 1],
    places: {},
    kinds: { t20: { type: 'trireme', full: 20, reduced: 10 } },
    leaders: { mindarus: { bonus: 2 } },
  },
  names: { piece: () => 'Mindarus' },
} as unknown as Table;

test('a counter shows the strength of the face that is up', () => {
  render(Counter, { table, id: 'a', piece: { at: 'm5', side: 'athens', kind: 't20', face: 0 } });
  expect(screen.getByText('20')).toBeTruthy();
  render(Counter, { table, id: 'b', piece: { at: 'm5', side: 'athens', kind: 't20', face: 1 } });
  expect(screen.getByText('10')).toBeTruthy();
});

test('a leader shows his letters and swords', () => {
  const { container } = render(Counter, {
    table,
    id: 'mindarus',
    piece: { at: 'm5', side: 'sparta', kind: 'leader', face: 0 },
  });
  expect(screen.getByText('Mi')).toBeTruthy();
  expect(container.querySelectorAll('use').length).toBe(2);
});

test('a hidden piece shows nothing of itself', () => {
  const { container } = render(Counter, {
    table,
    id: 'c',
    piece: { at: 'm5', side: 'sparta', hidden: true },
  });
  expect(container.textContent?.trim()).toBe('?');
});
