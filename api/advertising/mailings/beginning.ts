import { connectionOf, Mailing } from '@odonta/db/models';
import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { isAtWork } from '../../catalog/centers/isAtWork.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { countPeople, tooFew } from './audience.ts';
import { fixPeople } from './fixing.ts';
import { holdMailing } from './holding.ts';
import { hashOf, testAgain } from './letter/hash.ts';
import { lostCourse, partsOf } from './letter/parts.ts';
import { dayTaken, isDayTaken } from './oneAdvertADay.ts';
import { transitionMailing } from './transitionMailing.ts';

/** Begins the mailings whose time has come by the database's clock; each by one node. */
export const beginDue = (): Promise<number> =>
  nextRows(
    { name: 'begin mailings', keyOf: ({ id }: Mailing) => id, act: begin },
    async (rested, transaction) => {
      const [due] = await connectionOf(Mailing).query<{ id: number }>(
        `select id from mailings where sending = 'SCHEDULED' and date_send <= now() and deleted_at is null
         and id <> all($1::int[]) order by date_send, id limit 1 for no key update skip locked`,
        { bind: [rested.map(Number)], type: QueryTypes.SELECT, transaction },
      );
      return due ? Mailing.findByPk(due.id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction }) : null;
    },
  );

/** The letter and its people are fixed in one transaction with the start: there is no half of a mailing. */
async function begin(mailing: Mailing, transaction: Transaction): Promise<void> {
  const obstacle = await obstacleTo(mailing, transaction);
  if (obstacle !== null) return holdMailing(mailing, obstacle, transaction);
  const letter = await partsOf(mailing, transaction);
  if (mailing.tested_hash !== hashOf(mailing, letter)) return holdMailing(mailing, testAgain, transaction);
  await fixPeople(mailing, transaction);
  const run = async (row: Mailing) =>
    row.set({
      sending: 'RUNNING',
      letter,
      started_at: new Date(),
      reach_actual: await reached(row.id, transaction),
      held_because: null,
    });
  await transitionMailing(mailing, 'begin', bySystem, transaction, { run });
}

async function obstacleTo(mailing: Mailing, transaction: Transaction): Promise<string | null> {
  if (Number(mailing.date_send) < Date.now() - latestMs) return tooLate;
  if ((await countPeople(mailing, transaction)) < mailingLimits.leastPeople) return tooFew;
  if ((await lostCourse(mailing.blocks, transaction)) !== null)
    return 'Курса из письма больше нет на сайте: замените его';
  if (mailing.by_center && !(await isAtWork(mailing.center_id ?? 0, transaction))) return idleCenter;
  return (await isDayTaken(mailing, new Date(), transaction)) ? dayTaken : null;
}

export const idleCenter = 'Центр, который заказал рассылку, не опубликован или приостановлен';

/** After a long outage its people would get it at an hour that nobody has chosen. */
const latestMs = 6 * 3_600_000;
export const tooLate = 'Рассылка не началась вовремя, её время прошло: назначьте новое';

async function reached(mailing_id: number, transaction: Transaction): Promise<number> {
  const [found] = await connectionOf(Mailing).query<{ count: number }>(
    'select count(*)::int as count from mailing_recipients where mailing_id = $1',
    { bind: [mailing_id], type: QueryTypes.SELECT, transaction },
  );
  return found?.count ?? 0;
}
