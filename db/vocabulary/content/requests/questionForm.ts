import { withoutContactsRule } from '../../contactsInText.ts';
import { isEmail, isPhone } from '../../patterns.ts';
import { atMost, type TextRule } from '../../rules.ts';

const required = (message: string): TextRule => ({ required: message, min: { value: 3, message } });

/** The question to the director; every field is required. */
export const questionForm = {
  fio: { ...required('Укажите ФИО'), max: atMost(100), format: withoutContactsRule },
  tel: {
    ...required('Укажите корректный телефон'),
    format: { test: isPhone, message: 'Укажите корректный телефон' },
  },
  email: {
    ...required('Укажите корректную почту'),
    format: { test: isEmail, message: 'Укажите корректную почту' },
  },
  specialization: { required: 'Укажите специализацию', max: atMost(100) },
  comment: { ...required('Укажите вопрос'), max: atMost(2000) },
} satisfies Record<string, TextRule>;

export const questionSent = 'Спасибо, с вами свяжется наш менеджер';
export const questionFailed = 'Произошла ошибка';
