import type { Result, View } from '../wire/types';

/** Whether one person has played: his result is a level of victory or defeat, never "a draw". */
export const alone = (result: Result): boolean => Object.keys(result.scores).length === 1;

/** The message that announces a result. */
export function verdict(result: Result): string {
  if (alone(result)) return 'result-alone';
  return result.winners.length ? 'result-win' : 'result-draw';
}

/** The points of all, the same in the header, in the banner and in the table: counted by the view where it counts. */
export function finalScores(result: Result | null, view: View): [string, number][] {
  const counted = Object.entries(view.score ?? {}).map(([role, { total }]): [string, number] => [
    role,
    total,
  ]);
  return counted.length ? counted : Object.entries(result?.scores ?? {});
}
