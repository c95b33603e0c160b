import { WaitlistEntry } from '@odonta/db/models';
import { type WaitlistTransition, waitlistLifecycle } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import type { Transaction } from 'sequelize';
import { lockOrder } from '../../orders/transition.ts';
import { notFound } from '../../platform/http/errors.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** The entry, locked until the transaction ends; its order is locked before it, as everywhere. */
export async function lockEntry(token: string, transaction: Transaction): Promise<WaitlistEntry> {
  const seen = await WaitlistEntry.findOne({ where: { token }, transaction });
  if (seen?.order_id) await lockOrder({ id: seen.order_id }, transaction);
  const entry = await WaitlistEntry.findOne({
    where: { token },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!entry) throw notFound('Запись в листе ожидания не найдена');
  return entry;
}

export const transitionEntry = transitionsOf<WaitlistEntry, WaitlistTransition>(
  'waitlist',
  waitlistLifecycle,
);
