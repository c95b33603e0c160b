import type { FrozenPrices, LegalRequest, Order, SeatPool } from '@odonta/db/models';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import type { LegalRequestStage } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { Transaction } from 'sequelize';
import { contractBy } from '../../money/invoices/contracting.ts';
import { issueInvoice } from '../../money/invoices/issueInvoice.ts';
import { lastQuoteOf } from '../../money/invoices/lastQuote.ts';
import { refuseUnbillable } from '../../money/invoices/sellers.ts';
import type { Actor } from '../../orders/actor.ts';
import { book } from '../../orders/book.ts';
import { sellForRequest } from '../../orders/closedCenters.ts';
import { takeOnCredit } from '../../orders/credit.ts';
import { refuseUnbookable, stateWith } from '../../orders/offer.ts';
import { prodsOnSale } from '../../orders/onSale.ts';
import { settlePaid } from '../../orders/receiveMoney.ts';
import { releaseReservations } from '../../orders/seats/release.ts';
import { freeFor, freeIn, poolsOf } from '../../orders/seats/seats.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { conflict } from '../../platform/http/errors.ts';
import { askOwner, termsOfOwner } from '../company_approvals/asking.ts';
import { refuseUnsellable } from './creating.ts';
import { lockForBooking } from './lockForBooking.ts';
import { notifyStaffInCharge } from './notices.ts';
import { placesOf } from './places.ts';
import { transitionRequest } from './transitionRequest.ts';

/**
 * Books the places of an accepted request, by the prices of its offer, and asks for the money: one order, and
 * one invoice, which is the contract where there was an offer. An order beyond the month of its member waits
 * for the owner of the company first, unless he has accepted himself. With credit the order is a debt from now
 * on, which `settleOnCredit` settles when the request has been saved with its order. Null where there are not
 * enough seats; they were checked under their lock, so nothing is rolled back then.
 */
export async function orderFor(
  request: LegalRequest,
  actor: Actor,
  transaction: Transaction,
  isByOwner = false,
): Promise<Order | null> {
  await lockForBooking([request], transaction);
  const [prod] = await prodsOnSale([request.prod_id], transaction);
  if (!prod) throw conflict('Курс снят с продажи');
  await releaseReservations([request.id], transaction);
  const pools = await poolsOf([prod.id], transaction);
  const left = freeFor(request.participation, pools);
  if (left !== null && left < request.nb_seats) return null;
  const buyer = buyerOf(request);
  refuseUnbookable(prod, stateWith(prod, pools), inSpiteOfPause);
  const quoted = await lastQuoteOf(request, transaction);
  const prices = quoted
    ? keptWithin(quoted.frozen, pools)
    : refuseUnsellable(prod, pools, request, inSpiteOfPause);
  const asked = { prod, quote: prices.quote, method: 'INVOICE' as const };
  const [owner_until] = isByOwner ? [null] : await termsOfOwner(buyer, [asked], transaction);
  await sellForRequest(transaction);
  const order = await book(
    {
      ...{ prod, pools, buyer, ...prices },
      participation: request.participation,
      participants: await placesOf(request, transaction),
      contact: contactOf(request),
      method: asked.method,
      owner_until,
      consent_id: request.consent_id,
      comment: null,
    },
    actor,
    transaction,
  );
  request.order_id = order.id;
  await askOwner(order, actor, transaction);
  if (isCheckOpen(order, 'OWNER')) await refuseUnbillable(order, transaction);
  else await bill(request, order, transaction);
  return order;
}

/** It was asked for before the pause, or by staff: a closed centre gets no other requests. */
const inSpiteOfPause = { isSoldInPause: true };

/** How far a request has come by its order: the invoice may have to wait for the owner of the company. */
export const stageWith = (order: Order): LegalRequestStage =>
  isCheckOpen(order, 'OWNER') ? 'AGREED' : 'INVOICED';

/** The owner of the company has confirmed the order of a locked request: now it is asked for its money. */
export async function invoiceRequest(
  request: LegalRequest,
  order: Order,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  await bill(request, order, transaction);
  await transitionRequest(request, 'invoice', { stage: 'INVOICED' }, actor, transaction);
  await notifyStaffInCharge(
    request,
    `Заявка ${request.number}: владелец подтвердил заказ, счёт выставлен`,
    transaction,
  );
  await settleOnCredit(order, transaction);
}

async function bill(request: LegalRequest, order: Order, transaction: Transaction): Promise<void> {
  const { company_name: name, inn, kpp, address } = request;
  const credit = await takeOnCredit(order, transaction);
  if (credit) await order.save({ transaction });
  const quoted = await lastQuoteOf(request, transaction);
  const contract = quoted && (await contractBy(request, quoted, transaction));
  await issueInvoice(order, { name, inn, kpp, address }, transaction, { credit, contract });
}

/** Seats that were ordered before the money are confirmed at once, or wait for their centre; nothing for other orders. */
export async function settleOnCredit(order: Order, transaction: Transaction): Promise<void> {
  if (order.debt > 0) await settlePaid(order, systemActor, transaction);
}

/** A promised price stays valid when its places are sold: then it exceeds their number. */
function keptWithin({ quote, tiers }: FrozenPrices, pools: readonly SeatPool[]): FrozenPrices {
  const wanted = new Map<number, number>();
  for (const { tier_id } of quote.lines)
    if (tier_id !== null) wanted.set(tier_id, (wanted.get(tier_id) ?? 0) + 1);
  const isGone = (id: number | null) => {
    const pool = pools.find(({ price_id }) => price_id !== null && price_id === id);
    const left = pool ? freeIn(pool) : null;
    return id !== null && left !== null && left < (wanted.get(id) ?? 0);
  };
  const lines = quote.lines.map((line) => (isGone(line.tier_id) ? { ...line, tier_id: null } : line));
  return { quote: { ...quote, lines }, tiers };
}

function buyerOf({ legal_user_id, legal_member_id, created_by }: LegalRequest) {
  if (legal_user_id !== null)
    return { kind: 'LEGAL' as const, legal_user_id, ...(legal_member_id !== null && { legal_member_id }) };
  return created_by === null ? { kind: 'GUEST' as const } : { kind: 'STAFF' as const, created_by };
}

const contactOf = ({ last_name, first_name, middle_name, phone, email }: LegalRequest) => ({
  ...{ last_name, first_name, phone, email },
  ...(middle_name !== null && { middle_name }),
});
