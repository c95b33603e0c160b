import type { NewLegalUser } from '@odonta/api/contract';
import { LegalMember, LegalUser } from '@odonta/db/models';
import {
  legalRegistration as form,
  kppOfEntrepreneur,
} from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { newPassword } from '../../identity/sessions/passwordRule.ts';
import { registrationAt } from '../../identity/sessions/registering.ts';
import { consent } from '../../platform/consents/consent.schema.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { invalid } from '../../platform/http/errors.ts';
import { text } from '../../platform/http/validation.ts';

const newLegalUser = Joi.object<NewLegalUser>({
  name: text(form.name),
  inn: text(form.inn),
  kpp: text(form.kpp),
  contact_name: text(form.contact_name),
  phone: text(form.phone),
  email: text(form.email).lowercase(),
  password: newPassword().required(),
  consent: consent.required().messages({ 'any.required': consentMissing }),
});

export const registerLegalUser = registrationAt({
  path: '/legal/users/register',
  summary: 'Register a company and its owner',
  kind: legalAccounts,
  body: newLegalUser,
  refuse: async ({ inn, kpp = null }, transaction) => {
    if (kpp && inn.length === 12) throw invalid({ kpp: kppOfEntrepreneur });
    await refuseKnownCompany({ inn, kpp }, null, transaction);
  },
  open: async (body, { password_hash, origin, transaction }) => {
    const { name, inn, kpp = null, email } = body;
    const phone = normalPhone(body.phone);
    const giver = { email, phone, purpose: 'ACCOUNT', form: 'legal' } as const;
    const { id: consent_id } = await keepConsent(body.consent, giver, origin, transaction);
    const { id: legal_user_id } = await LegalUser.create({ name, inn, kpp }, { transaction });
    const owner = { name: body.contact_name ?? [...name].slice(0, 100).join(''), email, phone, consent_id };
    return LegalMember.create({ ...owner, legal_user_id, password_hash }, { transaction });
  },
});

/** One company has one cabinet; its branches differ by their KPP. */
export async function refuseKnownCompany(
  where: { inn: string; kpp: string | null },
  ownId: number | null,
  transaction: Transaction,
): Promise<void> {
  const known = await LegalUser.findOne({ where, transaction });
  if (known && known.id !== ownId)
    throw invalid({
      inn: 'Организация с таким ИНН и КПП уже зарегистрирована: войдите по ИНН или попросите доступ у владельца её кабинета',
    });
}
