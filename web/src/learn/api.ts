/** What the server tells of learning: fetched only by those who learn, so the table does not carry it. */
import { json } from '../wire/api';
import type { Created, LessonCard, LessonPicture, LessonPlace, LessonTold, TurnCard } from '../wire/types';

export const learning = {
  lessons: (game: string) => json<LessonCard[]>(`games/${game}/lessons`),
  puzzles: (game: string) => json<LessonCard[]>(`games/${game}/puzzles`),
  card: (game: string) => json<TurnCard>(`games/${game}/card`),
  lesson: (game: string, lesson: string) => json<LessonTold>(`games/${game}/lessons/${lesson}`),
  example: (game: string, lesson: string, step: number) =>
    json<LessonPicture[]>(`games/${game}/lessons/${lesson}/example/${step}`),
  beginLesson: (game: string, lesson: string) =>
    json<Created>(`games/${game}/lessons/${lesson}`, { method: 'POST' }),
  lessonPlace: (match: string) => json<LessonPlace>(`matches/${match}/lesson`),
  watchLesson: (match: string, token: string | undefined) =>
    json<LessonPlace>(`matches/${match}/lesson`, { method: 'POST', token }),
};
