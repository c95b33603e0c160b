import { requestForm } from '../content/requests/requestForm.ts';
import { legalRegistration } from '../identity/registrationForms.ts';
import { isEmail, isPersonName, isPhone } from '../patterns.ts';
import type { TextRule } from '../rules.ts';
import { orderLimits } from './order.ts';

const personName = { test: isPersonName, message: 'Только буквы, пробел и дефис: от 2 до 100' };

/** The form of booking: the buyer of the order. */
export const orderContactForm = {
  last_name: { required: 'Обязательное поле', format: personName },
  first_name: { required: 'Обязательное поле', format: personName },
  middle_name: { format: personName },
  phone: requestForm.phone,
  email: requestForm.email,
  city: { max: requestForm.city.max },
} as const satisfies Record<string, TextRule>;

/** Those who take part. A place without a name is named later, so nothing is required of it. */
export const participantForm = {
  last_name: { format: personName },
  first_name: { format: personName },
  middle_name: { format: personName },
  phone: { format: { test: isPhone, message: requestForm.phone.format.message } },
  email: { format: { test: isEmail, message: requestForm.email.format.message } },
} as const satisfies Record<string, TextRule>;

export const orderComment = {
  max: { value: orderLimits.comment, message: `Максимальная длина ${orderLimits.comment} символов` },
} as const satisfies TextRule;

/** The payer of an invoice. */
export const payerForm = {
  inn: legalRegistration.inn,
  kpp: legalRegistration.kpp,
  name: legalRegistration.name,
  address: {
    required: 'Обязательное поле',
    min: { value: 5, message: 'Укажите юридический адрес' },
    max: { value: 300, message: 'Максимальная длина 300 символов' },
  },
} as const satisfies Record<string, TextRule>;
