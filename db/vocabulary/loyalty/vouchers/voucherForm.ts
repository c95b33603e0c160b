import { withoutContactsRule } from '../../contactsInText.ts';
import { requestForm } from '../../content/requests/requestForm.ts';
import { isPersonName } from '../../patterns.ts';
import { atMost, type TextRule } from '../../rules.ts';
import { voucherLimits } from './voucher.ts';

const name = {
  required: 'Обязательное поле',
  format: { test: isPersonName, message: 'Только буквы, пробел и дефис: от 2 до 100' },
} as const satisfies TextRule;

/** Buying a gift certificate. */
export const voucherForm = {
  name,
  phone: requestForm.phone,
  email: requestForm.email,
  recipient_name: name,
  recipient_email: requestForm.email,
  message: {
    max: atMost(voucherLimits.message),
    format: withoutContactsRule,
  },
} as const satisfies Record<string, TextRule>;
