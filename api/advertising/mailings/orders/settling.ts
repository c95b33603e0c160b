import { connectionOf, Mailing, MailingRecipient } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { nextRows } from '../../../platform/jobs/rowByRow.ts';
import { bySystem } from '../../../platform/journals/system.ts';
import { writeToOwner } from '../../buying/writeToOwner.ts';
import { mailingEnded } from '../orders.letters.ts';
import { statsOf } from '../stats.ts';
import { skipWaiting } from '../steering.ts';
import { transitionMailing } from '../transitionMailing.ts';
import { closeHold } from './holds.ts';

/** Charges the centres of mailings that are over, once the last letter has its outcome: some leave after a stop. */
export const settleOrders = async (): Promise<void> =>
  void (await nextRows(
    { name: 'settle mailings of centres', keyOf: ({ id }: Mailing) => id, act: settle },
    async (rested, transaction) => {
      const [due] = await connectionOf(Mailing).query<{ id: number }>(
        `select id from mailings m where hold_id is not null and finished_at is not null and id <> all($1::int[])
           and not exists (select from mailing_recipients r where r.mailing_id = m.id
             and (r.state = 'SENDING' or (r.state = 'QUEUED' and m.sending <> 'STOPPED')))
         order by id limit 1 for no key update skip locked`,
        { bind: [rested.map(Number)], type: QueryTypes.SELECT, transaction },
      );
      const lock = transaction.LOCK.NO_KEY_UPDATE;
      return due ? Mailing.findByPk(due.id, { lock, paranoid: false, transaction }) : null;
    },
  ));

async function settle(mailing: Mailing, transaction: Transaction): Promise<void> {
  if (mailing.sending === 'STOPPED') await skipWaiting(mailing, transaction);
  const where = { mailing_id: mailing.id, state: 'SENT' as const };
  const delivered = await MailingRecipient.count({ where, transaction });
  await transitionMailing(mailing, 'settle', bySystem, transaction, {
    run: async (row) => {
      const hold = await closeHold(row, delivered, bySystem.by, transaction);
      if (!hold) return;
      const stats = await statsOf(row.id, transaction);
      await writeToOwner(row, (one, to) => mailingEnded(one, hold, stats, to), transaction);
    },
  });
}
