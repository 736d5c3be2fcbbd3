import { expect, test } from 'vitest';
import type { Board, Piece, Prompt } from '../wire/types';
import { clicksOf, isEnding, isWeighty, livePlaces, mainChoice, onlyChoice, tellsBySpeed } from './choices';

const board: Board = {
  size: [1, 1],
  places: { m5: { kind: 'sea', anchor: [0, 0] }, sestos: { kind: 'port', anchor: [0, 0] } },
};
const pieces: Record<string, Piece> = {
  ship: { at: 'sestos', side: 'athens', kind: 't10' },
  lost: { at: 'eliminated', side: 'athens', kind: 't10' },
};

test('places and pieces are clicked on the board, all else is a button', () => {
  const clicks = clicksOf(
    { move: ['m5'], pick: ['ship'], restore: ['lost'], announce: [1, 2], done: [null] },
    board,
    pieces,
  );
  expect([...clicks.places.keys()]).toEqual(['m5']);
  expect([...clicks.pieces.keys()]).toEqual(['ship']);
  expect([...clicks.buttons.keys()]).toEqual(['restore', 'announce', 'done']);
  expect(clicks.count).toBe(6);
});

test('two verbs on one place stay two choices', () => {
  const clicks = clicksOf({ move: ['m5'], ferry: ['m5'] }, board, pieces);
  expect(clicks.places.get('m5')).toEqual([
    { verb: 'move', arg: 'm5' },
    { verb: 'ferry', arg: 'm5' },
  ]);
});

test('a place with a piece to pick is alive', () => {
  const clicks = clicksOf({ pick: ['ship'] }, board, pieces);
  expect(livePlaces(clicks, pieces)).toEqual(new Set(['sestos']));
});

test('the lone choice, and when haste would tell', () => {
  expect(onlyChoice({ done: [null] })).toEqual({ verb: 'done', arg: null });
  expect(onlyChoice({ done: [null], move: ['m5'] })).toBeNull();
  expect(onlyChoice({})).toBeNull();
  const kinds: Prompt['kinds'] = { decline: 'declines', done: 'ends' };
  expect(tellsBySpeed({ verb: 'decline', arg: null }, kinds)).toBe(true);
  expect(tellsBySpeed({ verb: 'done', arg: null }, kinds)).toBe(false);
  expect(tellsBySpeed({ verb: 'move', arg: 'm5' }, kinds)).toBe(false);
  expect(tellsBySpeed({ verb: 'pass', arg: null }, undefined)).toBe(true);
});

test('a button stands out only where it is all there is: nothing that costs something is a default', () => {
  const main = (choices: Prompt['choices']) => mainChoice(clicksOf(choices, board, pieces))?.verb;
  expect(main({ decline: [null], use_advantage: [null] })).toBeUndefined();
  expect(main({ halt: [null], depart: [null], march: ['m5'] })).toBeUndefined();
  expect(main({ levy: [null] })).toBe('levy');
  expect(main({ march: ['m5'] })).toBeUndefined();
});

test('what ends something or gives it up stands apart', () => {
  expect(isEnding({ verb: 'done', arg: null }, { done: 'ends' })).toBe(true);
  expect(isEnding({ verb: 'depart', arg: null }, { done: 'ends' })).toBe(false);
  expect(isEnding({ verb: 'depart', arg: null })).toBe(false);
});

test('what ends or declines something is weighty; all that stands alone where the prompt does not say', () => {
  expect(isWeighty({ verb: 'pass', arg: null }, { pass: 'ends' })).toBe(true);
  expect(isWeighty({ verb: 'depart', arg: null }, { pass: 'ends' })).toBe(false);
  expect(isWeighty({ verb: 'depart', arg: null }, undefined)).toBe(true);
  expect(isWeighty({ verb: 'march', arg: 'm5' }, undefined)).toBe(false);
});

test('what takes back a choice of this step ends nothing', () => {
  const kinds: Prompt['kinds'] = { done: 'ends', drop: 'back' };
  expect(isEnding({ verb: 'done', arg: null }, kinds)).toBe(true);
  expect(isEnding({ verb: 'drop', arg: 'h3' }, kinds)).toBe(false);
  expect(isEnding({ verb: 'pick', arg: 'h3' }, kinds)).toBe(false);
});
