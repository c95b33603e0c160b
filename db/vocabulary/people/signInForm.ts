import { isPassword } from '../patterns.ts';
import type { TextRule } from '../rules.ts';

/** What a way in asks for. A password is judged by the server: rules are for those that are being set. */
export const signInForm = {
  login: {
    required: 'Введите почту или телефон',
    max: { value: 254, message: 'Максимальная длина 254 символа' },
  },
  password: { required: 'Введите пароль', max: { value: 200, message: 'Слишком длинный пароль' } },
} as const satisfies Record<string, TextRule>;

export const passwordHint = 'От 6 до 20 знаков: цифра, строчная и заглавная латинские буквы';

export const newPasswordRule = {
  required: 'Придумайте пароль',
  format: { test: isPassword, message: passwordHint },
} as const satisfies TextRule;
