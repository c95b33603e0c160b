import { buildLessonRequest, buildLessonSlot } from '@odonta/db/testing/lessonFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { sample } from '../../testing/sample.ts';

export const lessonRequestsSample = sample('lesson_requests', {
  build: buildLessonRequest,
  // An agreed lesson has an order.
  movable: async () => buildLessonRequest({ order_id: (await buildOrder()).id }),
  at: { REJECTED: `reject_reason = 'Занят'`, CONFIRMED: `reject_reason = null` },
  of: ({ prod, word }) => buildLessonRequest({ prod_id: prod.id, last_name: word }),
  naming: {
    individual_id: (individual_id) => buildLessonRequest({ individual_id }),
    lecturer_id: async (lecturer_id) =>
      buildLessonRequest({ slot_id: (await buildLessonSlot()).id, lecturer_id }),
  },
});
