/** L'Aigle et la Louve: the map of Pyrrhus' war, and its battles on the field. */
import type { Table } from '../../state/table.svelte';
import type { Board, View } from '../../wire/types';
import { dba } from '../dba';
import { battleIn, fieldBoard } from '../dba/battle';
import Fights from '../dba/Fights.svelte';
import type { Scene, Skin } from '../types';
import { art } from './art';
import Counter from './Counter.svelte';
import { campaignOf, liveryOf, type ArmyPiece } from './facts';
import Live from './Live.svelte';
import { layoutOf } from './map';
import Nations from './Nations.svelte';

/** What happens on the field itself; before and after it the map is looked at. */
const ON_FIELD = new Set(['terrain', 'edge', 'camp', 'deploy', 'swap', 'command', 'shooting', 'combat']);

const nations = { id: 'nations', icon: '⚜', title: 'ew-nations', component: Nations };
/** The same field and pieces as the game of battles, in the colours of the nations. */
const field: Skin = {
  ...dba,
  side: liveryOf,
  panels: [{ id: 'fights', icon: '⚔', title: 'dba-panel', component: Fights }, nations],
};

function scene(view: View, board: Board): Scene | null {
  const battle = view['battle'] ? battleIn(view) : null;
  if (!battle || !ON_FIELD.has(battle.stage ?? '')) return null;
  return {
    id: 'battle',
    skin: field,
    board: fieldBoard(battle.field.width, board.kinds),
    pieces: battle.pieces,
  };
}

function facts(place: string, table: Table): [string, string][] {
  const printed = table.board?.places[place];
  if (!printed) return [];
  const say = (key: string) => table.text.t(key);
  const found: [string, string][] = [];
  const owner = campaignOf(table).control[place];
  const province = String(printed['province'] ?? '');
  if (province) found.push([say('ew-province'), say(`ew-province-${province.replaceAll('_', '-')}`)]);
  if (owner) found.push([say('ew-control'), table.names.role(owner)]);
  if (campaignOf(table).ravaged.includes(place)) found.push([say('ew-state'), say('ew-scorched')]);
  const seas = (printed['sea'] as string[] | undefined) ?? [];
  if (seas.length) found.push([say('ew-seas'), seas.map((zone) => zone.slice(1)).join(', ')]);
  return found;
}

export const eagleAndWolf: Skin = {
  layout: layoutOf,
  art,
  scene,
  Live,
  Counter,
  panels: [nations],
  order: (piece) => -((piece as ArmyPiece).stars ?? 0),
  rules: ({ place }, board) =>
    board.places[place ?? '']?.kind === 'sea' ? ['3.2a', '3.2c'] : ['1.12', '3.1', '10.1', '12.0'],
  facts,
  side: liveryOf,
};
