import { describe, expect, it } from 'vitest';
import type { LessonStep } from '../wire/types';
import { aside, found, shown, wanted } from './clicks';

const STEP: LessonStep = {
  kind: 'turn',
  text: { en: 'Sail.' },
  rule: '',
  places: [],
  pieces: [],
  panels: [],
  clicks: [[{ verb: 'sail', args: ['a'] }], [{ verb: 'to', args: ['b', 'c'] }, { verb: 'stay' }]],
  any_order: false,
  asides: [{ text: { en: 'Not there.' }, click: { verb: 'to' } }, { text: { en: 'Sail first.' } }],
};

describe('what a step of a lesson waits for', () => {
  it('is its clicks in their order', () => {
    expect(found(STEP, [], { verb: 'sail', arg: 'a' })).toBe(0);
    expect(found(STEP, [], { verb: 'to', arg: 'b' })).toBe(-1);
    expect(found(STEP, [0], { verb: 'to', arg: 'c' })).toBe(1);
    expect(found(STEP, [0], { verb: 'stay', arg: null })).toBe(1);
  });
  it('or in any order', () => {
    expect(wanted({ ...STEP, any_order: true }, [])).toEqual([0, 1]);
    expect(found({ ...STEP, any_order: true }, [], { verb: 'to', arg: 'b' })).toBe(1);
  });
  it('has a gentle answer to all else', () => {
    expect(aside(STEP, { verb: 'to', arg: 'z' })).toEqual({ en: 'Not there.' });
    expect(aside(STEP, { verb: 'done', arg: null })).toEqual({ en: 'Sail first.' });
  });
  it('can be shown where it is offered', () => {
    expect(shown(STEP, [0], { to: ['z', 'c'] })).toEqual({ verb: 'to', arg: 'c' });
    expect(shown(STEP, [0], { stay: [null] })).toEqual({ verb: 'stay', arg: null });
    expect(shown(STEP, [0], { to: ['z'] })).toBeNull();
  });
});
