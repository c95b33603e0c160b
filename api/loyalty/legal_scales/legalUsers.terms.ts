import { LegalScale, LegalUser } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { changeEndpoint } from '../../identity/approvals/changeEndpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { id as idField } from '../../platform/http/validation.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import { dayToCome, percentField } from './legalScales.schema.ts';

export const termFields = ['scale_id', 'personal_percent', 'personal_until'] as const;
export type LoyaltyTerms = Pick<LegalUser, (typeof termFields)[number]>;

export const termsOfCompany = ({ scale_id, personal_percent, personal_until }: LegalUser): LoyaltyTerms => ({
  scale_id,
  personal_percent,
  personal_until,
});

const termsBody = Joi.object<LoyaltyTerms>({
  scale_id: idField.allow(null).required(),
  personal_percent: percentField.allow(null).required(),
  personal_until: dayToCome.allow(null).required(),
});

/** Asks for other terms of one company; they come into force when a second person has confirmed them. */
export const askForTerms = changeEndpoint({
  path: '/adm/legal_users/:id/terms',
  summary: 'Request a scale or an individual percentage for a company; a second person confirms it',
  allow: 'legal_scales.edit',
  body: termsBody,
  kind: 'SCALE',
  action: 'ask_terms',
  read: async ({ params, body }, transaction) => {
    const company = await findRow(LegalUser, params.id, { transaction });
    await refuseUnfit(body, transaction);
    const now = termsOfCompany(company);
    return { resource: 'legal_users', record_id: company.id, title: company.name, now };
  },
});

async function refuseUnfit(
  { scale_id, personal_percent, personal_until }: LoyaltyTerms,
  transaction: Transaction,
): Promise<void> {
  if ((personal_percent === null) !== (personal_until === null))
    throw invalid({
      [personal_percent === null ? 'personal_percent' : 'personal_until']:
        'Личный процент назначают с последним днём',
    });
  if (scale_id === null) return;
  const scale = await LegalScale.findByPk(scale_id, { transaction });
  if (!scale?.is_active) throw invalid({ scale_id: 'Эта шкала не действует' });
}
