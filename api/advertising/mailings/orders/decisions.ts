import type { Mailing } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { AuditActor } from '../../../platform/http/audiences.ts';
import { conflict } from '../../../platform/http/errors.ts';
import { idsBy, lock } from '../../../platform/locks.ts';
import { writeToOwner } from '../../buying/writeToOwner.ts';
import { mailingApproved, mailingMoved, mailingRejected } from '../orders.letters.ts';
import { schedule } from '../steering.ts';
import { closeHold } from './holds.ts';

/** An approved order leaves on the day that its centre has chosen. */
export async function approveOrder(mailing: Mailing, transaction: Transaction): Promise<void> {
  if (!mailing.by_center) return;
  if (Number(mailing.date_send) < Date.now())
    throw conflict('День рассылки прошёл: отклоните её, и деньги вернутся центру');
  await schedule(mailing, { date_send: secondsOf(mailing.date_send) ?? 0 }, transaction);
  await writeToOwner(mailing, mailingApproved, transaction);
}

/** Another day than the centre has chosen: it reads which. */
export async function reschedule(
  mailing: Mailing,
  body: { date_send: number },
  transaction: Transaction,
): Promise<void> {
  const before = secondsOf(mailing.date_send);
  await schedule(mailing, body, transaction);
  if (mailing.by_center && before !== body.date_send) await writeToOwner(mailing, mailingMoved, transaction);
}

/** Of many at once in one order: two who reject do not wait for each other's balances. */
export const lockOrders = (ids: readonly number[], transaction: Transaction): Promise<void> =>
  lock(transaction, {
    mailings: ids,
    marketing_balances: idsBy(
      `select distinct b.id from marketing_balances b join mailing_holds h on h.center_id = b.center_id
       join mailings m on m.hold_id = h.id where m.id = any($1)`,
      ids,
      transaction,
    ),
  });

export async function rejectOrder(
  mailing: Mailing,
  reason: string,
  by: AuditActor,
  transaction: Transaction,
): Promise<void> {
  if (!mailing.by_center) return;
  await closeHold(mailing, 0, by, transaction);
  await writeToOwner(mailing, (row, to) => mailingRejected(row, reason, to), transaction);
}

/** Refuses another audience than the one that was sold; a draft is its centre's own. */
export function refuseSold(mailing: Mailing): void {
  if (!mailing.by_center) return;
  if (mailing.hold_id === null)
    throw conflict('Рассылку заказывает центр: сейчас её может изменить только он');
  if (sold.some((field) => mailing.changed(field)))
    throw conflict('Кому уйдёт рассылка, оплачено центром: изменить это нельзя');
}

const sold = ['center_id', 'is_advertising', 'cities', 'specializations', 'interests'] as const;
