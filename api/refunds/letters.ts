import { Order, type Refund } from '@odonta/db/models';
import { exactRoublesOf, formatExact, formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../mail/letters.ts';
import { siteLink } from '../mail/siteLinks.ts';
import { sumOf } from './sums.ts';

/** Letters to whoever paid. The link opens the order, so it is for its reader alone. */

export const refundAsked = (refund: Refund, transaction: Transaction) =>
  write(refund, 'refund_asked', 'Возврат: заявка принята', transaction, () => [
    `Мы получили заявку на возврат ${sum(refund)} и ответим письмом.`,
    ...accountOf(refund),
  ]);

export const refundApproved = (refund: Refund, transaction: Transaction) =>
  write(refund, 'refund_approved', 'Возврат одобрен', transaction, () => [
    `Возврат ${sum(refund)} одобрен. Деньги поступят до ${formatDate(refund.promised_on ?? '')}.`,
    ...shareOf(refund),
    ...accountOf(refund),
  ]);

export const refundRejected = (refund: Refund, transaction: Transaction) =>
  write(refund, 'refund_rejected', 'Возврат отклонён', transaction, () => [
    `Возврат ${sum(refund)} отклонён: ${refund.reject_reason}`,
    'Если вы не согласны, ответьте на это письмо: заявку рассмотрят ещё раз.',
  ]);

export const refundDone = (refund: Refund, transaction: Transaction) =>
  write(refund, 'refund_done', 'Возврат выполнен', transaction, () => [
    refund.source === 'LATE'
      ? `Оплата пришла, когда мест уже не было. Извините нас: мы вернули ${sum(refund)} полностью.`
      : refund.route === 'VOUCHER'
        ? `Мы вернули ${sum(refund)} на подарочный сертификат: его код прежний.`
        : `Мы вернули ${sum(refund)}. Банк зачисляет деньги обычно в тот же день, иногда до пяти дней.`,
    ...shareOf(refund),
  ]);

async function write(
  refund: Refund,
  kind: string,
  subject: string,
  transaction: Transaction,
  lines: () => string[],
): Promise<void> {
  const order = await Order.findByPk(refund.order_id, { paranoid: false, rejectOnEmpty: true, transaction });
  const text = [
    'Здравствуйте!',
    `${lines().join('\n')}\nЗаказ ${order.number}: ${siteLink('/payment/{secret}')}`,
    'Команда «Одонты»',
  ].join('\n\n');
  await writeLetter(
    {
      kind,
      to: order.email,
      subject: `${subject}, заказ ${order.number}`,
      text,
      secret: order.token,
      resource: 'refunds',
      record_id: refund.id,
    },
    transaction,
  );
}

const shareOf = ({ route, voucher_sum }: Refund): string[] =>
  voucher_sum > 0 && route !== 'VOUCHER'
    ? [
        `Из них ${formatExact(exactRoublesOf(voucher_sum))} — на подарочный сертификат, которым был оплачен заказ.`,
      ]
    : [];

const accountOf = ({ route, bank }: Refund): string[] =>
  route === 'BANK' && bank === null ? ['Укажите на странице заказа счёт, на который вернуть деньги.'] : [];

const sum = (refund: Refund) => formatPrice(roublesOf(sumOf(refund)));
