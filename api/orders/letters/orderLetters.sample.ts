import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './orderLetters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({
    first_name: typed,
    last_name: typed,
    status: 'CONFIRMED',
    reason_comment: typed,
  });
  const [person] = order.participants;
  if (!person) throw new Error('nobody takes part');
  person.set({ last_name: typed, first_name: typed });
  return {
    orderBooked: letters.orderBooked(order),
    orderPaid: letters.orderPaid(order),
    orderAwaits: letters.orderAwaits(order),
    orderConfirmed: letters.orderConfirmed(order),
    orderRejected: letters.orderRejected(order, []),
    orderCanceled: letters.orderCanceled(order),
    orderExpired: letters.orderExpired(order),
    participantReplaced: letters.participantReplaced(order, person, person),
    paymentReminder: letters.paymentReminder(order, 'unpaid'),
    paymentLinkLetter: letters.paymentLinkLetter(order, 'payment_link'),
    toBuyer: letters.toBuyer(order, 'a kind', 'Тема', []),
  };
};
