import type { User } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { failuresWorthALetter } from '../../platform/limits/failureLimiter.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';
import type { Account, AccountKind } from './accountKinds.ts';

export interface Wording {
  kind: string;
  subject: string;
  text: string;
  secret?: string;
}

/** A person with only a phone gets no letters. */
export async function writeLetterTo(
  kind: AccountKind,
  account: Account,
  wording: (name: string) => Wording,
  transaction: Transaction,
): Promise<void> {
  if (!account.email) return;
  const record_id = kind.recordOf(account);
  const record = { resource: kind.resource, ...(record_id !== null && { record_id }) };
  await writeLetter({ ...wording(account.name), to: account.email, ...record }, transaction);
}

export function manyFailures(name: string): Wording {
  const text = `${greeting(name)}\n\nЗа сутки в вашу учётную запись пытались войти с неверным паролем ${failuresWorthALetter} раз. Войти никому не удалось, и вход для вас открыт.\n\nЕсли это были не вы, смените пароль на более длинный и завершите лишние сеансы. Если пароль забыт, восстановите его на странице входа.\n\nКоманда «Одонты»`;
  return { kind: 'many_failures', subject: 'Много попыток входа', text };
}

export function passwordChanged(name: string): Wording {
  const text = `${greeting(name)}\n\nПароль вашей учётной записи изменён, остальные сеансы завершены.\n\nЕсли это были не вы, сразу же сообщите администратору: он заблокирует вход и поможет восстановить доступ.\n\nКоманда «Одонты»`;
  return { kind: 'password_changed', subject: 'Пароль изменён', text };
}

type Owner = Pick<User, 'id' | 'name' | 'email'>;

const turnings = {
  turn_second_factor_on: {
    subject: 'Второй шаг входа включён',
    text: 'Теперь для входа нужен код из приложения. Коды восстановления храните отдельно от телефона.',
  },
  turn_second_factor_off: {
    subject: 'Второй шаг входа отключён',
    text: 'Теперь для входа хватает пароля, прежние коды не действуют.',
  },
  renew_recovery_codes: {
    subject: 'Коды восстановления заменены',
    text: 'Прежние коды восстановления больше не действуют.',
  },
  reset_2fa: {
    subject: 'Второй шаг входа сброшен',
    text: 'Администратор сбросил второй шаг вашего входа, все сеансы завершены. После входа включите его снова.',
  },
} as const;

export function secondFactorTurned({ id, name, email }: Owner, action: keyof typeof turnings): NewLetter {
  const { subject, text } = turnings[action];
  const whole = `${greeting(name)}\n\n${text}\n\nЕсли это были не вы, сразу же сообщите администратору.\n\nКоманда «Одонты»`;
  return letterTo({ id, email }, 'second_factor', subject, whole);
}

function letterTo({ id, email }: Pick<Owner, 'id' | 'email'>, kind: string, subject: string, text: string) {
  return { kind, to: email, subject, text, resource: 'users', record_id: id };
}
