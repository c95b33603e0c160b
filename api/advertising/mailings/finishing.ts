import { connectionOf, Mailing, MailingRecipient } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';
import { bySystem } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { transitionMailing } from './transitionMailing.ts';

/** A mailing is over when every row of it is, and not before: deferred letters keep it going. */
export async function finishWhereOver(id: number): Promise<void> {
  await unitOfWork.transaction(async (transaction) => {
    const mailing = await Mailing.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
    if (mailing?.sending !== 'RUNNING') return;
    const waiting = await MailingRecipient.count({
      where: { mailing_id: id, state: ['QUEUED', 'SENDING'] },
      transaction,
    });
    if (waiting > 0) return;
    const run = (row: Mailing) => row.set({ sending: 'DONE', finished_at: new Date() });
    await transitionMailing(mailing, 'finish', bySystem, transaction, { run });
  });
}

/** A letter whose node has died is not tried again where its mailing is stopped, or where that was its last try. */
export async function settleInterrupted(tries: number): Promise<void> {
  await connectionOf(MailingRecipient).query(
    `update mailing_recipients r set state = 'FAILED', settled_at = clock_timestamp(), lease = null, leased_until = null,
       error = 'Отправка прервалась'
     from mailings m where m.id = r.mailing_id and (m.sending = 'STOPPED' or r.attempts >= $1)
       and r.state = 'SENDING' and r.leased_until <= clock_timestamp()`,
    { bind: [tries], type: QueryTypes.UPDATE },
  );
}
