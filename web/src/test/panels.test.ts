import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Table } from '../state/table.svelte';
import Log from '../table/Log.svelte';
import TextBoard from '../table/TextBoard.svelte';

test('a scroll that arrives after the log was closed does no harm', async () => {
  const table = { log: [], info: { roles: [] }, lineText: () => '' } as unknown as Table;
  const complaints: unknown[] = [];
  const heard = (e: ErrorEvent) => complaints.push(e.error);
  window.addEventListener('error', heard);
  const { unmount } = render(Log, { table });
  const list = screen.getByRole('log');
  unmount();
  await fireEvent.scroll(list);
  window.removeEventListener('error', heard);
  expect(complaints).toEqual([]);
});

const choice = { verb: 'muster', arg: 'piraeus' };
const places = {
  info: { roles: ['player', 'athens', 'sparta'] },
  board: { size: [1, 1], places: { piraeus: { kind: 'coast', anchor: [0, 0] } } },
  pieces: { ships: { at: 'piraeus', side: 'athens', kind: 'n', count: 8 } },
  stacks: new Map([['piraeus', ['ships']]]),
  open: new Set(['piraeus']),
  clicks: { places: new Map([['piraeus', [choice]]]), pieces: new Map() },
  names: { place: () => 'Piraeus', piece: () => 'ships', value: (_: string, side: string) => side },
  skin: {},
  choiceText: () => 'Muster',
} as unknown as Table;

test('the table of places counts a single stack and has no empty columns', () => {
  render(TextBoard, { table: places });
  expect(screen.getByText('8 × ships')).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    expect.any(String),
    'athens',
  ]);
  expect(screen.getByRole('button', { name: 'Muster' })).toBeTruthy();
});
