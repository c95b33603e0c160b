import type { User } from '@odonta/db/models';
import { failuresWorthALetter } from '../limits/failureLimiter.ts';
import type { NewLetter } from '../mail/letters.ts';

type Owner = Pick<User, 'id' | 'name' | 'email'>;

export function manyFailures({ id, name, email }: Owner): NewLetter {
  const text = `Здравствуйте, ${name}!\n\nЗа сутки в вашу учётную запись пытались войти с неверным паролем ${failuresWorthALetter} раз. Войти никому не удалось, и вход для вас открыт.\n\nЕсли это были не вы, смените пароль на более длинный и завершите лишние сеансы. Если пароль забыт, обратитесь к администратору.\n\nКоманда «Одонты»`;
  return letterTo({ id, email }, 'many_failures', 'Много попыток входа', text);
}

export function passwordChanged({ id, name, email }: Owner): NewLetter {
  const text = `Здравствуйте, ${name}!\n\nПароль вашей учётной записи изменён, остальные сеансы завершены.\n\nЕсли это были не вы, сразу же сообщите администратору: он заблокирует вход и поможет восстановить доступ.\n\nКоманда «Одонты»`;
  return letterTo({ id, email }, 'password_changed', 'Пароль изменён', text);
}

function letterTo({ id, email }: Pick<Owner, 'id' | 'email'>, kind: string, subject: string, text: string) {
  return { kind, to: email, subject, text, resource: 'users', record_id: id };
}
