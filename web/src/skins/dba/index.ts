/** The DBA battle: a field of cells, elements as bases seen from above, odds before every throw. */
import type { Table } from '../../state/table.svelte';
import type { Choice } from '../../table/choices';
import type { Board } from '../../wire/types';
import type { Skin } from '../types';
import { art } from './art';
import { battleOf, cellAt } from './battle';
import Bar from './Bar.svelte';
import Counter from './Counter.svelte';
import Fights from './Fights.svelte';
import Live from './Live.svelte';
import { layoutOf } from './map';
import { mode } from './mode.svelte';
import { sideOf } from './sides';

/** Letters of the ground, should the board not tell them. */
const LETTERS: Record<string, string> = {
  '.': 'open',
  '=': 'road',
  g: 'gentle_hill',
  s: 'steep_hill',
  w: 'woods',
  m: 'marsh',
  d: 'dunes',
  r: 'river',
  '~': 'waterway',
  b: 'built_up',
};

function facts(place: string, table: Table): [string, string][] {
  const battle = battleOf(table);
  if (!battle) return [];
  const [column, row] = cellAt(place);
  const letter = battle.field.rows[row]?.[column] ?? '.';
  const ground = LETTERS[letter] ?? 'open';
  const say = (key: string, args = {}) => table.text.t(key, args);
  const found: [string, string][] = [[say('dba-ground'), say(`dba-ground-${ground.replaceAll('_', '-')}`)]];
  const id = table.stacks.get(place)?.[0];
  const kind = id ? kindOf(table.pieces[id]?.kind, table.board) : null;
  if (kind) {
    found.push([
      say('dba-factors'),
      say('dba-factors-are', { foot: kind['foot'], mounted: kind['mounted'] }),
    ]);
    found.push([say('dba-moves'), say('dba-moves-are', { good: kind['good'], bad: kind['bad'] })]);
  }
  return found;
}

const kindOf = (kind: string | undefined, board: Board | null): Record<string, number> | null =>
  (kind && (board?.kinds?.[kind] as Record<string, number> | undefined)) || null;

/** Questions one may back out of by a click beside all answers. */
const OPEN_ENDED = new Set(['move', 'face', 'group', 'place']);

/** A click on an element that can go alone or lead a group means what the bar says. */
function pick(place: string, table: Table): Choice | 'undo' | null {
  const id = table.stacks.get(place)?.[0];
  const own = table.clicks.places.get(place);
  const choices = (id && table.clicks.pieces.get(id)) || [];
  if (own || choices.length === 1) return null;
  const meant = choices.find((choice) => choice.verb === (mode.group ? 'group' : 'move'));
  if (meant) return meant;
  return !choices.length && OPEN_ENDED.has(table.prompt.message) ? 'undo' : null;
}

export const dba: Skin = {
  layout: layoutOf,
  art,
  scenery: (table) => JSON.stringify(battleOf(table)?.field.features ?? []),
  Live,
  Counter,
  Bar,
  panels: [{ id: 'fights', icon: '⚔', title: 'dba-panel', component: Fights }],
  flat: () => true,
  pick,
  rules: ({ piece }) => (piece ? ['dba.5a', 'dba.7a', 'dba.8a'] : ['dba.2.2d', 'dba.12a']),
  facts,
  side: sideOf,
};
