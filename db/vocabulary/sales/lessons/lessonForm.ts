import { orderContactForm } from '../../orders/orderForm.ts';
import type { TextRule } from '../../rules.ts';
import { lessonComment } from './lessons.ts';

const { last_name, first_name, middle_name, phone, email } = orderContactForm;

/** Asking for a lesson. */
export const lessonForm = {
  ...{ last_name, first_name, middle_name, phone, email },
  comment: lessonComment,
} as const satisfies Record<string, TextRule>;
