import { LegalRequest, type Order, SeatReminder } from '@odonta/db/models';
import type {
  LegalRequestEnd,
  LegalRequestStage,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { Transaction } from 'sequelize';
import type { OrderEffect, ReplacementEffect } from '../../orders/effects.ts';
import type { Hand } from '../../orders/hand.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { issueCodes, moveCodes } from './codes.ts';
import { seatsReady } from './letters.ts';
import { moveRequest } from './moveRequest.ts';
import { noteWhetherNamed } from './naming.ts';
import { tellKeepers } from './notices.ts';

/** What becomes of its order becomes of a group order: it is paid, or to be paid later, and its places get codes, or it has ended. */
export const companiesFollow: OrderEffect = async ({ name, order, hand }, transaction) => {
  if (name === 'create' || name === 'offer') return;
  const ofOrder = name === 'arrive' ? order.moved_from_id : order.id;
  const request = await LegalRequest.findOne({
    where: { order_id: ofOrder ?? 0 },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!request) return;
  if (name === 'arrive') return follow(request, order, transaction);
  if (order.status === 'CONFIRMED' && isUnpaid(request)) return markPaid(request, order, hand, transaction);
  const end = endOf(order);
  if (end && request.status === 'CONFIRMED')
    await moveRequest(request, endMove(end), { ended_because: end }, hand, transaction);
};

/** Staff put somebody in a place that had no name yet: it may have been the last of its request. */
export const replacedIsNamed: ReplacementEffect = async ({ order, hand }, transaction) => {
  const request = await LegalRequest.findOne({
    where: { order_id: order.id },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (request) await noteWhetherNamed(request, hand, transaction);
};

/** An order that was moved to another date takes its request along; what was reminded of before the old date is due again. */
async function follow(request: LegalRequest, order: Order, transaction: Transaction): Promise<void> {
  const from = request.order_id ?? 0;
  const { id: order_id, prod_id, center_id, participation } = order;
  const moved = { order_id, prod_id, center_id, participation, unnamed_told_at: null };
  await request.update(moved, { transaction });
  await SeatReminder.destroy({ where: { legal_request_id: request.id }, transaction });
  await moveCodes({ from, to: order_id }, transaction);
}

const isUnpaid = ({ stage }: LegalRequest) => (stage as LegalRequestStage) === 'INVOICED';

async function markPaid(request: LegalRequest, order: Order, hand: Hand, transaction: Transaction) {
  const isOnCredit = order.debt > 0;
  const by = isOnCredit ? { ...hand, reason: 'С отсрочкой оплаты' } : hand;
  await moveRequest(request, 'pay', { stage: 'PAID', ended_because: null }, by, transaction);
  await issueCodes(request, order, transaction);
  await writeLetter(seatsReady(request, order), transaction);
  await tellKeepers(
    request,
    `Заявка ${request.number} ${isOnCredit ? 'подтверждена с отсрочкой оплаты' : 'оплачена'}`,
    transaction,
  );
  await noteWhetherNamed(request, hand, transaction);
}

/** Null while the order lives, and where it goes on as another. */
function endOf({ status, cancel_reason }: Order): LegalRequestEnd | null {
  if (status === 'REJECTED' || status === 'REFUNDED') return 'ORDER_ENDED';
  if (status !== 'CANCELED' || cancel_reason === 'MOVED') return null;
  if (cancel_reason === 'EXPIRED') return 'NOT_PAID';
  return cancel_reason === 'CLIENT' ? 'CLIENT' : 'ORDER_ENDED';
}

const endMove = (end: LegalRequestEnd) => (end === 'NOT_PAID' ? 'expire' : 'cancel');
