/** The DBA battle: a field of cells, elements as bases seen from above, odds before every throw. */
import type { Choice } from '../../table/choices';
import type { Element } from '../../wire/types';
import { skin, skinned, type Picture, type Skin } from '../types';
import { art } from './art';
import { battleOf, cellAt } from './battle';
import Bar from './Bar.svelte';
import Counter from './Counter.svelte';
import Fights from './Fights.svelte';
import Live from './Live.svelte';
import { layoutOf } from './map';
import { mode } from './mode.svelte';
import { sideOf } from './sides';
import type { BattleView, Field, Look } from './types';

/** Letters of the ground, as its names are in the catalogue; all else is open. */
const LETTERS: Record<string, string> = {
  '=': 'road',
  g: 'gentle-hill',
  s: 'steep-hill',
  w: 'woods',
  m: 'marsh',
  d: 'dunes',
  r: 'river',
  '~': 'waterway',
  b: 'built-up',
};

function facts(place: string, look: Look): [string, string][] {
  const battle = battleOf(look);
  if (!battle) return [];
  const [column, row] = cellAt(place);
  const letter = battle.field.rows[row]?.[column] ?? '.';
  const ground = LETTERS[letter] ?? 'open';
  const say = (key: string, args = {}) => look.words.t(key, args);
  const found: [string, string][] = [[say('dba-ground'), say(`dba-ground-${ground}`)]];
  const id = look.stacks.get(place)?.[0];
  const kind = look.board.kinds[(id && look.pieces[id]?.kind) || ''];
  if (kind) {
    found.push([say('dba-factors'), say('dba-factors-are', kind)]);
    found.push([say('dba-moves'), say('dba-moves-are', kind)]);
  }
  return found;
}

/** Questions one may back out of by a click beside all answers. */
const OPEN_ENDED = new Set(['move', 'face', 'group', 'place']);

/** A click on an element that can go alone or lead a group means what the bar says. */
function pick(place: string, look: Look): Choice | 'undo' | null {
  const id = look.stacks.get(place)?.[0];
  const own = look.clicks.places.get(place);
  const choices = (id && look.clicks.pieces.get(id)) || [];
  if (own || choices.length === 1) return null;
  const meant = choices.find((choice) => choice.verb === (mode.group ? 'group' : 'move'));
  if (meant) return meant;
  return !choices.length && OPEN_ENDED.has(look.prompt.message) ? 'undo' : null;
}

/** Elements as their bases: those of the roster that are not on the field, and kinds to choose from. */
function pictures(id: string, look: Look): Picture[] {
  const element = battleOf(look)?.roster[id];
  const kind = element?.kind ?? (id in look.board.kinds ? id : '');
  if (!kind || id in look.pieces) return [];
  const side = element?.side ?? look.role ?? '';
  const piece = { at: '', side, kind, ...(element?.general ? { general: true } : {}) };
  return [{ piece, Counter: skinned(Counter) }];
}

/** The field, for a match of its own and for the battles of a campaign. */
export const field: Skin<BattleView, Field, Element> = {
  layout: layoutOf,
  art,
  scenery: (look) => JSON.stringify(battleOf(look)?.field.features ?? []),
  Live,
  Counter,
  Bar,
  panels: [{ id: 'fights', icon: '⚔', title: 'dba-panel', component: Fights }],
  flat: () => true,
  pick,
  rules: ({ piece }) => (piece ? ['dba.5a', 'dba.7a', 'dba.8a'] : ['dba.2.2d', 'dba.12a']),
  pictures,
  facts,
  side: sideOf,
};

export const dba = skin({ ...field, legend: () => import('./legend') });
