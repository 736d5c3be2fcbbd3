/** Hellenes: provinces cut from the real coast, standing blocks, cards, a battle board. */
import type { Block, HellenesBoard, HellenesView } from '../../wire/types';
import { skin, skinned } from '../types';
import { art } from './art';
import BattleBoard from './BattleBoard.svelte';
import Card from './Card.svelte';
import Cards from './Cards.svelte';
import Counter from './Counter.svelte';
import { blockOf, GODS, rank, sideOf } from './facts';
import Live from './Live.svelte';
import { layoutOf } from './map';
import type { Look } from './types';

/** Paragraphs that speak of each kind of ground. */
const GROUND: Record<string, string[]> = {
  sea: ['1.2', '5.2', '5.22', '6.5'],
  port: ['1.3', '7.1', '8.21'],
  city: ['1.3', '1.4', '7.1', '8.1'],
  town: ['1.3e', '4.22e'],
  wild: ['1.1', '5.1'],
};

function facts(place: string, look: Look): [string, string][] {
  const printed = look.board.places[place];
  if (!printed) return [];
  const say = (key: string) => look.words.t(key);
  const { nation } = printed;
  const found: [string, string][] = [[say('he-ground'), say(`he-type-${printed.type ?? printed.kind}`)]];
  if (nation) found.push([say('he-nation'), say(`nation-${nation.replaceAll('_', '-')}`)]);
  if (printed.loyalty) found.push([say('he-loyalty'), loyalty(printed.loyalty, look)]);
  if (printed.value) found.push([say('he-value'), String(printed.value)]);
  if (printed.harbour) found.push([say('he-harbour'), look.words.place(printed.harbour)]);
  return found;
}

const loyalty = (side: string, look: Look): string =>
  side === 'neutral' ? look.words.t('he-neutral') : look.words.role(side);

export const hellenes = skin<HellenesView, HellenesBoard, Block>({
  layout: layoutOf,
  art,
  Live,
  Counter,
  panels: [
    { id: 'cards', icon: '✉', title: 'he-cards', component: Cards, pinned: true },
    { id: 'battle', icon: '⚔', title: 'he-battle', component: BattleBoard },
  ],
  strength: (piece, _id, board) => {
    const block = blockOf(piece, board);
    if (!block || block.type === 'garrison' || piece.hidden) return null;
    return { kind: block.type === 'fleet' ? 'naval' : 'land', points: piece.face ?? 0 };
  },
  order: rank,
  rules: ({ place }, board) => {
    const printed = place ? board.places[place] : undefined;
    return printed ? (GROUND[printed.type ?? printed.kind] ?? []) : [];
  },
  explain: (id, look) => {
    if (GODS.includes(id)) return look.words.t(`god-${id}`, {}, 'about');
    const card = look.board.cards[id];
    return card ? look.words.t(`event-${card.event.replaceAll('_', '-')}`, {}, 'about') : '';
  },
  legend: () => import('./legend'),
  Card,
  isCard: (id, board) => id in board.cards || GODS.includes(id),
  // a block of the reserve stands with its label as it will come
  pictures: (id, look) => {
    const block = id in look.pieces ? null : look.board.kinds[id];
    const side = block?.side ?? '';
    return block ? [{ piece: { at: '', kind: id, side, face: block.max }, Counter: skinned(Counter) }] : [];
  },
  facts,
  side: sideOf,
});
