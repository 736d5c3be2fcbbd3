/** Any game without a skin of its own: outlines as they come, counters with a letter. */
import { path, points } from '../../board/geometry';
import type { Board } from '../../wire/types';
import type { Layout, Skin, Spot } from '../types';
import Counter from './Counter.svelte';
import Live from './Live.svelte';

const COLOURS = [
  'var(--azure-37)',
  'var(--wine-30)',
  'var(--olive-41)',
  'var(--umber-40)',
  'var(--murex-26)',
  'var(--sea-41)',
];
const MARKS = ['Α', 'Β', 'Γ', 'Δ', 'Ε', 'Ζ'];

function layout(board: Board): Layout {
  const spots = Object.fromEntries(
    Object.entries(board.places).map(([id, place]): [string, Spot] => [
      id,
      {
        id,
        anchor: place.anchor,
        stack: [0, 18],
        clip: true,
        ...(place.polygon ? { ring: place.polygon } : { box: { w: 14, h: 14 } }),
      },
    ]),
  );
  return {
    sheet: { x: -20, y: -20, w: board.size[0] + 40, h: board.size[1] + 40 },
    spots,
    obstacles: [],
    views: {},
  };
}

function art(board: Board, { sheet, spots }: Layout): string {
  const zones = Object.values(spots)
    .filter((spot) => spot.ring)
    .map((spot) => {
      const sea = /sea|strait|water/.test(
        `${board.places[spot.id]?.kind} ${board.places[spot.id]?.type ?? ''}`,
      );
      return `<path d="${path(spot.ring!)}" fill="${sea ? 'var(--sea-83)' : 'var(--land)'}"/><polygon points="${points(spot.ring!)}" fill="none" stroke="var(--coast)" stroke-width="1.5"/>`;
    })
    .join('');
  return `<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.w}" height="${sheet.h}" fill="var(--land)"/>${zones}`;
}

/** A side's place in the order of first appearance decides its colour and its letter. */
const seen: string[] = [];
const rankOf = (role: string): number => {
  if (!seen.includes(role)) seen.push(role);
  return seen.indexOf(role) % COLOURS.length;
};

export const plain: Skin = {
  layout,
  art,
  Live,
  Counter,
  panels: [],
  side: (role) => ({ colour: COLOURS[rankOf(role)]!, dark: 'var(--outline)', mark: MARKS[rankOf(role)]! }),
};
