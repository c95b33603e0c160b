import { requestForm } from '../content/requests/requestForm.ts';
import { legalRegistration } from '../identity/registrationForms.ts';
import { isEmail, isPersonName, isPhone } from '../patterns.ts';
import { atMost, type TextRule } from '../rules.ts';
import { orderLimits } from './order.ts';

const personName = { test: isPersonName, message: 'Только буквы, пробел и дефис: от 2 до 100' };

/** The form of booking: the buyer of the order. */
export const orderContactForm = {
  last_name: { required: 'Укажите фамилию', format: personName },
  first_name: { required: 'Укажите имя', format: personName },
  middle_name: { format: personName },
  phone: { ...requestForm.phone, required: 'Укажите телефон' },
  email: { ...requestForm.email, required: 'Укажите электронную почту' },
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

/** The person who comes instead of a participant. */
export const replacementForm = {
  ...participantForm,
  last_name: { ...participantForm.last_name, required: 'Укажите фамилию' },
  first_name: { ...participantForm.first_name, required: 'Укажите имя' },
  email: { ...participantForm.email, required: 'Укажите электронную почту' },
} as const satisfies Record<string, TextRule>;

export const orderComment = {
  max: atMost(orderLimits.comment),
} as const satisfies TextRule;

/** The payer of an invoice. */
export const payerForm = {
  inn: legalRegistration.inn,
  kpp: legalRegistration.kpp,
  name: legalRegistration.name,
  address: {
    required: 'Укажите юридический адрес',
    min: { value: 5, message: 'Укажите юридический адрес' },
    max: atMost(300),
  },
} as const satisfies Record<string, TextRule>;
