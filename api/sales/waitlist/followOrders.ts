import { Prod, WaitlistEntry } from '@odonta/db/models';
import { liveWaitlistStatuses, waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import type { OrderEffect } from '../../orders/effects.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { leaveOtherDates } from './extraDates.ts';
import { waitlistClosed, waitlistOfferExpired } from './letters.ts';
import { transitionEntry } from './transitionEntry.ts';

/** An entry follows its offer: the person has his seat, waits on, or leaves. */
export const waitlistFollows: OrderEffect = async ({ name, order, actor }, transaction) => {
  if (name === 'offer' || name === 'create' || name === 'arrive') return;
  const entry = await WaitlistEntry.findOne({
    where: { order_id: order.id, status: [...liveWaitlistStatuses] },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!entry) return;
  if (order.status === 'CONFIRMED' || order.status === 'CREATED') {
    await transitionEntry(entry, 'confirm', actor, transaction);
    await leaveOtherDates(entry, actor, transaction);
  } else if (entry.status !== 'PREPARE') return;
  else if (name === 'expire') await letPass(entry, actor, transaction);
  else if (order.status !== 'PREPARE') await transitionEntry(entry, 'cancel', actor, transaction);
};

/** After the first missed offer he moves to the end of the list; after the second he leaves it. */
async function letPass(entry: WaitlistEntry, actor: Actor, transaction: Transaction): Promise<void> {
  const prod = await Prod.findByPk(entry.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
  if (entry.offers >= waitlistLimits.offers) {
    const reason = 'вы дважды не приняли предложение вовремя';
    await transitionEntry(entry, 'close', { ...actor, reason }, transaction);
    return writeLetter(waitlistClosed(entry, prod, reason), transaction);
  }
  entry.position = await lastPosition(transaction);
  await transitionEntry(entry, 'requeue', actor, transaction);
  await writeLetter(waitlistOfferExpired(entry, prod), transaction);
}

async function lastPosition(transaction: Transaction): Promise<number> {
  const rows = await WaitlistEntry.sequelize?.query<{ position: string }>(
    `select nextval('waitlist_positions') as position`,
    { type: QueryTypes.SELECT, transaction },
  );
  return Number(rows?.[0]?.position);
}
