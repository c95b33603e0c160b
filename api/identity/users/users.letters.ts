import type { User } from '@odonta/db/models';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';

const accesses: Readonly<Record<string, string>> = {
  email: 'почта для входа',
  password_hash: 'пароль',
  resets_second_factor: 'второй шаг входа (сброшен)',
};

/** Goes to the old and the new address of the owner: a thief of the account controls only one of them. */
export function accessChanged(
  user: Pick<User, 'id' | 'name'>,
  to: string,
  fields: readonly string[],
): NewLetter {
  const what = fields.map((field) => accesses[field]).join(', ');
  const text = `${greeting(user.name)}\n\nВ вашей учётной записи изменено: ${what}. Все сеансы завершены.\n\nЕсли вы об этом не просили, сразу же сообщите администратору.\n\nКоманда «Одонты»`;
  return {
    kind: 'access_changed',
    to,
    subject: 'Изменён вход в вашу учётную запись',
    text,
    resource: 'users',
    record_id: user.id,
  };
}

export function roleChanged(
  admin: Pick<User, 'name' | 'email'>,
  user: Pick<User, 'id' | 'name'>,
  role: StaffRole,
  what: 'given' | 'taken',
): NewLetter {
  const label = staffRoleLabels[role];
  const done = what === 'given' ? `получил(а) роль «${label}»` : `лишился(-ась) роли «${label}»`;
  const text = `${greeting(admin.name)}\n\nСотрудник ${user.name} ${done}. Кто и когда это сделал, видно в журнале его карточки.\n\nЕсли вы об этом не знали, проверьте, что происходит.\n\nКоманда «Одонты»`;
  const subject = what === 'given' ? `Роль дана: ${label}` : `Роль снята: ${label}`;
  return { kind: 'role_changed', to: admin.email, subject, text, resource: 'users', record_id: user.id };
}
