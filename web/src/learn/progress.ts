/** What has been learnt on this machine: game/lesson -> stars (0 where there are none to win). */
import { forget, keepSeats } from '../state/seats';
import { change, settings } from '../state/settings.svelte';
import { router } from '../state/router.svelte';
import { learning } from './api';

const KEY = 'polemos.learnt';
/** The match of the lesson that was begun last: its seat is forgotten with the next one. */
const LAST = 'polemos.lesson';

export type Learnt = Record<string, number>;

export function learnt(): Learnt {
  try {
    const kept: Learnt = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept;
  } catch {
    return {};
  }
}

/** The best so far. */
export function keep(game: string, lesson: string, stars: number): void {
  const known = learnt();
  // whoever has just had a first lesson is helped along at the table, until he has met every question
  if (!Object.keys(known).length && !settings.teacher) change('teacher', true);
  const key = `${game}/${lesson}`;
  localStorage.setItem(KEY, JSON.stringify({ ...known, [key]: Math.max(stars, known[key] ?? 0) }));
}

/** A table for a lesson, and to it. */
export async function begin(game: string, lesson: string): Promise<void> {
  const created = await learning.beginLesson(game, lesson);
  const before = localStorage.getItem(LAST);
  if (before) forget(before);
  localStorage.setItem(LAST, created.match);
  keepSeats(created.match, created.seats);
  router.go(`/m/${created.match}`);
}
