import { Approval, type ApprovedFields } from '@odonta/db/models';
import type { ApprovalKindName } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { confirmedBy } from './kinds.ts';
import { notifyDeciders } from './notifying.ts';

export type Asked = Pick<Approval, 'resource' | 'record_id' | 'title' | 'before' | 'after' | 'asked_by'>;

/** Lays a change before a second person; it changes nothing until he confirms it. */
export async function askApproval(
  kind: ApprovalKindName,
  asked: Asked,
  transaction: Transaction,
): Promise<Approval> {
  const { resource, record_id } = asked;
  const open = { kind, resource, record_id, status: 'CREATED' as const };
  if (await Approval.findOne({ where: open, transaction }))
    throw conflict('Изменение уже ждёт второго: сначала его подтвердят или отклонят');
  const approval = await Approval.create({ kind, ...asked }, { transaction });
  await notifyDeciders(approval, confirmedBy[kind], transaction);
  return approval;
}

/** Which of these records have such a change waiting. */
export async function waitingAmong(
  kind: ApprovalKindName,
  resource: string,
  ids: number[],
  transaction?: Transaction,
): Promise<Map<number, Approval>> {
  const where = { kind, resource, record_id: ids, status: 'CREATED' as const };
  const open = await Approval.findAll({ where, transaction });
  return new Map(open.map((approval) => [approval.record_id, approval]));
}

type About = Pick<Approval, 'kind' | 'resource' | 'record_id'>;

/** The request about this record that waits, locked. */
export const lockWaiting = (about: About, transaction: Transaction): Promise<Approval | null> =>
  Approval.findOne({
    where: { ...about, status: 'CREATED' },
    lock: transaction.LOCK.UPDATE,
    transaction,
  });

/** The last request about this record, decided or not. */
export const lastAsked = (about: About, transaction?: Transaction): Promise<Approval | null> =>
  Approval.findOne({ where: about, order: [['id', 'DESC']], transaction });

/** Only the values that differ are laid before the second person; 422 where none does. */
export function differing(
  now: ApprovedFields,
  wanted: Partial<ApprovedFields>,
): Pick<Asked, 'before' | 'after'> {
  const fields = Object.keys(wanted).filter((field) => (wanted[field] ?? null) !== now[field]);
  if (fields.length === 0) throw invalid({}, 'Ничего не изменено');
  const of = (values: Partial<ApprovedFields>) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
  return { before: of(now), after: of(wanted) };
}
