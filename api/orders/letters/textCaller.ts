import type { Order } from '@odonta/db/models';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { isRussianMobile } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import type { Transaction } from 'sequelize';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { writeSms } from '../../platform/sms/sendSms.ts';

const texts = {
  course_canceled: 'Курс отменён: {secret}',
  course_canceled_paid: 'Курс отменён, деньги вернём: {secret}',
  order_moved: 'Новая дата курса: {secret}',
  course_changed: 'Курс изменился: {secret}',
  participant_replaced: 'Участник курса заменён: {secret}',
} as const;

/**
 * A caller without e-mail reads no letter, and would come to a cancelled course: a text message leads him to
 * his order.
 */
export async function textCaller(
  order: Order,
  kind: keyof typeof texts,
  transaction: Transaction,
): Promise<void> {
  const { id, number, email, phone } = order;
  if (email !== null || !isRussianMobile(phone)) return;
  const secret = siteLink(orderPath(order.token));
  const about = { subject: `Заказ ${number}`, resource: 'orders', record_id: id };
  await writeSms({ kind, to: phone, text: texts[kind], secret, ...about }, transaction);
}
