/** The Peloponnesian War: the Aegean on the real coast, tracks, matrices, and the other side's steps. */
import type { Piece, WarBoard, WarView } from '../../wire/types';
import { skin, skinned } from '../types';
import { art } from './art';
import Counter from './Counter.svelte';
import { armOf, countOf, rank, sideOf } from './facts';
import Forecast from './Forecast.svelte';
import Live from './Live.svelte';
import { layoutOf } from './map';
import Matrix from './Matrix.svelte';
import type { Look } from './types';
import Watch from './Watch.svelte';

/** Paragraphs that speak of each kind of ground. */
const GROUND: Record<string, string[]> = {
  land: ['1.1.1', '4.1.1', '4.7'],
  coast: ['1.1.1', '4.1.1', '4.1.4', '4.7'],
  island: ['1.1.1', '4.1.4', '4.7', '5.4'],
};

function facts(place: string, look: Look): [string, string][] {
  const printed = look.board.places[place];
  if (!printed) return [];
  const say = (key: string) => look.words.t(key);
  const { side, zone } = printed;
  const found: [string, string][] = [
    [say('pw-ground'), say(`kind-${printed.kind}`)],
    [say('pw-league'), side === 'neutral' ? say('side-neutral') : look.words.role(side)],
    [say('pw-zone'), say(`zone-${zone.replaceAll('_', '-')}`)],
  ];
  if (printed.fortress) found.push([say('pw-fortress'), '✓']);
  return found;
}

/** What one point of a kind costs, where points are activated (4.1.5) or built (7.2). */
function price(kind: string, look: Look): string {
  const building = look.prompt.message === 'build';
  const side = building ? look.prompt.args['who'] : look.view.operation.side;
  const printed = look.board.kinds[`${side}_${kind}`];
  if (!printed) return '';
  return look.words.t('pw-price', { talents: building ? look.board.build : (printed.price ?? 0) });
}

/** What an interception leads to, if it succeeds (4.7). */
function odds(place: string, look: Look): string {
  const found = look.view.forecast.interception?.[place];
  return found && 'battle' in found ? look.words.t('pw-interception', found) : '';
}

/** Between two players no side is played by a matrix. */
const alone = (look: Look): boolean => look.view.matrix.side !== undefined;

export const peloponnesianWar = skin<WarView, WarBoard, Piece>({
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
  explain: (id, look) => (look.prompt.message === 'intercept' ? odds(id, look) : price(id, look)),
  // what is built or called up, as the counter it will be
  pictures: (id, look) => {
    const side = String(look.prompt.message === 'build' ? look.prompt.args['who'] : look.view.operation.side);
    const kind = `${side}_${id}`;
    return kind in look.board.kinds
      ? [{ piece: { at: '', side, kind, count: 1 }, Counter: skinned(Counter) }]
      : [];
  },
  facts,
  leads: (look) => look.view.command.player,
  side: sideOf,
});
