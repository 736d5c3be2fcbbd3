/** The Peloponnesian War: the Aegean on the real coast, tracks, matrices, and the other side's steps. */
import type { Table } from '../../state/table.svelte';
import type { Skin } from '../types';
import { art } from './art';
import Counter from './Counter.svelte';
import { armOf, countOf, rank, sideOf } from './facts';
import Forecast from './Forecast.svelte';
import Live from './Live.svelte';
import { layoutOf } from './map';
import Matrix from './Matrix.svelte';
import Watch from './Watch.svelte';

/** Paragraphs that speak of each kind of ground. */
const GROUND: Record<string, string[]> = {
  land: ['1.1.1', '4.1.1', '4.7'],
  coast: ['1.1.1', '4.1.1', '4.1.4', '4.7'],
  island: ['1.1.1', '4.1.4', '4.7', '5.4'],
};

function facts(place: string, table: Table): [string, string][] {
  const printed = table.board?.places[place];
  if (!printed) return [];
  const say = (key: string) => table.text.t(key);
  const side = String(printed['side']);
  const found: [string, string][] = [
    [say('pw-ground'), say(`kind-${printed.kind}`)],
    [say('pw-league'), side === 'neutral' ? say('side-neutral') : table.names.role(side)],
    [say('pw-zone'), say(`zone-${String(printed['zone']).replaceAll('_', '-')}`)],
  ];
  if (printed['fortress']) found.push([say('pw-fortress'), '✓']);
  return found;
}

/** What one point of a kind costs, where points are activated (4.1.5) or built (7.2). */
function price(kind: string, table: Table): string {
  const building = table.prompt.message === 'build';
  const operation = (table.view['operation'] ?? {}) as { side?: string };
  const side = building ? table.prompt.args['who'] : operation.side;
  const printed = table.board?.kinds?.[`${side}_${kind}`];
  if (!printed) return '';
  return table.text.t('pw-price', { talents: Number(building ? table.board?.['build'] : printed['price']) });
}

/** What an interception leads to, if it succeeds (4.7). */
function odds(place: string, table: Table): string {
  const forecast = (table.view.forecast ?? {}) as { interception?: Record<string, Record<string, number>> };
  const found = forecast.interception?.[place];
  return found && 'battle' in found ? table.text.t('pw-interception', found) : '';
}

/** Between two players no side is played by a matrix. */
const alone = (table: Table): boolean => 'side' in ((table.view['matrix'] ?? {}) as object);

export const peloponnesianWar: Skin = {
  layout: layoutOf,
  art,
  Live,
  Counter,
  panels: [
    { id: 'forecast', icon: '⚖', title: 'pw-forecast', component: Forecast },
    { id: 'watch', icon: '◉', title: 'pw-watch', component: Watch, when: alone },
    { id: 'matrix', icon: '☷', title: 'pw-matrix', component: Matrix, when: alone },
  ],
  strength: (piece) =>
    piece.kind === 'leader'
      ? null
      : { kind: armOf(piece) === 'trireme' ? 'naval' : 'land', points: countOf(piece) },
  chip: (piece) => piece.kind === 'leader',
  order: rank,
  rules: ({ place }, board) => (place ? (GROUND[board.places[place]?.kind ?? ''] ?? []) : []),
  explain: (id, table) => (table.prompt.message === 'intercept' ? odds(id, table) : price(id, table)),
  facts,
  side: sideOf,
};
