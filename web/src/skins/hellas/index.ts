/** Hellas: hexes over the real coast, trade and development beside the map. */
import type { Table } from '../../state/table.svelte';
import type { Skin } from '../types';
import Actions from './Actions.svelte';
import { art } from './art';
import Chart from './Chart.svelte';
import Counter from './Counter.svelte';
import { contestedOf, controlOf, isFixed, sideOf, type Unit } from './facts';
import Live from './Live.svelte';
import { goodOf, isCity, isMountain, layoutOf } from './map';
import Powers from './Powers.svelte';
import Trade from './Trade.svelte';

const ORDER = ['leader', 'legion', 'ship', 'fortress', 'post', 'monument'];

/** Paragraphs that speak of each kind of ground. */
const GROUND: Record<string, string[]> = {
  sea: ['3.2', '9.1', '9.1.2'],
  coast: ['3.2', '9.1', '9.1.1'],
  land: ['3.2', '9.1', '9.1.3'],
  island: ['3.2', '9.1', '9.1.1'],
};

function facts(place: string, table: Table): [string, string][] {
  const printed = table.board?.places[place];
  if (!printed) return [];
  const say = (key: string) => table.text.t(key);
  const ground = [say(`label-terrain-${printed.kind}`), isMountain(printed) ? say('label-mountain') : ''];
  const found: [string, string][] = [[say('label-ground'), ground.filter(Boolean).join(', ')]];
  const good = goodOf(printed);
  if (good)
    found.push([
      say('label-goods'),
      [say(`good-${good}`), isCity(printed) ? say('label-city') : ''].filter(Boolean).join(', '),
    ]);
  const area = printed['area'] as string | undefined;
  if (area) {
    const owner = controlOf(table)[area];
    found.push([say('label-area'), table.names.place(area) + (owner ? ` (${table.names.role(owner)})` : '')]);
  }
  const intruders = contestedOf(table)[place];
  if (intruders) found.push([say('label-contested'), intruders.map(table.names.role).join(', ')]);
  return found;
}

export const hellas: Skin = {
  layout: layoutOf,
  art,
  Live,
  Counter,
  panels: [
    { id: 'powers', icon: '⚖', title: 'label-tracks', component: Powers },
    { id: 'actions', icon: '↻', title: 'label-cycle', component: Actions },
    { id: 'chart', icon: '⇗', title: 'label-development', component: Chart },
    { id: 'trade', icon: '⚱', title: 'label-goods', component: Trade },
  ],
  strength: (piece) => {
    const count = (piece as Unit).count ?? 0;
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
  facts,
  side: sideOf,
};
