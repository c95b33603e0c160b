import type { Consent } from '@odonta/db/models';
import {
  type ConsentPurpose,
  consentByPhoneRequired,
  consentByPhoneText,
} from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { Origin } from '../http/endpoint.ts';
import { keepConsent } from './keepConsent.ts';

/** Consent read to a caller and confirmed, for the form of the clerk. */
export const consentByPhone = Joi.boolean().valid(true).required().messages({
  'any.required': consentByPhoneRequired,
  'any.only': consentByPhoneRequired,
  'boolean.base': consentByPhoneRequired,
});

/** The address and browser are those of the member of staff, and say nothing of the person who agreed. */
export function keepConsentByPhone(
  giver: { purpose: ConsentPurpose; email: string | null; phone: string | null },
  origin: Origin,
  transaction: Transaction,
): Promise<Consent> {
  const unseen = { ...origin, ip: null, user_agent: null };
  return keepConsent(
    { text_version: consentByPhoneText.version },
    { ...giver, form: 'phone' },
    unseen,
    transaction,
  );
}
