/** What counts as right in a step of a lesson, and what is answered to all else. */
import type { Choice } from '../table/choices';
import type { LessonClick, LessonStep } from '../wire/types';

export const means = (click: LessonClick, { verb, arg }: Choice): boolean =>
  click.verb === verb && (click.args === undefined || click.args.includes(arg));

/** The clicks of a step that are still wanted, after those in `done` (their numbers). */
export const wanted = (step: LessonStep, done: number[]): number[] => {
  const open = step.clicks.map((_, i) => i).filter((i) => !done.includes(i));
  return step.any_order ? open : open.slice(0, 1);
};

/** The number of the click that this choice is; -1 where it is none. */
export const found = (step: LessonStep, done: number[], choice: Choice): number =>
  wanted(step, done).find((i) => step.clicks[i]?.some((click) => means(click, choice))) ?? -1;

/** The gentle answer to another choice; nothing where the lesson has no words for it. */
export const aside = (step: LessonStep, choice: Choice): Record<string, string> | undefined =>
  (step.asides.find((one) => one.click && means(one.click, choice)) ?? step.asides.find((one) => !one.click))
    ?.text;

/** One choice that would be right and is offered now. */
export function shown(
  step: LessonStep,
  done: number[],
  choices: Record<string, Choice['arg'][]>,
): Choice | null {
  for (const i of wanted(step, done))
    for (const { verb, args } of step.clicks[i] ?? []) {
      const arg = choices[verb]?.find((one) => args === undefined || args.includes(one));
      if (arg !== undefined) return { verb, arg };
    }
  return null;
}
