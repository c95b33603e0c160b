import { isEmail, isPassword, isPhone, isTaxNumberOrEmail } from '../patterns.ts';
import type { TextRule } from '../rules.ts';
import { passwordHint } from './registrationForms.ts';

/** The fields of a sign-in. The server checks the password: rules apply only to a new one. */
export const signInForm = {
  login: {
    required: 'Введите почту или телефон',
    max: { value: 254, message: 'Максимальная длина 254 символа' },
  },
  password: { required: 'Введите пароль', max: { value: 200, message: 'Слишком длинный пароль' } },
} as const satisfies Record<string, TextRule>;

export const newPasswordRule = {
  required: 'Придумайте пароль',
  format: { test: isPassword, message: passwordHint },
} as const satisfies TextRule;

export const secondStepForm = {
  code: { required: 'Введите код', max: { value: 40, message: 'Такого кода не бывает' } },
} as const satisfies Record<string, TextRule>;

export const legalSignInForm = {
  login: {
    required: 'Введите ИНН или почту',
    format: { test: isTaxNumberOrEmail, message: 'Введите ИНН (10 или 12 цифр) или почту' },
  },
} as const satisfies Record<string, TextRule>;

export const individualSignInForm = {
  login: {
    required: 'Введите почту или телефон',
    format: {
      test: (text: string) => isEmail(text) || isPhone(text),
      message: 'Введите почту или телефон целиком',
    },
  },
} as const satisfies Record<string, TextRule>;

export const recoveryForm = {
  cabinet: { required: 'Выберите кабинет' },
  email: {
    required: 'Введите почту',
    format: { test: isEmail, message: 'Введите корректную электронную почту' },
  },
} as const satisfies Record<string, TextRule>;
