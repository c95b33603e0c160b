import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const person = { first_name: typed, last_name: typed };
  const orders = { from: await buildOrder(person), to: await buildOrder(person) };
  const money = { carried: 1, back: 1, isBackAsked: true, code: { was: 'LETO', acts: false } };
  return {
    orderMoved: letters.orderMoved({ ...orders, ...money }),
    orderMovedForParticipant: letters.orderMovedForParticipant(orders, {
      email: 'a@test.local',
      first_name: typed,
    }),
    orderMovedForCenter: letters.orderMovedForCenter(orders, 'center@test.local'),
  };
};
