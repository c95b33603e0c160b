import type { ReportSendingView, ReportSchedule as Shown } from '@odonta/api/contract';
import { Letter, ReportLetter, type ReportSchedule, ReportSending, User } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { aboutOf, titleOf } from './inWords.ts';

/** A schedule with the result of its last sending. */
export async function presentSchedule(row: ReportSchedule, transaction?: Transaction): Promise<Shown> {
  const recipient_ids = row.recipients.map(({ user_id }) => user_id);
  const names = await namesOf(recipient_ids, transaction);
  const last = await ReportSending.findOne({
    where: { schedule_id: row.id },
    order: [['id', 'DESC']],
    include: [{ model: ReportLetter, as: 'letters' }],
    transaction,
  });
  return {
    id: row.id,
    report: row.report,
    title: titleOf(row.report),
    about: await aboutOf(row.filters, transaction),
    rhythm: row.rhythm,
    weekday: row.weekday,
    month_day: row.month_day,
    period: row.period,
    format: row.format,
    recipient_ids,
    recipients: recipient_ids.map((id) => ({ id, name: names.get(id) ?? `№ ${id}` })),
    next_on: row.paused_at === null ? row.next_on : null,
    last: last && (await presentSending(last, transaction)),
    version: row.version,
  };
}

async function presentSending(row: ReportSending, transaction?: Transaction): Promise<ReportSendingView> {
  const about = { resource: 'report_sendings', record_id: row.id };
  const letters = await Letter.findAll({ attributes: ['status'], where: about, transaction });
  const names = await namesOf(row.left_out, transaction);
  return {
    sent_at: secondsOf(row.sent_at),
    from: row.period_from,
    to: row.period_to,
    is_by_hand: row.by_id !== null,
    letters: row.letters.length,
    delivered: letters.filter(({ status }) => status === 'SENT').length,
    failed: letters.filter(({ status }) => status === 'FAILED').length,
    taken: row.letters.filter(({ taken_at }) => taken_at !== null).length,
    left_out: row.left_out.map((id) => names.get(id) ?? `№ ${id}`),
  };
}

async function namesOf(ids: readonly number[], transaction?: Transaction): Promise<Map<number, string>> {
  const users = await User.findAll({
    attributes: ['id', 'name'],
    where: { id: [...ids] },
    paranoid: false,
    transaction,
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}
