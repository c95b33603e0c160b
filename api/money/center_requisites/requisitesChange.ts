import { type Approval, Center } from '@odonta/db/models';
import { maskAccount } from '@odonta/db/vocabulary/masks.ts';
import type { Model, Transaction } from 'sequelize';
import { type ApprovalKind, confirmedBy, journalOfFields } from '../../identity/approvals/kinds.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { requisitesOf } from '../../platform/requisites/requisites.ts';
import { platformDetailsOf, platformRequisites } from '../platform_requisites/platformRequisites.schema.ts';

/** Where money goes is changed by two people together. */
export const requisitesChange: ApprovalKind = {
  confirmedBy: confirmedBy.REQUISITES,
  rejectedBy: 'center_requisites.reject_change',
  action: { CONFIRMED: 'confirm_change', REJECTED: 'reject_change' },

  async apply(approval, transaction) {
    const { before, after } = approval;
    const { row, now } = await ownerOf(approval, transaction);
    const stale = Object.keys(before).some((field) => now[field] !== before[field]);
    if (stale) throw conflict('Реквизиты с тех пор изменились: отклоните запрос и внесите изменение заново');
    await row.update(after, { transaction });
  },

  journalled: (approval) => journalOfFields(approval, hidden),
};

interface Owner {
  row: Model;
  now: Record<string, unknown>;
}

async function ownerOf({ resource, record_id }: Approval, transaction: Transaction): Promise<Owner> {
  if (resource === 'platform_requisites') {
    const row = await platformRequisites(transaction);
    return { row, now: { ...platformDetailsOf(row) } };
  }
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const row = await Center.findByPk(record_id, { transaction, lock });
  if (!row) throw notFound('Центра больше нет');
  return { row, now: { ...requisitesOf(row) } };
}

const hidden = (value: unknown) => (typeof value === 'string' ? maskAccount(value) : (value ?? null));
