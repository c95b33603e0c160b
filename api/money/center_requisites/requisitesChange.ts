import { type Approval, Center, User } from '@odonta/db/models';
import { maskAccount } from '@odonta/db/vocabulary/masks.ts';
import type { Model, Transaction } from 'sequelize';
import { writeToMembers } from '../../catalog/centers/writeToMembers.ts';
import { type ApprovalKind, confirmedBy, journalOfFields } from '../../identity/approvals/kinds.ts';
import { notifyAsker } from '../../identity/approvals/notifying.ts';
import { activeMembersWith } from '../../identity/users/activeMembers.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { requisitesOf } from '../../platform/requisites/requisites.ts';
import { platformDetailsOf, platformRequisites } from '../platform_requisites/platformRequisites.schema.ts';
import { requisitesDecided } from './requisites.letters.ts';

/** Where money goes is changed by two people together. */
export const requisitesChange: ApprovalKind = {
  confirmedBy: confirmedBy.REQUISITES,
  rejectedBy: 'center_requisites.reject_change',
  action: { CONFIRMED: 'confirm_change', REJECTED: 'reject_change' },

  lock: async (approval, transaction) => void (await ownerOf(approval, transaction)),

  async apply(approval, transaction) {
    const { before, after } = approval;
    const { row, now } = await ownerOf(approval, transaction);
    const stale = Object.keys(before).some((field) => now[field] !== before[field]);
    if (stale) throw conflict('Реквизиты с тех пор изменились: отклоните запрос и внесите изменение заново');
    if (approval.resource === 'center_requisites') await refuseDismissed(approval, transaction);
    await row.update(after, { transaction });
  },

  journalled: (approval) => journalOfFields(approval, hidden),

  notify: notifyOfDecision,
};

/** A swindler in a cabinet is dismissed, and what he asked for must not come into force after him. */
async function refuseDismissed({ record_id, asked_by }: Approval, transaction: Transaction): Promise<void> {
  const asker = await User.findByPk(asked_by, { paranoid: false, transaction });
  if (!asker?.is_partner) return;
  const of = { center_id: record_id, user_id: asked_by };
  const members = await activeMembersWith('centers.request_requisites', of, transaction);
  if (members.length === 0)
    throw conflict('Тот, кто просил об этом, больше не ведёт реквизиты центра: отклоните запрос');
}

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

/** Members of the centre have no bell; they hear of every decision, also of one that staff asked for. */
async function notifyOfDecision(
  approval: Approval,
  outcome: string,
  transaction: Transaction,
): Promise<void> {
  const { resource, record_id, asked_by } = approval;
  const center = resource === 'center_requisites' ? await Center.findByPk(record_id, { transaction }) : null;
  const asker = await User.findByPk(asked_by, { paranoid: false, transaction });
  if (!asker?.is_partner) await notifyAsker(approval, outcome, transaction);
  if (!center || !(asker?.is_partner || approval.status === 'CONFIRMED')) return;
  const compose = (to: string) => requisitesDecided(to, center, approval);
  await writeToMembers(center.id, 'centers.request_requisites', compose, transaction);
}

const hidden = (value: unknown) => (typeof value === 'string' ? maskAccount(value) : (value ?? null));
