import { orderContactForm, participantForm, payerForm } from '../../orders/orderForm.ts';
import { isPersonName } from '../../patterns.ts';
import { atMost, type TextRule } from '../../rules.ts';
import { legalRequestLimits } from './legalRequest.ts';

const required = 'Обязательное поле';
const isOgrn = (text: string): boolean => /^(?:\d{13}|\d{15})$/.test(text);
const personName = { test: isPersonName, message: 'Только буквы, пробел и дефис: от 2 до 100' };

const isSeats = (text: string): boolean =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= legalRequestLimits.seats;

/** The company that orders and pays. */
export const companyForm = {
  ...payerForm,
  ogrn: { format: { test: isOgrn, message: 'ОГРН — это 13 цифр, у предпринимателя 15' } },
  billing_address: { max: payerForm.address.max },
} as const satisfies Record<string, TextRule>;

/** The signatory. */
export const signatoryForm = {
  fio: { required, max: atMost(150), format: personName },
  post: { required, max: atMost(100) },
  basis: { required, max: atMost(150) },
  email: orderContactForm.email,
  phone: { format: orderContactForm.phone.format },
} as const satisfies Record<string, TextRule>;

/** The responsible person, who names the participants. */
export const adminContactForm = {
  last_name: orderContactForm.last_name,
  first_name: orderContactForm.first_name,
  middle_name: orderContactForm.middle_name,
  phone: orderContactForm.phone,
  email: orderContactForm.email,
  post: { max: atMost(100) },
} as const satisfies Record<string, TextRule>;

export const groupForm = {
  nb_seats: {
    required,
    format: { test: isSeats, message: `Целое число от 1 до ${legalRequestLimits.seats}` },
  },
  po_reference: { max: atMost(legalRequestLimits.reference) },
  comment: { max: atMost(legalRequestLimits.comment) },
} as const satisfies Record<string, TextRule>;

/** The participant of a place: entered when it gets its name. */
export const seatForm = {
  last_name: orderContactForm.last_name,
  first_name: orderContactForm.first_name,
  middle_name: participantForm.middle_name,
  phone: participantForm.phone,
  email: orderContactForm.email,
} as const satisfies Record<string, TextRule>;
