import { LegalQuote, type LegalRequest, type Prod } from '@odonta/db/models';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { issuingNext } from '../../money/invoices/sellers.ts';
import { prodsOnSale } from '../../orders/onSale.ts';
import { releaseReservations } from '../../orders/seats/release.ts';
import { lockPoolsOf, poolsOf } from '../../orders/seats/seats.ts';
import { conflict, noSeats } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { refuseUnsellable, reserveFor } from './creating.ts';
import { quoteSent } from './letters.ts';
import { quoteSnapshot } from './quoteSnapshot.ts';

/**
 * Staff offer a company the present prices, in a pause of the centre too: they are valid for ten days, even when the course's change, and the
 * seats are reserved for a day. The caller saves the request. The number is taken last: it blocks all other
 * offers of the issuer.
 */
export async function sendQuote(request: LegalRequest, transaction: Transaction): Promise<LegalQuote> {
  const prod = await reservedProd(request, transaction);
  const pools = await poolsOf([prod.id], transaction);
  const prices = refuseUnsellable(prod, pools, request, { isSoldInPause: true });
  const locked = await reserveFor(request, transaction);
  if (!locked.isReserved) throw noSeats(locked.left);
  const date = moscowDay(new Date());
  const valid_until = lastDayOf(prod);
  const year = Number(date.slice(0, 4));
  const { issuer, number, ...issuing } = await issuingNext(prod.center, 'QUOTE', year, transaction);
  const snapshot = quoteSnapshot({ request, prod, prices, issuing, number, date, valid_until });
  const total = kopecksOf(prices.quote.total);
  const quote = await LegalQuote.create(
    { legal_request_id: request.id, issuer, year, number, valid_until, total, frozen: prices, snapshot },
    { transaction },
  );
  request.stage = 'QUOTED';
  await writeLetter(quoteSent(request, prod, quote), transaction);
  return quote;
}

/** Until the end of its last day in Moscow. */
export const isOpen = ({ valid_until }: LegalQuote): boolean => moscowDay(new Date()) <= valid_until;

/**
 * The course with the request's seats returned, so that it is calculated as for anybody; reserved again in the
 * same transaction.
 */
async function reservedProd(request: LegalRequest, transaction: Transaction): Promise<Prod> {
  const [prod] = await prodsOnSale([request.prod_id], transaction);
  if (!prod) throw conflict('Курс снят с продажи');
  await lockPoolsOf({ prods: [prod.id] }, transaction);
  await releaseReservations([request.id], transaction);
  return prod;
}

/** An offer ends with the beginning of its course at the latest. */
function lastDayOf({ date_start }: Prod): string {
  const last = moscowDay(new Date((nowInSeconds() + legalRequestLimits.quoteDays * 86_400) * 1000));
  const start = date_start && moscowDay(date_start);
  return start && start < last ? start : last;
}
