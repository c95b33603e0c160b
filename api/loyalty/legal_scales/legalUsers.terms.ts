import { LegalScale, LegalUser } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { askApproval } from '../../identity/approvals/askApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { id as idField } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
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
export const askForTerms = endpoint({
  method: 'post',
  path: '/adm/legal_users/:id/terms',
  summary: 'Ask for a scale or a percentage of its own for a company, which another confirms',
  audience: staffAudience,
  allow: 'legal_scales.edit',
  body: termsBody,
  handle: async ({ actor, params: { id = '' }, body, origin }) => {
    if (!/^\d{1,9}$/.test(id)) throw notFound();
    const approval = await unitOfWork.transaction(async (transaction) => {
      const company = await LegalUser.findByPk(Number(id), { transaction });
      if (!company) throw notFound();
      await refuseUnfit(body, transaction);
      const now = termsOfCompany(company);
      const fields = termFields.filter((field) => body[field] !== now[field]);
      if (fields.length === 0) throw invalid({}, 'Ничего не изменено');
      requireReauthentication(actor);
      const record = { resource: 'legal_users', record_id: company.id };
      const [before, after] = [now, body].map((terms) =>
        Object.fromEntries(fields.map((field) => [field, terms[field]])),
      ) as [Partial<LoyaltyTerms>, Partial<LoyaltyTerms>];
      const what = { action: 'ask_terms', ...record, changes: {}, reason: null };
      await unitOfWork.audit({ by: staffAudience.auditActor(actor), origin, ...what }, transaction);
      const asked = { ...record, title: company.name, before, after, asked_by: actor.id };
      return askApproval('SCALE', asked, transaction);
    });
    return { message: { id: approval.id }, status: 201 };
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
