import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder();
  const [seat] = order.participants;
  if (!seat) throw new Error('nobody comes by the order');
  seat.order = order;
  seat.first_name = typed;
  return { certificateIssued: letters.certificateIssued(seat, 'a@test.local', '1') };
};
