import { randomBytes } from 'node:crypto';
import { ReportLetter, ReportRecipient, type ReportSchedule, ReportSending } from '@odonta/db/models';
import type { Period } from '@odonta/db/vocabulary/reports/periods.ts';
import { scheduleLimits, sentPeriodOf } from '@odonta/db/vocabulary/reports/schedules.ts';
import type { Transaction } from 'sequelize';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import type { Report } from '../report.ts';
import { reports } from '../reports.ts';
import { aboutOf, periodInWords, titleOf } from './inWords.ts';
import { readersOf } from './readers.ts';
import { reportSent } from './schedules.letters.ts';

interface Occasion {
  /** The day that the period is calculated from. */
  day: string;
  /** Null where the clock sends. */
  by_id: number | null;
}

/**
 * Writes to each recipient who may download this report now, and notes those who may not. The schedule is
 * locked. The clock sends a period once: null if it has been sent.
 */
export async function sendReportOf(
  schedule: ReportSchedule,
  { day, by_id }: Occasion,
  transaction: Transaction,
): Promise<ReportSending | null> {
  const report = reportOf(schedule);
  const period = periodOn(report, schedule, day);
  const what = { schedule_id: schedule.id, period_from: period.from, period_to: period.to, by_id };
  if (by_id === null && (await ReportSending.findOne({ where: what, transaction }))) return null;
  const wanted = await recipientsOf(schedule, transaction);
  const readers = (await readersOf(report, transaction)).filter(({ id }) => wanted.includes(id));
  const left_out = wanted.filter((id) => !readers.some((reader) => reader.id === id));
  const sending = await ReportSending.create({ ...what, left_out }, { transaction });
  const title = titleOf(schedule.report);
  const about = await aboutOf(schedule.filters, transaction);
  const expires_at = new Date(Date.now() + scheduleLimits.linkDays * 86_400_000);
  for (const { id: user_id, email: to } of readers) {
    const token = randomBytes(32).toString('base64url');
    const sending_id = sending.id;
    await ReportLetter.create(
      { sending_id, user_id, token_hash: hashOfSecret(token), expires_at },
      { transaction },
    );
    const said = { title, about, period: report.isOfNow ? null : periodInWords(period) };
    await writeLetter(reportSent({ to, ...said, token, sending_id }), transaction);
  }
  return sending;
}

export function reportOf({ report: name }: Pick<ReportSchedule, 'report'>): Report {
  const report = reports.find((each) => each.name === name);
  if (!report) throw new Error(`no report is named ${name}`);
  return report;
}

/** A report of this moment has the day itself: so it goes once a day of sending too. */
const periodOn = ({ isOfNow }: Report, { period }: ReportSchedule, day: string): Period =>
  isOfNow ? { from: day, to: day } : sentPeriodOf(period, day);

async function recipientsOf({ id }: ReportSchedule, transaction: Transaction): Promise<number[]> {
  const rows = await ReportRecipient.findAll({
    where: { schedule_id: id },
    order: ['user_id'],
    transaction,
  });
  return rows.map(({ user_id }) => user_id);
}
