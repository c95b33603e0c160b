import type { StaffMerchant } from '@odonta/api/contract';
import { centerRegistration, legalRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import Joi from 'joi';
import { clearable, line, text } from '../../platform/http/validation.ts';

export type MerchantBody = Pick<StaffMerchant, 'name' | 'inn' | 'kontact_name' | 'phone' | 'email'> &
  Partial<Pick<StaffMerchant, 'kpp' | 'address' | 'brands' | 'site'>>;

export const merchantBody = Joi.object<MerchantBody>({
  name: text(legalRegistration.name),
  inn: text(legalRegistration.inn),
  kpp: clearable(legalRegistration.kpp),
  address: line(500).empty('').allow(null),
  brands: line(500).empty('').allow(null),
  site: line(500)
    .uri({ scheme: ['http', 'https'] })
    .empty('')
    .allow(null)
    .messages({ 'string.uriCustomScheme': 'Адрес сайта начинается с https://' }),
  kontact_name: text(centerRegistration.name),
  phone: text(centerRegistration.phone),
  email: text(centerRegistration.email).lowercase(),
});
