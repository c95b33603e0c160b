import { buildLessonRequest } from '@odonta/db/testing/lessonFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './lessons.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const request = await buildLessonRequest({ first_name: typed, comment: typed });
  const lesson = {
    course: 'Занятие',
    canonical: { id: request.prod_id, slug: 'zanyatie' },
    lecturer: 'Анна Лекторова',
    time: '12 марта 2027, 10:00–11:30 по московскому времени',
  };
  const reader = { email: 'lecturer@test.local', name: 'Анна' };
  return {
    lessonAsked: letters.lessonAsked(request, lesson),
    lessonAccepted: letters.lessonAccepted(request, lesson, await buildOrder()),
    lessonDeclined: letters.lessonDeclined(request, lesson, typed),
    lessonExpired: letters.lessonExpired(request, lesson, 'лектор не ответил вовремя'),
    lessonWithdrawn: letters.lessonWithdrawn(request, lesson),
    lessonPaidLate: letters.lessonPaidLate(request, lesson),
    lessonForLecturer: letters.lessonForLecturer(reader, request, lesson),
    lessonPaid: letters.lessonPaid(reader, request, lesson),
    lessonReleased: letters.lessonReleased(reader, request, lesson),
  };
};
