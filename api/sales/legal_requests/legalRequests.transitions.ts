import { LegalRequest } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { releaseReservations } from '../../orders/seats/release.ts';
import { freeFor, poolsOf } from '../../orders/seats/seats.ts';
import { lockOrder } from '../../orders/transition.ts';
import { conflict, noSeats } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { letGo, notifyOfCancel } from '../companies/ending.ts';
import { requestRejected } from '../companies/letters.ts';
import { lockForBooking } from '../companies/lockForBooking.ts';
import { orderFor, settleOnCredit, stageWith } from '../companies/ordering.ts';
import { courseOf } from '../companies/transitionRequest.ts';

/**
 * The company has accepted on paper, wants an invoice at once, or waited for seats: it is booked, and invoiced
 * unless its owner must approve first.
 */
export async function confirmRequest(
  row: LegalRequest,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  row.agreed_at ??= new Date();
  const order = await orderFor(row, actor, transaction);
  if (!order) throw noSeats(freeFor(row.participation, await poolsOf([row.prod_id], transaction)) ?? 0);
  row.stage = stageWith(order);
}

/** A company with credit gets its seats at once, when the request is confirmed. */
export async function settleConfirmed({ order_id }: LegalRequest, transaction: Transaction): Promise<void> {
  await settleOnCredit(await lockOrder({ id: order_id ?? 0 }, transaction), transaction);
}

/** Whether it can be confirmed: a request for an offer gets the offer first. */
export const canConfirm = ({ stage, need_quote }: LegalRequest): boolean =>
  stage === 'QUOTED' || stage === 'AGREED' || (stage === 'DRAFT' && !need_quote);

export async function rejectRequest(row: LegalRequest, reason: string | null, transaction: Transaction) {
  row.reason = reason;
  await releaseReservations([row.id], transaction);
  await writeLetter(requestRejected(row, await courseOf(row, transaction), reason), transaction);
}

/** Once it has ended itself, so that the end of its order asks nothing of it. */
export async function endCanceled(row: LegalRequest, actor: Actor, transaction: Transaction): Promise<void> {
  await letGo(row, actor, transaction);
  await notifyOfCancel(row, transaction);
}

/** A deleted request reserves nothing; one with an order cannot be deleted. */
export async function removeRequest(row: LegalRequest, transaction: Transaction): Promise<void> {
  if (row.order_id !== null) throw conflict('По заявке есть заказ: её отменяют, а не удаляют');
  await releaseReservations([row.id], transaction);
}

/** Locks everything that booking these requests touches. */
export async function lockCourses(ids: readonly number[], transaction: Transaction): Promise<void> {
  const rows = await LegalRequest.findAll({
    where: { id: [...ids] },
    attributes: ['prod_id', 'legal_member_id', 'legal_user_id'],
    transaction,
  });
  await lockForBooking(rows, transaction);
}
