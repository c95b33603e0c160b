import { orderComment, orderContactForm } from '../orders/orderForm.ts';
import type { TextRule } from '../rules.ts';
import { waitlistLimits } from './waitlistLifecycle.ts';

const { last_name, first_name, middle_name, phone, email, city } = orderContactForm;

const isQuantity = (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= waitlistLimits.quantity;

/** Joining the line of a course. */
export const waitlistForm = {
  quantity: {
    required: 'Обязательное поле',
    format: { test: isQuantity, message: `Целое число от 1 до ${waitlistLimits.quantity}` },
  },
  ...{ last_name, first_name, middle_name, phone, email, city },
  comment: orderComment,
} as const satisfies Record<string, TextRule>;
