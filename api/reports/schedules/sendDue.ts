import { ReportSchedule } from '@odonta/db/models';
import { latestSending, nextSending, sendingDay } from '@odonta/db/vocabulary/reports/schedules.ts';
import { Op, type Transaction } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { log } from '../../platform/log.ts';
import { readersOf } from './readers.ts';
import { reportOf, sendReportOf } from './sending.ts';

/** Sends due reports; after missed nights only the latest. Nodes share the work by row locks. */
export async function sendDueReports(now = new Date()): Promise<number> {
  const today = sendingDay(now);
  const due = await ReportSchedule.findAll({ attributes: ['id'], where: dueBy(today), order: ['id'] });
  let sent = 0;
  // A transaction each: an error in one does not affect the others.
  for (const { id } of due)
    try {
      if (await unitOfWork.transaction((transaction) => sendDue(id, today, transaction))) sent += 1;
    } catch (error) {
      log.warn({ err: error, schedule: id }, 'a report was not sent');
    }
  return sent;
}

async function sendDue(id: number, today: string, transaction: Transaction): Promise<boolean> {
  const schedule = await ReportSchedule.findOne({
    where: { id, ...dueBy(today) },
    lock: transaction.LOCK.UPDATE,
    skipLocked: true,
    transaction,
  });
  if (!schedule) return false;
  const readers = await readersOf(reportOf(schedule), transaction);
  if (!readers.some((reader) => reader.id === schedule.owner_id)) {
    // The owner has lost the right: it is paused until he may read the report again and resumes it himself.
    await schedule.update({ paused_at: new Date() }, { transaction });
    return false;
  }
  const day = latestSending(schedule, today);
  const sending = await sendReportOf(schedule, { day, by_id: null }, transaction);
  await schedule.update({ next_on: nextSending(schedule, today) }, { transaction });
  return sending !== null;
}

const dueBy = (today: string) => ({ paused_at: null, next_on: { [Op.lte]: today } });
