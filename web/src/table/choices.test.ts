import { expect, test } from 'vitest';
import type { Board, Choices, Piece } from '../wire/types';
import { clicksOf, livePlaces, mainChoice, onlyChoice, tellsBySpeed } from './choices';

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
  expect(tellsBySpeed({ verb: 'decline', arg: null })).toBe(true);
  expect(tellsBySpeed({ verb: 'move', arg: 'm5' })).toBe(false);
});

test('the main button goes on or is the only one; it never gives up a choice', () => {
  const main = (choices: Choices) => mainChoice(clicksOf(choices, board, pieces))?.verb;
  expect(main({ pass: [null], march: ['m5'] })).toBeUndefined();
  expect(main({ done: [null], build: ['h', 'n'] })).toBeUndefined();
  expect(main({ decline: [null], intercept: ['h'] })).toBeUndefined();
  expect(main({ consult: [null], pass: [null] })).toBeUndefined();
  expect(main({ halt: [null], depart: [null], march: ['m5'] })).toBe('depart');
  expect(main({ levy: [null] })).toBe('levy');
  expect(main({ march: ['m5'] })).toBeUndefined();
});
