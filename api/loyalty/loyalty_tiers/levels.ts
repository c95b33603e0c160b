import { LegalLevel, LegalUser } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import { levelAt, turnoverOf } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { awardTaught } from './award.ts';
import { taughtTo } from './taught.ts';
import { connection, scalesOn, termsOf } from './terms.ts';

/** Half an hour after the day has ended in Moscow; the hour is in UTC. */
export const levelCounter: JobKind<object> = {
  name: 'count_levels' satisfies QueueName,
  schedules: [{ cron: '30 21 * * *' }],
  work: () => countLevels(),
};

/** Rewards each company for courses that have ended, and stores its new level. */
export async function countLevels(now = nowInSeconds()): Promise<void> {
  const buyers = await connection().query<{ id: number }>(everyBuyer, { type: QueryTypes.SELECT });
  const faults: string[] = [];
  // A transaction each: an error of one company does not stop the others, and is reported at the end.
  for (const { id } of buyers)
    await unitOfWork
      .transaction((transaction) => countOne(id, now, transaction))
      .catch((error: unknown) => faults.push(`company ${id}: ${error}`));
  if (faults.length > 0) throw new Error(`not counted: ${faults.join('; ')}`);
}

async function countOne(id: number, now: number, transaction: Transaction): Promise<void> {
  const company = await LegalUser.findByPk(id, { transaction });
  if (!company) return;
  await awardTaught(company, now, transaction);
  const turnover = turnoverOf(await taughtTo(id, now, transaction), now);
  const today = moscowDay(new Date(now * 1000));
  const level = levelAt(termsOf(company, await scalesOn(today, transaction)), turnover, today);
  const counted = { turnover, percent: level?.percent ?? 0, counted_at: new Date(now * 1000) };
  await LegalLevel.upsert({ legal_user_id: id, ...counted }, { transaction });
}

const everyBuyer = `
  select id from legal_users l where deleted_at is null and (
    exists (select from orders o where o.legal_user_id = l.id)
    or exists (select from legal_levels v where v.legal_user_id = l.id)
  ) order by id`;
