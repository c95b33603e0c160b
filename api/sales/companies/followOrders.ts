import { LegalRequest, type Order, SeatReminder } from '@odonta/db/models';
import type {
  LegalRequestEnd,
  LegalRequestStage,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import type { OrderEffect, ReplacementEffect } from '../../orders/effects.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { carryCodes, issueCodes } from './codes.ts';
import { seatsReady } from './letters.ts';
import { noteWhetherNamed } from './naming.ts';
import { notifyStaffInCharge } from './notices.ts';
import { transitionRequest } from './transitionRequest.ts';

/** A group order follows its order: it is paid, or to be paid later, and its places get codes, or it has ended. */
export const companiesFollow: OrderEffect = async ({ name, order, actor }, transaction) => {
  if (name === 'create' || name === 'offer') return;
  const ofOrder = name === 'arrive' ? order.moved_from_id : order.id;
  const request = await LegalRequest.findOne({
    where: { order_id: ofOrder ?? 0 },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!request) return;
  if (name === 'arrive') return follow(request, order, transaction);
  if (order.status === 'CONFIRMED' && isUnpaid(request)) return markPaid(request, order, actor, transaction);
  const end = endOf(order);
  if (end && request.status === 'CONFIRMED')
    await transitionRequest(request, endTransition(end), { ended_because: end }, actor, transaction);
};

/** Staff have named an unnamed place: it may have been the last of its request. */
export const replacedIsNamed: ReplacementEffect = async ({ order, actor }, transaction) => {
  const request = await LegalRequest.findOne({
    where: { order_id: order.id },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (request) await noteWhetherNamed(request, actor, transaction);
};

/** A rescheduled order takes its request along; reminders sent before the old date become due again. */
async function follow(request: LegalRequest, order: Order, transaction: Transaction): Promise<void> {
  const from = request.order_id ?? 0;
  const { id: order_id, prod_id, center_id, participation } = order;
  const moved = { order_id, prod_id, center_id, participation, unnamed_told_at: null };
  await request.update(moved, { transaction });
  await SeatReminder.destroy({ where: { legal_request_id: request.id }, transaction });
  await carryCodes({ from, to: order_id }, transaction);
}

const isUnpaid = ({ stage }: LegalRequest) => (stage as LegalRequestStage) === 'INVOICED';

async function markPaid(request: LegalRequest, order: Order, actor: Actor, transaction: Transaction) {
  const isOnCredit = order.debt > 0;
  const by = isOnCredit ? { ...actor, reason: 'С отсрочкой оплаты' } : actor;
  await transitionRequest(request, 'pay', { stage: 'PAID', ended_because: null }, by, transaction);
  await issueCodes(request, order, transaction);
  await writeLetter(seatsReady(request, order), transaction);
  await notifyStaffInCharge(
    request,
    `Заявка ${request.number} ${isOnCredit ? 'подтверждена с отсрочкой оплаты' : 'оплачена'}`,
    transaction,
  );
  await noteWhetherNamed(request, actor, transaction);
}

/** Null while the order lives, and where it goes on as another. */
function endOf({ status, cancel_reason }: Order): LegalRequestEnd | null {
  if (status === 'REJECTED' || status === 'REFUNDED') return 'ORDER_ENDED';
  if (status !== 'CANCELED' || cancel_reason === 'MOVED') return null;
  if (cancel_reason === 'EXPIRED') return 'NOT_PAID';
  return cancel_reason === 'CLIENT' ? 'CLIENT' : 'ORDER_ENDED';
}

const endTransition = (end: LegalRequestEnd) => (end === 'NOT_PAID' ? 'expire' : 'cancel');
