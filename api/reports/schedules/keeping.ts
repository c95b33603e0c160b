import type { NewReportSchedule, ReportScheduleDraft, ReportSchedule as Shown } from '@odonta/api/contract';
import { ReportRecipient, ReportSchedule } from '@odonta/db/models';
import { periodOf } from '@odonta/db/vocabulary/reports/periods.ts';
import { nextSending, scheduleLimits, sendingDay } from '@odonta/db/vocabulary/reports/schedules.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff, type StaffCall } from '../../identity/sessions/auditStaff.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import { conflict, forbidden, invalid, notFound, versionConflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { differencesBetween, unsavedChanges } from '../../platform/kit/changes.ts';
import { isOutdated } from '../../platform/kit/versions.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { askedBy } from '../asking.ts';
import { type Report, rightOf } from '../report.ts';
import { presentSchedule } from './presenting.ts';
import { readersOf } from './readers.ts';
import { filtersOf } from './schedules.schema.ts';
import { reportOf, sendReportOf } from './sending.ts';

export async function schedulesOf({ id: owner_id }: SignedInUser): Promise<Shown[]> {
  const rows = await ReportSchedule.findAll({ where: { owner_id }, include: withRecipients, order: ['id'] });
  return Promise.all(rows.map((row) => presentSchedule(row)));
}

export function createSchedule(asking: StaffCall, sent: NewReportSchedule): Promise<Shown> {
  const { actor } = asking;
  const report = reportOf(sent);
  const filters = refuseUnlessAsked(report, actor, sent.filters);
  return unitOfWork.transaction(async (transaction) => {
    const { recipient_ids, ...draft } = sent;
    if (
      (await ReportSchedule.count({ where: { owner_id: actor.id }, transaction })) >= scheduleLimits.schedules
    )
      throw conflict(`Рассылок не может быть больше ${scheduleLimits.schedules}`);
    const next_on = nextSending(draft, sendingDay());
    const row = await ReportSchedule.create(
      { ...draft, filters, owner_id: actor.id, next_on },
      { transaction },
    );
    await keepRecipients(report, row.id, recipient_ids, transaction);
    const journalled = { report: draft.report, rhythm: draft.rhythm, recipient_ids };
    await note(asking, 'create', row.id, differencesBetween({}, journalled), transaction);
    return shown(row, transaction);
  });
}

export function changeSchedule(
  asking: StaffCall,
  id: string,
  sent: ReportScheduleDraft,
  version: string | undefined,
): Promise<Shown> {
  return withOwn(asking, id, async (row, transaction) => {
    if (isOutdated(version, row)) throw versionConflict(await presentSchedule(row, transaction));
    scopeOf(reportOf(row), asking.actor);
    const { recipient_ids, ...draft } = sent;
    row.set(draft);
    // If the days stay the same, a due sending stays due: its letter may leave within the hour.
    if (timing.some((field) => row.changed(field))) row.next_on = nextSending(row, sendingDay());
    const changes = unsavedChanges(row);
    await row.save({ transaction });
    const before = row.recipients.map(({ user_id }) => user_id);
    await keepRecipients(reportOf(row), row.id, recipient_ids, transaction);
    await note(asking, 'edit', row.id, { ...changes, recipient_ids: [before, recipient_ids] }, transaction);
  });
}

/** Sendings missed during a pause are not made up for. */
export const pauseSchedule = (asking: StaffCall, id: string, isPaused: boolean): Promise<Shown> =>
  withOwn(asking, id, async (row, transaction) => {
    if ((row.paused_at !== null) === isPaused) return;
    if (!isPaused) scopeOf(reportOf(row), asking.actor);
    const next_on = isPaused ? row.next_on : nextSending(row, sendingDay());
    await row.update({ paused_at: isPaused ? new Date() : null, next_on }, { transaction });
    await note(asking, isPaused ? 'pause_schedule' : 'resume_schedule', row.id, {}, transaction);
  });

/** An additional sending of the same period, to its present readers. */
export const sendScheduleNow = (asking: StaffCall, id: string): Promise<Shown> =>
  withOwn(asking, id, async (row, transaction) => {
    scopeOf(reportOf(row), asking.actor);
    await sendReportOf(row, { day: today(), by_id: asking.actor.id }, transaction);
    await note(asking, 'send_report', row.id, {}, transaction);
  });

export function removeSchedule(asking: StaffCall, id: string): Promise<{ id: number }> {
  return unitOfWork.transaction(async (transaction) => {
    const row = await ownSchedule(asking.actor, id, transaction);
    await row.destroy({ transaction });
    await note(asking, 'delete', row.id, {}, transaction);
    return { id: row.id };
  });
}

const withRecipients = [{ model: ReportRecipient, as: 'recipients' }];
const timing = ['rhythm', 'weekday', 'month_day'] as const;
const today = () => moscowDay(new Date());

function withOwn(
  asking: StaffCall,
  id: string,
  work: (row: ReportSchedule, transaction: Transaction) => Promise<void>,
): Promise<Shown> {
  return unitOfWork.transaction(async (transaction) => {
    const row = await ownSchedule(asking.actor, id, transaction);
    await row.reload({ include: withRecipients, transaction });
    await work(row, transaction);
    return shown(row, transaction);
  });
}

const shown = async (row: ReportSchedule, transaction: Transaction) =>
  presentSchedule(await row.reload({ include: withRecipients, transaction }), transaction);

async function ownSchedule({ id: owner_id }: SignedInUser, id: string, transaction: Transaction) {
  const row = /^[1-9]\d{0,8}$/.test(id)
    ? await ReportSchedule.findOne({
        where: { id: Number(id), owner_id },
        lock: transaction.LOCK.UPDATE,
        transaction,
      })
    : null;
  if (!row) throw notFound('Рассылки нет, или она не ваша');
  return row;
}

/** As if he asked for it now: the right, the filters, and whom it is about. */
function refuseUnlessAsked(report: Report, actor: SignedInUser, sent: unknown): Record<string, unknown> {
  const scope = scopeOf(report, actor);
  const filters = filtersOf(report, sent);
  askedBy(report, actor, scope, { ...filters, ...(report.isOfNow ? {} : periodOf('week')) });
  return filters;
}

/** An owner who has lost the right to the report may still pause and delete his schedule. */
function scopeOf({ area }: Report, actor: SignedInUser): RowScope {
  const scope = staffAudience.allows(actor, rightOf(area, 'export'));
  if (!scope) throw forbidden();
  return scope;
}

async function keepRecipients(
  report: Report,
  schedule_id: number,
  ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const readers = await readersOf(report, transaction);
  if (ids.some((id) => !readers.some((reader) => reader.id === id)))
    throw invalid({ recipient_ids: 'Присылать можно только тем, кому открыт этот отчёт' });
  await ReportRecipient.destroy({ where: { schedule_id }, transaction });
  await ReportRecipient.bulkCreate(
    ids.map((user_id) => ({ schedule_id, user_id })),
    { transaction },
  );
}

const note = (
  asking: StaffCall,
  action: string,
  record_id: number,
  changes: Changes,
  transaction: Transaction,
) => auditStaff(asking, { action, resource: 'report_schedules', record_id, changes }, transaction);
