import { Prod, WaitlistEntry } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { type Key, nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { waitlistClosed } from './letters.ts';
import { transitionEntry } from './transitionEntry.ts';

const reasons = { begun: 'курс состоялся', canceled: 'курс отменён' };

/**
 * Ends the waiting list of a course that has begun. An open offer expires first. People who joined at the
 * moment of a cancellation are notified too.
 */
export const closeWaitlists = (): Promise<number> => nextRows(job, nextWaiting);

/** The course is cancelled: everybody on its waiting list is notified. People with offered seats are notified through their order. */
export async function closeWaitlistOf(
  prod: Pick<Prod, 'id' | 'name'>,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const entries = await WaitlistEntry.findAll({
    where: { prod_id: prod.id, status: 'CREATED' },
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  for (const entry of entries) await close(entry, prod, { ...actor, reason: reasons.canceled }, transaction);
}

const nextWaiting = (rested: Key[], transaction: Transaction): Promise<WaitlistEntry | null> =>
  WaitlistEntry.findOne({
    where: { status: 'CREATED', id: { [Op.notIn]: rested.map(Number) } },
    include: [
      {
        model: Prod,
        as: 'prod',
        paranoid: false,
        required: true,
        where: { [Op.or]: [{ date_start: { [Op.lte]: new Date() } }, { status: 'CANCELED' }] },
      },
    ],
    order: [['id', 'ASC']],
    lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: WaitlistEntry },
    skipLocked: true,
    transaction,
  });

const job = {
  name: 'close waitlists',
  keyOf: ({ id }: WaitlistEntry) => id,
  act: (entry: WaitlistEntry, transaction: Transaction) => {
    const reason = entry.prod.status === 'CANCELED' ? reasons.canceled : reasons.begun;
    return close(entry, entry.prod, { ...systemActor, reason }, transaction);
  },
};

async function close(
  entry: WaitlistEntry,
  prod: Pick<Prod, 'name'>,
  actor: Actor & { reason: string },
  transaction: Transaction,
): Promise<void> {
  await transitionEntry(entry, 'close', actor, transaction);
  await writeLetter(waitlistClosed(entry, prod, actor.reason), transaction);
}
