import {
  type Approval,
  LegalScale,
  LegalScaleRow,
  LegalUser,
  type ScaleTerms,
  takeTurn,
} from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type ApprovalKind, confirmedBy, journalOfFields } from '../../identity/approvals/kinds.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { termFields, termsOfCompany } from './legalUsers.terms.ts';
import { agreedTerms, enforce, wordsOf } from './scaleTerms.ts';

/** Rewards of companies need two people: tiers, or the terms of one company. */
export const scaleChange: ApprovalKind = {
  confirmedBy: confirmedBy.SCALE,
  rejectedBy: confirmedBy.SCALE,
  action: { CONFIRMED: 'confirm_change', REJECTED: 'reject_change' },

  lock: async ({ resource, record_id }, transaction) => {
    if (resource !== 'legal_scales') return;
    // One decision at a time, since it may take «for all» from other tiers; then the tiers, as an edit does.
    await takeTurn('legal_scales', transaction);
    await LegalScale.findByPk(record_id, { transaction, lock: transaction.LOCK.NO_KEY_UPDATE });
  },

  apply: (approval, transaction) =>
    approval.resource === 'legal_users'
      ? applyTerms(approval, transaction)
      : applyScale(approval, transaction),

  journalled: (approval) => journalOfFields(approval),
};

/** Fields without a request keep their present values. */
async function applyScale({ record_id, before, after }: Approval, transaction: Transaction): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const scale = await LegalScale.findByPk(record_id, { transaction, lock });
  if (!scale) throw notFound('Шкалы больше нет');
  scale.rows = await LegalScaleRow.findAll({ where: { scale_id: scale.id }, transaction });
  const [agreed, draft] = [agreedTerms(scale), scale.draft];
  const [now, asked] = [agreed, draft].map((terms): Words => (terms ? wordsOf(terms) : {})) as [Words, Words];
  const isStale = (field: string) => asked[field] !== after[field] || (now[field] ?? null) !== before[field];
  if (!draft || Object.keys(after).some(isStale)) throw stale();
  const fields = Object.keys(draft) as (keyof ScaleTerms)[];
  const kept = fields.filter((field) => agreed && !(field in after));
  await enforce(
    scale,
    { ...draft, ...Object.fromEntries(kept.map((field) => [field, agreed?.[field]])) },
    transaction,
  );
}

async function applyTerms({ record_id, before, after }: Approval, transaction: Transaction): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const company = await LegalUser.findByPk(record_id, { transaction, lock });
  if (!company) throw notFound('Организации больше нет');
  const now = termsOfCompany(company);
  if (termFields.some((field) => field in before && now[field] !== before[field])) throw stale();
  await company.update(after, { transaction });
}

type Words = Record<string, string>;

const stale = () => conflict('Условия с тех пор изменились: отклоните запрос и внесите изменение заново');
