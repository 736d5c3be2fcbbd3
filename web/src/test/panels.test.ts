import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { createRawSnippet } from 'svelte';
import Log from '../table/Log.svelte';
import TextBoard from '../table/TextBoard.svelte';
import type { Point } from '../wire/types';
import { wordsFor } from './words';

test('a scroll that arrives after the log was closed does no harm', async () => {
  const row = createRawSnippet(() => ({ render: () => '<p></p>' }));
  const older = () => Promise.resolve();
  const complaints: unknown[] = [];
  const heard = (e: ErrorEvent) => complaints.push(e.error);
  window.addEventListener('error', heard);
  const { unmount } = render(Log, {
    words: wordsFor({}),
    log: [],
    roles: [],
    say: () => undefined,
    older,
    row,
  });
  const list = screen.getByRole('log');
  unmount();
  await fireEvent.scroll(list);
  window.removeEventListener('error', heard);
  expect(complaints).toEqual([]);
});

const POINT: Point = [0, 0];
const choice = { verb: 'muster', arg: 'piraeus' };
const pieces = { ships: { at: 'piraeus', side: 'athens', kind: 'n', count: 8 } };
const looking = {
  words: wordsFor({ 'place-piraeus': 'Piraeus', 'piece-n': 'ships', 'verb-muster': 'Muster' }, pieces),
  info: null,
  board: { size: POINT, places: { piraeus: { kind: 'coast', anchor: POINT } } },
  pieces,
  stacks: new Map([['piraeus', ['ships']]]),
  skin: null,
  light: () => undefined,
};
const choosing = {
  open: new Set(['piraeus']),
  clicks: { places: new Map([['piraeus', [choice]]]), pieces: new Map(), buttons: new Map(), count: 1 },
  choose: () => undefined,
};

test('the table of places counts a single stack and has no empty columns', () => {
  render(TextBoard, { looking, choosing });
  expect(screen.getByText('8 × ships')).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    expect.any(String),
    'athens',
  ]);
  expect(screen.getByRole('button', { name: 'Muster' })).toBeTruthy();
});
