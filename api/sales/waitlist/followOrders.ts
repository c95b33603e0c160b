import { Prod, WaitlistEntry } from '@odonta/db/models';
import { liveWaitlistStatuses, waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { OrderEffect } from '../../orders/effects.ts';
import type { Hand } from '../../orders/hand.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { leaveOtherDates } from './extraDates.ts';
import { waitlistClosed, waitlistOfferExpired } from './letters.ts';
import { moveEntry } from './moveEntry.ts';

/** What becomes of an offer becomes of whoever waited: he has his seat, or waits on, or waits no more. */
export const waitlistFollows: OrderEffect = async ({ name, order, hand }, transaction) => {
  if (name === 'offer' || name === 'create' || name === 'arrive') return;
  const entry = await WaitlistEntry.findOne({
    where: { order_id: order.id, status: [...liveWaitlistStatuses] },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!entry) return;
  if (order.status === 'CONFIRMED' || order.status === 'CREATED') {
    await moveEntry(entry, 'confirm', hand, transaction);
    await leaveOtherDates(entry, hand, transaction);
  } else if (entry.status !== 'PREPARE') return;
  else if (name === 'expire') await letPass(entry, hand, transaction);
  else if (order.status !== 'PREPARE') await moveEntry(entry, 'cancel', hand, transaction);
};

/** Once he goes to the end of the line; the second time he waits no more. */
async function letPass(entry: WaitlistEntry, hand: Hand, transaction: Transaction): Promise<void> {
  const prod = await Prod.findByPk(entry.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
  if (entry.offers >= waitlistLimits.offers) {
    const reason = 'вы дважды не приняли предложение вовремя';
    await moveEntry(entry, 'close', { ...hand, reason }, transaction);
    return writeLetter(waitlistClosed(entry, prod, reason), transaction);
  }
  entry.position = await lastPosition(transaction);
  await moveEntry(entry, 'requeue', hand, transaction);
  await writeLetter(waitlistOfferExpired(entry, prod), transaction);
}

async function lastPosition(transaction: Transaction): Promise<number> {
  const rows = await WaitlistEntry.sequelize?.query<{ position: string }>(
    `select nextval('waitlist_positions') as position`,
    { type: QueryTypes.SELECT, transaction },
  );
  return Number(rows?.[0]?.position);
}
