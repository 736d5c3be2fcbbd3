/** L'Aigle et la Louve: the map of Pyrrhus' war, and its battles on the field. */
import type { Army, CampaignBoard, CampaignView } from '../../wire/types';
import { fieldBoard } from '../dba/battle';
import Element from '../dba/Counter.svelte';
import { skin, skinned, type Picture, type Scene } from '../types';
import { art } from './art';
import Counter from './Counter.svelte';
import { liveryOf, troops } from './facts';
import Live from './Live.svelte';
import { layoutOf } from './map';
import { nations } from './nations';
import { stage } from './stage.svelte';
import type { Look } from './types';

/** What happens on the field itself; before and after it the map is looked at. */
const ON_FIELD = new Set(['terrain', 'edge', 'camp', 'deploy', 'swap', 'command', 'shooting', 'combat']);

function scene({ battle }: CampaignView, board: CampaignBoard): Scene | null {
  if (!battle || !ON_FIELD.has(battle.stage) || !stage.skin) return null;
  return {
    id: 'battle',
    skin: stage.skin,
    board: fieldBoard(battle.field.width, board.kinds),
    pieces: battle.pieces,
  };
}

function facts(place: string, look: Look): [string, string][] {
  const printed = look.board.places[place];
  if (!printed) return [];
  const say = (key: string) => look.words.t(key);
  const found: [string, string][] = [];
  const owner = look.view.control[place];
  const province = printed.province;
  if (province) found.push([say('ew-province'), say(`ew-province-${province.replaceAll('_', '-')}`)]);
  if (owner) found.push([say('ew-control'), look.words.role(owner)]);
  if (look.view.markers.ravaged.includes(place)) found.push([say('ew-state'), say('ew-scorched')]);
  const seas = printed.sea ?? [];
  if (seas.length) found.push([say('ew-seas'), seas.map((zone) => zone.slice(1)).join(', ')]);
  return found;
}

/** Troops as their bases: a kind that is recruited, given or lost, or what an army consists of. */
function pictures(id: string, look: Look): Picture[] {
  const leader = String(look.prompt.args['leader'] ?? id);
  const army = look.view.pieces[leader];
  const side = army?.side ?? String(look.prompt.args['side'] ?? look.role ?? '');
  const one = (kind: string): Picture => ({ piece: { at: '', side, kind }, Counter: skinned(Element) });
  if (id in look.board.kinds && id !== 'army') return [one(id)];
  return troops(look.view.pieces[id]?.elements ?? []).map(([kind, count]) => ({ ...one(kind), count }));
}

export const eagleAndWolf = skin<CampaignView, CampaignBoard, Army>({
  layout: layoutOf,
  art,
  scene,
  Live,
  Counter,
  panels: [nations],
  order: (piece) => -piece.stars,
  rules: ({ place }, board) =>
    board.places[place ?? '']?.kind === 'sea' ? ['3.2a', '3.2c'] : ['1.12', '3.1', '10.1', '12.0'],
  legend: () => import('./legend'),
  pictures,
  facts,
  side: liveryOf,
});
