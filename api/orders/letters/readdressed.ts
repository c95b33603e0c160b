import type { Order } from '@odonta/db/models';
import { isRussianMobile } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { maskEmail } from '@odonta/db/vocabulary/masks.ts';
import type { Transaction } from 'sequelize';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import { type NewSms, writeSms } from '../../platform/sms/sendSms.ts';

type Contacts = Pick<Order, 'email' | 'phone'>;

/**
 * Notifies the address that the order had before staff changed it, since the new one confirms the account of a
 * refund. For a caller without e-mail that address is his phone.
 */
export async function notifyFormerAddress(
  order: Order,
  before: Contacts,
  transaction: Transaction,
): Promise<void> {
  if (addressOf(before) === addressOf(order)) return;
  if (before.email !== null) await writeLetter(toMail(order, before.email), transaction);
  else if (isRussianMobile(before.phone)) await writeSms(toPhone(order, before.phone), transaction);
}

const addressOf = ({ email, phone }: Contacts): string => email ?? phone;

const about = ({ id }: Order) => ({ kind: 'order_readdressed', resource: 'orders', record_id: id });

const toMail = (order: Order, to: string): NewLetter => ({
  ...about(order),
  to,
  subject: `Почта заказа ${order.number} изменена`,
  text: [
    'Здравствуйте!',
    `Сотрудник изменил почту заказа ${order.number}. Письма о заказе теперь приходят на ${maskEmail(order.email ?? '')}, и туда же придёт код для счёта, если по заказу возвращают деньги.`,
    'Если вы об этом не просили, сразу ответьте на это письмо.',
    'Команда «Одонты»',
  ].join('\n\n'),
});

const toPhone = (order: Order, to: string): NewSms => ({
  ...about(order),
  to,
  subject: `Контакты заказа ${order.number} изменены`,
  text: `Сотрудник изменил контакты заказа ${order.number}. Не просили? Позвоните нам`,
});
