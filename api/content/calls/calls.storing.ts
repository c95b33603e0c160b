import { Call, takeTurn, User } from '@odonta/db/models';
import { missedCallDays } from '@odonta/db/vocabulary/content/calls.ts';
import { isPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Transaction } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { CallReport } from '../../platform/telephony/telephony.ts';

/**
 * Writes a message of the telephone exchange into its call. Messages come in any order and more than once: the
 * one about the end has the last word, and after it nothing changes the call.
 */
export async function storeReport(report: CallReport): Promise<void> {
  if (!isRecent(report.end?.at ?? report.started_at)) return;
  await unitOfWork.transaction(async (transaction) => {
    await inTurn(report.entry, transaction);
    const call = await Call.findOne({
      where: { entry_id: report.entry },
      paranoid: false,
      transaction,
      lock: transaction.LOCK.UPDATE,
    });
    if (call?.ended_at) return;
    const fields = fieldsOf(report, call);
    const user_id = await userOf(fields.extension, transaction);
    if (call) await call.update({ ...fields, user_id }, { transaction });
    else await Call.create({ ...fields, user_id, source: 'PBX', entry_id: report.entry }, { transaction });
  });
}

const day = 86_400_000;

/** A signature has no term: a recorded message that is sent again much later must not bring a call back. */
function isRecent(at: Date | null): boolean {
  const age = Date.now() - (at?.getTime() ?? 0);
  return age < missedCallDays * day && age > -day;
}

/** Before the first message no row can be locked. */
const inTurn = (entry: string, transaction: Transaction) => takeTurn(`calls:${entry}`, transaction);

function fieldsOf(report: CallReport, call: Call | null) {
  const phone = phoneOf(report.number) ?? call?.phone ?? null;
  const started = report.started_at ?? new Date();
  if (report.end) {
    const { at, outcome } = report.end;
    const answered_at = outcome === 'ANSWERED' ? (report.answered_at ?? call?.answered_at ?? null) : null;
    const extension = report.extension ?? call?.extension ?? null;
    return {
      direction: report.direction,
      phone,
      extension,
      started_at: started,
      answered_at,
      ended_at: at,
      outcome,
    };
  }
  return {
    direction: call?.direction ?? report.direction,
    phone: call?.phone ?? phone,
    extension: (report.answered_at && report.extension) || (call?.extension ?? report.extension),
    started_at: earliest(started, call?.started_at ?? null) ?? started,
    answered_at: earliest(report.answered_at, call?.answered_at ?? null),
  };
}

const phoneOf = (number: string | null): string | null =>
  number !== null && isPhone(number) ? normalPhone(number) : null;

const earliest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

async function userOf(extension: string | null, transaction: Transaction): Promise<number | null> {
  if (extension === null) return null;
  const user = await User.findOne({ where: { extension }, attributes: ['id'], transaction });
  return user?.id ?? null;
}
