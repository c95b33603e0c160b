import type { NewIndividual } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { individualRegistration as form } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { consent } from '../../platform/consents/consent.schema.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { flag, id, listOf, text } from '../../platform/http/validation.ts';
import { individualAccounts } from '../sessions/accountKinds.ts';
import { newPassword } from '../sessions/passwordRule.ts';
import { registrationAt } from '../sessions/registering.ts';

const newIndividual = Joi.object<NewIndividual>({
  last_name: text(form.last_name),
  first_name: text(form.first_name),
  middle_name: text(form.middle_name),
  phone: text(form.phone),
  email: text(form.email).lowercase(),
  password: newPassword().required(),
  city: text(form.city),
  is_student: flag,
  specializations: listOf(id, 20).unique(),
  consent: consent.required().messages({ 'any.required': consentMissing }),
});

export const registerIndividual = registrationAt({
  path: '/individual/users/register',
  summary: 'Register as an individual',
  kind: individualAccounts,
  body: newIndividual,
  open: async ({ password, consent, phone, ...person }, { password_hash, origin, transaction }) => {
    const known = phone ? normalPhone(phone) : null;
    const giver = { email: person.email, phone: known, purpose: 'ACCOUNT', form: 'individual' } as const;
    const { id: consent_id } = await keepConsent(consent, giver, origin, transaction);
    return Individual.create(
      { ...person, phone: await unlessTaken(known, transaction), password_hash, consent_id },
      { transaction },
    );
  },
});

/** A phone identifies one person at sign-in: a second account is created without it and signs in by e-mail. */
async function unlessTaken(phone: string | null, transaction: Transaction): Promise<string | null> {
  const isTaken = phone !== null && (await Individual.count({ where: { phone }, transaction })) > 0;
  return isTaken ? null : phone;
}
