/** Hellespont, 411-410 BC: a map of the straits, square and cut-cornered counters. */
import type { HellespontBoard, HellespontPiece, HellespontView } from '../../wire/types';
import { skin } from '../types';
import { art } from './art';
import Card from './Card.svelte';
import Counter from './Counter.svelte';
import { factsOf, isNaval, rank, sideOf } from './facts';
import Forces from './Forces.svelte';
import Hand from './Hand.svelte';
import Live from './Live.svelte';
import { t } from '../../state/text.svelte';
import { layoutOf } from './map';
import Odds from './Odds.svelte';
import type { Look } from './types';

/** Paragraphs that speak of each kind of ground. */
const GROUND: Record<string, string[]> = {
  strait: ['0.2', '3.3', '3.5', '6.4'],
  open_sea: ['0.2', '3.3', '3.5', '6.4'],
  clear: ['0.2', '3.2', '3.4', '3.6'],
  difficult: ['0.2', '3.5', '3.6', 'TRC'],
  port: ['0.2', '3.6', '5.1', '6.1'],
  base: ['0.2', '2.B.2', '2.D.2'],
};

function facts(place: string, look: Look): [string, string][] {
  const printed = look.board.places[place];
  if (!printed) return [];
  const say = (key: string) => look.words.t(key);
  const list = (places: string[] = []) => places.map(look.words.place).join(', ');
  const found: [string, string][] = [
    [say('skin-hellespont-ground'), say(`terrain-${(printed.type ?? printed.kind).replace('_', '-')}`)],
  ];
  const { beaches, entry, exits, access } = printed;
  if (beaches?.length) found.push([say('skin-hellespont-beaches'), list(beaches)]);
  if (entry) found.push([say('skin-hellespont-entry'), list(entry)]);
  if (exits) found.push([say('skin-hellespont-exits'), list(exits)]);
  if (access) found.push([say('skin-hellespont-access'), access.map(look.words.role).join(', ')]);
  return found;
}

export const hellespont = skin<HellespontView, HellespontBoard, HellespontPiece>({
  layout: layoutOf,
  art,
  Live,
  Counter,
  panels: [
    { id: 'forces', icon: '⚔', title: 'skin-hellespont-forces', component: Forces },
    { id: 'hand', icon: '✉', title: 'skin-hellespont-hand', component: Hand, pinned: true },
    { id: 'odds', icon: '⚖', title: 'skin-hellespont-odds', component: Odds },
  ],
  strength: (piece, id, board) => {
    const printed = factsOf(piece, id, board);
    if (printed.type === 'leader' || !printed.points) return null;
    return { kind: isNaval(printed) ? 'naval' : 'land', points: printed.points };
  },
  chip: (piece) => piece.kind === 'leader',
  order: rank,
  rules: ({ place }, board) => {
    const printed = place ? board.places[place] : undefined;
    return printed ? (GROUND[printed.type ?? printed.kind] ?? []) : [];
  },
  explain: (id, look) => {
    const faces = look.board.counters[id] ?? [];
    const own = faces.filter(([, owner]) => owner === 'neutral' || owner === look.role);
    return own
      .map(([s]) =>
        t('named', {
          name: look.words.t(`stratagem-${s}`),
          about: look.words.t(`stratagem-${s}`, {}, 'about'),
        }),
      )
      .join('\n');
  },
  legend: () => import('./legend'),
  Card,
  isCard: (id, board) => id in board.counters,
  facts,
  side: sideOf,
});
