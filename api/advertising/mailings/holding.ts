import { connectionOf, Mailing } from '@odonta/db/models';
import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { staffWith } from '../../identity/users/staffAtWork.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';
import { mailingUnstarted } from './orders.letters.ts';
import { transitionMailing } from './transitionMailing.ts';

/** Stops the letters of a mailing until staff have looked at it, who are notified. */
export async function holdMailing(mailing: Mailing, why: string, transaction: Transaction): Promise<void> {
  const { id } = mailing;
  const isUnstarted = mailing.sending === 'SCHEDULED';
  const run = (row: Mailing) =>
    row.set({ sending: row.sending === 'SCHEDULED' ? 'NONE' : 'PAUSED', held_because: why });
  const changes = () => ({ held_because: [null, why] as [unknown, unknown] });
  await transitionMailing(mailing, 'hold', { ...bySystem, reason: why }, transaction, { run, changes });
  if (mailing.by_center && isUnstarted) await writeToOwner(mailing, mailingUnstarted, transaction);
  const to = await staffWith('mailings.pause', transaction);
  const letter = { subject: `Рассылка № ${id} приостановлена` };
  const text = `Рассылка № ${id} приостановлена автоматически: ${why}`;
  await notify({ to, kind: 'mailing_held', text, path: cardPath('mailings', id), letter }, transaction);
}

/** Pauses a mailing whose letters do not arrive: going on would cost the whole product its good name. */
export const holdWhereTooMany = (id: number): Promise<boolean> =>
  unitOfWork.transaction(async (transaction) => {
    const why = await tooManyOf(id, transaction);
    return why !== null && holdRunning(id, why, transaction);
  });

export const holdNow = (id: number, why: string): Promise<boolean> =>
  unitOfWork.transaction((transaction) => holdRunning(id, why, transaction));

async function holdRunning(id: number, why: string, transaction: Transaction): Promise<boolean> {
  const mailing = await Mailing.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  if (mailing?.sending !== 'RUNNING') return false;
  await holdMailing(mailing, why, transaction);
  return true;
}

interface Outcomes {
  all: number;
  bounced: number;
  failed: number;
}

/** Of the letters since staff have last let it go on. */
async function tooManyOf(id: number, transaction: Transaction): Promise<string | null> {
  const [found] = await connectionOf(Mailing).query<Outcomes>(
    `select count(*)::int as all, count(*) filter (where r.state = 'BOUNCED')::int as bounced,
       count(*) filter (where r.state = 'FAILED')::int as failed
     from mailings m join mailing_recipients r on r.mailing_id = m.id
     where m.id = $1 and r.state in ('SENT', 'BOUNCED', 'FAILED') and r.settled_at >= coalesce(m.resumed_at, m.started_at)`,
    { bind: [id], type: QueryTypes.SELECT, transaction },
  );
  const { leastOutcomes, pausedAtPercent } = mailingLimits;
  if (!found || found.all < leastOutcomes) return null;
  const shareOf = (count: number) => (count * 100) / found.all;
  if (shareOf(found.bounced) >= pausedAtPercent.bounced)
    return `несуществующих адресов ${Math.round(shareOf(found.bounced))} %`;
  return shareOf(found.failed) >= pausedAtPercent.failed
    ? `серверы не приняли ${Math.round(shareOf(found.failed))} % писем`
    : null;
}
