import { expect, test } from 'vitest';
import { undoPlan } from './undo';

const last = { verb: 'move', arg: 'm5' };

test('undo says what it will do: a step, through the replies of bots, past dice, or a request', () => {
  expect(undoPlan({ floor: 3, to: 4, needs: 'nobody' }, ['athens'], last)).toEqual({ does: 'step', last });
  expect(undoPlan({ floor: 9, to: 4, needs: 'nobody', through: ['sparta'] }, ['athens'], last)).toEqual({
    does: 'replies',
    through: ['sparta'],
    dice: false,
    ask: false,
  });
  expect(undoPlan({ floor: 9, to: 4, needs: 'consent', ask: ['sparta'] }, ['athens'], last)).toEqual({
    does: 'ask',
    whom: ['sparta'],
  });
});

test('who sits at this screen has agreed; where nothing can be done nothing is promised', () => {
  const facts = { floor: 9, to: 4, needs: 'consent', ask: ['sparta'], dice: true } as const;
  expect(undoPlan({ ...facts, ask: [...facts.ask] }, ['athens', 'sparta'], last)).toEqual({
    does: 'replies',
    through: [],
    dice: true,
    ask: true,
  });
  expect(undoPlan({ floor: 9, needs: 'nothing', why: 'start' }, ['athens'], null).does).toBe('nothing');
});
