import type { User } from '@odonta/db/models';
import type { NewLetter } from '../mail/letters.ts';

export function invited({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>, link: string): NewLetter {
  const text = `Здравствуйте, ${name}!\n\nВас приглашают работать в бэк-офисе «Одонты». Перейдите по ссылке и придумайте пароль:\n\n{secret}\n\nСсылка одноразовая и действует 72 часа. Входить вы будете по этой почте.\n\nЕсли вы не ждали приглашения, ничего делать не нужно.\n\nКоманда «Одонты»`;
  const subject = 'Приглашение в «Одонту»';
  return { kind: 'invitation', to: email, subject, text, secret: link, resource: 'users', record_id: id };
}
