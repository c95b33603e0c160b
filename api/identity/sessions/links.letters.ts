import type { User } from '@odonta/db/models';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';
import type { Wording } from './sessions.letters.ts';

export function invited({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>, link: string): NewLetter {
  const text = `${greeting(name)}\n\nВас приглашают работать в бэк-офисе «Одонты». Перейдите по ссылке и придумайте пароль:\n\n{secret}\n\nСсылка одноразовая и действует 72 часа. Входить вы будете по этой почте.\n\nЕсли вы не ждали приглашения, ничего делать не нужно.\n\nКоманда «Одонты»`;
  const subject = 'Приглашение в «Одонту»';
  return { kind: 'invitation', to: email, subject, text, secret: link, resource: 'users', record_id: id };
}

export function emailToBeProved(name: string, link: string): Wording {
  const text = `${greeting(name)}\n\nПодтвердите, что эта почта ваша. Перейдите по ссылке:\n\n{secret}\n\nСсылка одноразовая и действует 72 часа.\n\nЕсли вы не открывали кабинет в «Одонте», ничего делать не нужно.\n\nКоманда «Одонты»`;
  return { kind: 'email_proof', subject: 'Подтвердите почту', text, secret: link };
}

export function recovery(name: string, link: string): Wording {
  const text = `${greeting(name)}\n\nЧтобы придумать новый пароль, перейдите по ссылке:\n\n{secret}\n\nСсылка одноразовая и действует 60 минут. После смены пароля на всех устройствах нужно будет войти заново.\n\nЕсли вы не просили об этом, ничего делать не нужно: пароль останется прежним.\n\nКоманда «Одонты»`;
  return { kind: 'recovery', subject: 'Восстановление пароля', text, secret: link };
}

export function passwordRecovered(name: string): Wording {
  const text = `${greeting(name)}\n\nПароль изменён по ссылке из письма, все сеансы завершены. Войдите с новым паролем.\n\nЕсли это были не вы, сразу же запросите восстановление пароля ещё раз и проверьте, кто читает вашу почту.\n\nКоманда «Одонты»`;
  return { kind: 'password_changed', subject: 'Пароль изменён', text };
}
