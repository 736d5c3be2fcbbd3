/** Hellas: hexes over the real coast, trade and development beside the map. */
import type { HellasBoard, HellasPiece, HellasView } from '../../wire/types';
import { skin } from '../types';
import Actions from './Actions.svelte';
import { art } from './art';
import Chart from './Chart.svelte';
import Counter from './Counter.svelte';
import { isFixed, sideOf } from './facts';
import Live from './Live.svelte';
import { layoutOf } from './map';
import Powers from './Powers.svelte';
import Trade from './Trade.svelte';
import type { Look } from './types';

const ORDER = ['leader', 'legion', 'ship', 'fortress', 'post', 'monument'];

/** Paragraphs that speak of each kind of ground. */
const GROUND: Record<string, string[]> = {
  sea: ['3.2', '9.1', '9.1.2'],
  coast: ['3.2', '9.1', '9.1.1'],
  land: ['3.2', '9.1', '9.1.3'],
  island: ['3.2', '9.1', '9.1.1'],
};

function facts(place: string, look: Look): [string, string][] {
  const printed = look.board.places[place];
  if (!printed) return [];
  const say = (key: string) => look.words.t(key);
  const ground = [say(`label-terrain-${printed.kind}`), printed.mountain ? say('label-mountain') : ''];
  const found: [string, string][] = [[say('label-ground'), ground.filter(Boolean).join(', ')]];
  const { good, area } = printed;
  if (good)
    found.push([
      say('label-goods'),
      [say(`good-${good}`), printed.city ? say('label-city') : ''].filter(Boolean).join(', '),
    ]);
  if (area) {
    const owner = look.view.control[area];
    found.push([say('label-area'), look.words.place(area) + (owner ? ` (${look.words.role(owner)})` : '')]);
  }
  const intruders = look.view.contested[place];
  if (intruders) found.push([say('label-contested'), intruders.map(look.words.role).join(', ')]);
  return found;
}

export const hellas = skin<HellasView, HellasBoard, HellasPiece>({
  layout: layoutOf,
  art,
  Live,
  Counter,
  panels: [
    { id: 'powers', icon: '⚖', title: 'label-tracks', component: Powers, pinned: true },
    { id: 'actions', icon: '↻', title: 'label-cycle', component: Actions },
    { id: 'chart', icon: '⇗', title: 'label-development', component: Chart },
    { id: 'trade', icon: '⚱', title: 'label-goods', component: Trade },
  ],
  strength: (piece) => {
    const count = piece.count ?? 0;
    return count && !isFixed(piece)
      ? { kind: piece.kind === 'ship' ? 'naval' : 'land', points: count }
      : null;
  },
  flat: isFixed,
  chip: (piece) => piece.kind === 'leader',
  order: (piece) => ORDER.indexOf(piece.kind ?? ''),
  rules: ({ place }, board) => {
    const printed = place ? board.places[place] : undefined;
    return printed ? (GROUND[printed.kind] ?? []) : [];
  },
  legend: () => import('./legend'),
  facts,
  side: sideOf,
});
