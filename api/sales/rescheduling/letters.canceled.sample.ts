import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.canceled.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({ first_name: typed, last_name: typed });
  const participant = { email: 'a@test.local', first_name: typed };
  return {
    courseCanceled: letters.courseCanceled(order, 'нет'),
    courseCanceledForParticipant: letters.courseCanceledForParticipant(order, participant, null),
  };
};
