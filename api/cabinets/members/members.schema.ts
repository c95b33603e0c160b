import type { CompanyMemberBody, CompanyMemberChange, MemberAcceptance } from '@odonta/api/contract';
import { memberInvitation as form } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import { type LegalRole, legalRoles } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import Joi from 'joi';
import { linkToken } from '../../identity/sessions/links.ts';
import { newPassword } from '../../identity/sessions/passwordRule.ts';
import { consent } from '../../platform/consents/consent.schema.ts';
import { text } from '../../platform/http/validation.ts';

const role = Joi.string()
  .valid(...(Object.keys(legalRoles) as LegalRole[]))
  .required();
/** Roubles. Only members who order, and do not own the cabinet, can have one. */
const month_limit = Joi.number().integer().min(1).max(1_000_000_000).empty('').allow(null);

export const newMember = Joi.object<CompanyMemberBody>({
  name: text(form.name),
  email: text(form.email).lowercase(),
  role,
  month_limit,
});

export const memberChange = Joi.object<CompanyMemberChange>({ role, month_limit });

export const acceptance = Joi.object<MemberAcceptance>({
  token: linkToken,
  password: newPassword().required(),
  consent: consent.required().messages({ 'any.required': consentMissing }),
});
