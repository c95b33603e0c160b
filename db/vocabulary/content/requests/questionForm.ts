import { withoutContactsRule } from '../../contactsInText.ts';
import { isEmail, isPhone } from '../../patterns.ts';
import type { TextRule } from '../../rules.ts';

const required = (message: string): TextRule => ({ required: message, min: { value: 3, message } });
const noLongerThan = (value: number) => ({ value, message: `Максимальная длина ${value} символов` });

/** The question to the director; every field is required. */
export const questionForm = {
  fio: { ...required('Укажите ФИО'), max: noLongerThan(100), format: withoutContactsRule },
  tel: {
    ...required('Укажите корректный телефон'),
    format: { test: isPhone, message: 'Укажите корректный телефон' },
  },
  email: {
    ...required('Укажите корректную почту'),
    format: { test: isEmail, message: 'Укажите корректную почту' },
  },
  specialization: { required: 'Укажите специализацию', max: noLongerThan(100) },
  comment: { ...required('Укажите вопрос'), max: noLongerThan(2000) },
} satisfies Record<string, TextRule>;

export const questionSent = 'Спасибо, с вами свяжется наш менеджер';
export const questionFailed = 'Произошла ошибка';
