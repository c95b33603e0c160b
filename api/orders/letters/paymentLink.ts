import { Letter, type Order } from '@odonta/db/models';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { isRussianMobile } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict, tooManyRequests } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { type NewSms, writeSms } from '../../platform/sms/sendSms.ts';
import { paymentLinkLetter } from './orderLetters.ts';

const kind = 'payment_link';

/** Of one order: a message costs money, and too many annoy the client. */
const limits = { secondsBetween: 60, inDay: 5 } as const;

/**
 * Sends the payment link by text message. The caller locks the order, so that two concurrent calls count each
 * other.
 */
export async function textPaymentLink(order: Order, transaction: Transaction): Promise<void> {
  if (!isRussianMobile(order.phone))
    throw conflict(
      order.email === null
        ? 'У клиента нет ни почты, ни российского мобильного телефона: скопируйте ссылку и передайте её сами'
        : 'У клиента нет российского мобильного телефона: отправьте ссылку по почте',
    );
  await refuseTooMany(order, 'SMS', transaction);
  await writeSms(paymentLinkSms(order), transaction);
}

export async function mailPaymentLink(order: Order, transaction: Transaction): Promise<void> {
  await refuseTooMany(order, 'MAIL', transaction);
  await writeLetter(paymentLinkLetter(order, kind), transaction);
}

/** No name and no course: others read over a shoulder. In one message of 70 signs where the site has a short address. */
export const paymentLinkSms = (order: Pick<Order, 'id' | 'number' | 'phone' | 'token'>): NewSms => ({
  kind,
  to: normalPhone(order.phone),
  subject: `Ссылка на оплату заказа ${order.number}`,
  text: 'Оплата: {secret}',
  secret: siteLink(orderPath(order.token)),
  resource: 'orders',
  record_id: order.id,
});

async function refuseTooMany(
  { id }: Order,
  channel: Letter['channel'],
  transaction: Transaction,
): Promise<void> {
  const sent = await Letter.findAll({
    where: {
      ...{ kind, channel, resource: 'orders', record_id: id },
      created_at: { [Op.gt]: new Date(Date.now() - 24 * 3600 * 1000) },
    },
    order: [['id', 'DESC']],
    transaction,
  });
  const since = sent[0] ? (Date.now() - sent[0].created_at.getTime()) / 1000 : Infinity;
  if (since < limits.secondsBetween) throw tooManyRequests(Math.ceil(limits.secondsBetween - since));
  if (sent.length >= limits.inDay)
    throw conflict(`За сутки ссылку на этот заказ так уже отправляли ${limits.inDay} раз: больше нельзя`);
}
