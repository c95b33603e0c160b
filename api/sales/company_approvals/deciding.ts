import { LegalRequest, type Order } from '@odonta/db/models';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transaction } from 'sequelize';
import { billed } from '../../money/invoices/billed.ts';
import type { Actor } from '../../orders/actor.ts';
import { transition } from '../../orders/transition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { invoiceRequest } from '../companies/ordering.ts';

/** The owner decides about a locked order beyond the month of a member: an approved one goes on like any order. */
export async function approve(order: Order, actor: Actor, transaction: Transaction): Promise<void> {
  refuseDecided(order);
  await transition(order, 'confirm_owner', actor, transaction);
  const request = await LegalRequest.findOne({
    where: { order_id: order.id },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (request) await invoiceRequest(request, order, actor, transaction);
  else await billed(order, order.payer ?? undefined, transaction);
}

/** The seats are free again, and the member reads why. */
export async function turnDown(order: Order, actor: Actor, transaction: Transaction): Promise<void> {
  refuseDecided(order);
  await transition(order, 'cancel', { ...actor, cancel_reason: 'OWNER' }, transaction);
}

function refuseDecided(order: Order): void {
  if (order.status === 'CREATED' && isCheckOpen(order, 'OWNER')) return;
  throw conflict(
    order.status === 'CANCELED' || order.status === 'REJECTED'
      ? `Заказ ${order.number} уже отменён`
      : `Заказ ${order.number} уже подтверждён`,
  );
}
