import type { Result } from '../wire/types';

/** Whether one person has played: his result is a level of victory or defeat, never "a draw". */
export const alone = (result: Result): boolean => Object.keys(result.scores).length === 1;

/** The message that announces a result. */
export function verdict(result: Result): string {
  if (alone(result)) return 'result-alone';
  return result.winners.length ? 'result-win' : 'result-draw';
}
