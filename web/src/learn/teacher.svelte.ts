/** The teacher beside a table: which step it is, what may be clicked, what is said. */
import type { Choice } from '../table/choices';
import type { Table } from '../state/table.svelte';
import { settings } from '../state/settings.svelte';
import { t } from './text';
import { learning } from './api';
import type { LessonPlace, LessonStep, LessonTold } from '../wire/types';
import { aside, found, shown } from './clicks';
import { keep } from './progress';

/** Milliseconds between two actions that are watched. */
const PACE = 900;

export class Teacher {
  lesson = $state.raw<LessonTold | null>(null);
  place = $state.raw<LessonPlace | null>(null);
  at = $state(0);
  /** The clicks of this step that are behind us. */
  done = $state.raw<number[]>([]);
  /** What is said to the last click: praise, or a gentle answer. */
  said = $state('');
  gentle = $state(false);
  /** Other clicks, and looks at the solution: a puzzle is solved at the first try without any. */
  tries = $state(0);
  watching = $state(false);
  private n = -1;
  private gone = false;

  constructor(private readonly table: Table) {}

  step = $derived.by<LessonStep | null>(() => this.lesson?.steps[this.at] ?? null);
  /** Every step is behind us, and only the goal, if there is one, is left. */
  read = $derived.by(() => this.lesson !== null && this.at >= this.lesson.steps.length);
  over = $derived.by(() => this.read && (this.lesson?.ends === null || this.place?.over === true));
  puzzle = $derived.by(() => (this.lesson?.difficulty ?? 0) > 0);
  stars = $derived.by(() =>
    this.puzzle ? Number(this.tries === 0) : (this.place?.stars.filter(Boolean).length ?? 0),
  );
  /** Whether the step has a button: something to read, or to watch. */
  waits = $derived.by(() => this.step !== null && this.step.kind !== 'turn' && !this.watching);
  /** Places to look at: those of the step, and where its pieces stand. */
  places = $derived.by(() => {
    const { pieces } = this.table.looking;
    const stand = (this.step?.pieces ?? []).flatMap((piece) => pieces[piece]?.at ?? []);
    return [...(this.step?.places ?? []), ...stand];
  });

  text = (words: Record<string, string> | undefined): string => words?.[settings.lang] ?? words?.['en'] ?? '';

  async begin(): Promise<void> {
    this.table.choosing.gate = this.permits;
    const place = await learning.lessonPlace(this.table.match);
    this.lesson = await learning.lesson(place.game, place.lesson);
    this.stand(place);
  }

  /** Where the server says the lesson is: at the beginning, and after something was taken back. */
  private stand(place: LessonPlace): void {
    this.place = place;
    this.at = place.step;
    this.done = [...Array(place.done).keys()];
    this.finish();
  }

  /** A click of the learner: what the step waits for is made, all else is answered gently. */
  permits = (choice: Choice): boolean => {
    const { step } = this;
    if (!step) return true;
    if (step.kind !== 'turn') return this.answer(t('lesson-first'));
    const click = found(step, this.done, choice);
    if (click < 0) return this.other(this.text(aside(step, choice)));
    this.said = '';
    this.done = [...this.done, click];
    if (this.done.length === step.clicks.length) this.next();
    return true;
  };

  private other(words: string): boolean {
    this.tries += 1;
    return this.answer(words || t(this.puzzle ? 'puzzle-other' : 'lesson-other'));
  }

  private answer(words: string): boolean {
    this.said = words;
    this.gentle = true;
    return false;
  }

  private next(): void {
    this.said = this.text(this.step?.well);
    this.gentle = false;
    this.at += 1;
    this.done = [];
    this.finish();
  }

  private finish(): void {
    if (this.over && this.lesson) keep(this.lesson.game, this.lesson.id, this.stars);
  }

  /** The button of a step: on, or let the others act. */
  goOn = async (): Promise<void> => {
    if (this.step?.kind === 'watch') await this.watch();
    else this.next();
  };

  /** What the others do, one action at a time, so that the eye can follow. */
  private async watch(): Promise<void> {
    const step = this.at;
    this.watching = true;
    try {
      while (!this.gone && this.at === step) {
        const place = await learning.watchLesson(this.table.match, this.table.talking.seat?.token);
        if (place.step > step || !place.watching) break;
        await new Promise((wake) => setTimeout(wake, settings.botSpeed === 'fast' ? 0 : PACE));
      }
      this.next();
    } finally {
      this.watching = false;
    }
  }

  /** Show the click that would be right, as the table shows advice. */
  show = (): void => {
    const { choosing } = this.table;
    this.tries += 1;
    if (this.step) choosing.hint = shown(this.step, this.done, choosing.prompt.choices);
  };

  /** The table has come to another number: was something taken back, is the goal reached? */
  heard(n: number): void {
    const back = n < this.n;
    this.n = n;
    if (!this.lesson || this.watching) return;
    if (back) void learning.lessonPlace(this.table.match).then((place) => this.stand(place));
    else if (this.read && this.lesson.ends)
      void learning.lessonPlace(this.table.match).then((place) => {
        this.place = place;
        this.finish();
      });
  }

  close(): void {
    this.gone = true;
    this.table.choosing.gate = null;
  }
}
