import type { Order, StudentDocument } from '@odonta/db/models';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { isAnyAwaited } from './awaited.ts';
import { dueFromNow } from './dueDates.ts';
import { fullPriceOf, riseOf } from './fullPrice.ts';
import { documentRejected } from './letters.ts';

/** Once a document is approved: the last one of an order passes the order's check. */
export async function passChecked(
  document: StudentDocument,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const order = await lockOrder({ id: document.order_id }, transaction);
  if (!(await isAnyAwaited(order, transaction))) await passCheck(order, actor, transaction);
}

/** From here on its buyer has some time for another one, for the difference, or to go. */
export function turnDown(document: StudentDocument, order: Order, reason: string, by: number | null): void {
  document.set({
    reject_reason: reason,
    decided_by: by,
    decided_at: new Date(),
    due_at: dueFromNow(order),
  });
}

export async function notifyOfRefusal(
  { reject_reason, due_at }: StudentDocument,
  order: Order,
  transaction: Transaction,
): Promise<void> {
  const rise = riseOf(await fullPriceOf(order, transaction));
  await writeLetter(documentRejected(order, reject_reason ?? '', due_at, rise), transaction);
}

/** Before it is paid an order waits for money alone: its check is ticked, and no transition is made. */
async function passCheck(order: Order, actor: Actor, transaction: Transaction): Promise<void> {
  if (!isCheckOpen(order, 'STUDENT_DOC')) return;
  if (order.status === 'CREATED') await transition(order, 'confirm_student', actor, transaction);
  if (order.status !== 'PREPARE') return;
  order.checks = order.checks.map((check) =>
    check.kind === 'STUDENT_DOC' ? { ...check, is_done: true } : check,
  );
  await order.save({ transaction });
}
