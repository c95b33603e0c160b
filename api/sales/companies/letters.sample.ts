import { SeatCode } from '@odonta/db/models';
import { buildLegalRequest } from '@odonta/db/testing/companyFactories.ts';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const person = { first_name: typed, last_name: typed };
  const prod = await buildProd();
  const order = await buildOrder(person);
  const request = await buildLegalRequest({ ...person, company_name: typed, prod_id: prod.id });
  const [seat] = order.participants;
  const code = SeatCode.build({
    legal_request_id: request.id,
    participant_id: seat?.id ?? 0,
    code: 'код',
  });
  return {
    requestReceived: letters.requestReceived(request, prod),
    quoteSent: letters.quoteSent(request, prod, { number: 1, total: 100, valid_until: '2026-12-01' }),
    agreedWithoutSeats: letters.agreedWithoutSeats(request, prod),
    seatsReady: letters.seatsReady(request, order),
    unnamedLeft: letters.unnamedLeft(request, order, 1),
    seatsAwait: letters.seatsAwait(request, order, { days: 3, left: 1 }),
    requestRejected: letters.requestRejected(request, prod, null),
    requestCanceled: letters.requestCanceled(request, prod),
    requestWithoutCourse: letters.requestWithoutCourse(request, prod, null),
    quoteExpired: letters.quoteExpired(request, prod),
    seatOffered: letters.seatOffered(request, order, code, 'a@test.local'),
    seatAwaits: letters.seatAwaits(request, order, { code: 'код', sent_to: 'a@test.local' }, 3),
  };
};
