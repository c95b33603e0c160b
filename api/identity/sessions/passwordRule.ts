import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPassword } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';

/** A password to be set, to the letter as it was typed. Those that guessers try first are refused, in small letters or capitals. */
export const newPassword = () =>
  Joi.string()
    .empty(['', null])
    .custom((password: string, { message }) => {
      const refusal = refusalOf(password);
      return refusal ? message({ custom: refusal }) : password;
    });

function refusalOf(password: string): string | null {
  if (!isPassword(password)) return 'От 6 до 20 символов: цифра, строчная и заглавная латинские буквы';
  return common.has(password.toLowerCase()) ? 'Такой пароль подбирают первым: придумайте другой' : null;
}

/** The 3000 commonest of the frequency list of zxcvbn (MIT) that have a letter, a digit and 6 to 20 characters. */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
);
