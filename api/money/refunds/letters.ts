import { Order, type Refund } from '@odonta/db/models';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { secretMinutes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { lowered } from '@odonta/db/vocabulary/lowered.ts';
import { maskAccount } from '@odonta/db/vocabulary/masks.ts';
import { type RefundBank, refundRoutes } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { exactRoublesOf, formatExact, formatSum, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { writeSms } from '../../platform/sms/sendSms.ts';
import { lacksAccount } from './account/presenting.ts';
import { sumOf } from './sums.ts';

/** Letters to the payer. The link gives access to the order, so it is for its reader only. */

export const refundAsked = (refund: Refund, transaction: Transaction) =>
  write(refund, 'refund_asked', 'Возврат: заявка принята', transaction, () => [
    `Мы получили заявку на возврат ${sum(refund)} и ответим письмом.`,
    ...accountOf(refund),
  ]);

export const refundApproved = (refund: Refund, transaction: Transaction) =>
  write(refund, 'refund_approved', 'Возврат одобрен', transaction, () => [
    sumOf(refund) === 0
      ? `Заявка одобрена: места освободятся. К возврату — ${sum(refund)}.`
      : `Возврат ${sum(refund)} одобрен. Деньги поступят до ${formatDate(refund.promised_on ?? '')}.`,
    ...shareOf(refund),
    ...accountOf(refund),
  ]);

export const refundRejected = (
  refund: Refund,
  { wasApproved }: { wasApproved: boolean },
  transaction: Transaction,
) =>
  write(refund, 'refund_rejected', 'Возврат отклонён', transaction, () => [
    `Возврат ${sum(refund)} ${wasApproved ? 'был одобрен, но теперь' : ''} отклонён: ${refund.reject_reason}`.replace(
      '  ',
      ' ',
    ),
    ...(wasApproved ? staying(refund) : []),
    'Если вы не согласны, ответьте на это письмо: заявку рассмотрят ещё раз.',
  ]);

/** The approval of another way follows by a letter of its own. */
export const refundRerouted = (refund: Refund, reason: string, transaction: Transaction) =>
  write(refund, 'refund_rerouted', 'Возврат пойдёт другим способом', transaction, () => [
    `Вернуть ${sum(refund)} прежним способом не вышло: ${reason}`,
    `${refund.card_sum > 0 ? 'Остаток вернём' : 'Вернём деньги'} так: ${lowered(refundRoutes[refund.route])}. Напишем, когда возврат одобрят.`,
    ...cardShareOf(refund),
    ...accountOf(refund),
  ]);

export const refundClosed = (refund: Refund, rest: number, transaction: Transaction) =>
  write(refund, 'refund_closed', 'Возврат закрыт', transaction, () => [
    `Мы вернули на карту ${formatExact(exactRoublesOf(sumOf(refund)))}. Остальные ${formatExact(exactRoublesOf(rest))} не вернутся: ${refund.reject_reason}`,
    'Если вы не согласны, ответьте на это письмо: заявку рассмотрят ещё раз.',
  ]);

export const refundDone = (refund: Refund, transaction: Transaction) =>
  write(refund, 'refund_done', 'Возврат выполнен', transaction, () => [
    refund.source === 'LATE'
      ? `Оплата пришла, когда мест уже не было. Извините нас: мы вернули ${sum(refund)} полностью.`
      : doneBy(refund),
    ...shareOf(refund),
    ...cardShareOf(refund),
  ]);

/** Shows the account before and after, so that a buyer who did not change it notices at once. */
export const accountNamed = (
  refund: Refund,
  { before, after }: { before: RefundBank | null; after: RefundBank },
  transaction: Transaction,
) =>
  write(refund, 'refund_account', 'Счёт для возврата указан', transaction, () => [
    `Возврат ${sum(refund)} уйдёт на счёт ${inLetter(after)}.`,
    ...(before ? [`Прежний счёт: ${inLetter(before)}.`] : []),
    'Деньги уйдут после того, как возврат одобрят с этим счётом. Если счёт указывали не вы, сразу ответьте на это письмо: мы остановим возврат.',
  ]);

/** Has no link to the order: a stranger who reads this letter can confirm one account and do nothing else. */
export function accountCode(
  refund: Refund,
  order: Order,
  { details, code }: { details: RefundBank; code: string },
  transaction: Transaction,
): Promise<void> {
  const about = { kind: 'refund_code', secret: code, resource: 'refunds', record_id: refund.id };
  const subject = `Код для счёта возврата, заказ ${order.number}`;
  if (order.email === null)
    return writeSms(
      { ...about, subject, to: order.phone, text: `Код {secret} для счёта возврата ${inLetter(details)}` },
      transaction,
    );
  const text = [
    'Здравствуйте!',
    `Код {secret} подтверждает, что возврат ${sum(refund)} по заказу ${order.number} уйдёт на счёт ${inLetter(details)}. Код действует ${secretMinutes.REFUND_ACCOUNT} минут.`,
    'Если вы не указывали этот счёт, никому не говорите код и ответьте на это письмо.',
    'Команда «Одонты»',
  ].join('\n\n');
  return writeLetter({ ...about, subject, to: order.email, text }, transaction);
}

/** The name of a bank is typed by anybody, so the letter does not repeat it. */
const inLetter = ({ account, bic }: RefundBank) => `${maskAccount(account)}, БИК ${bic}`;

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
    `${lines().join('\n')}\nЗаказ ${order.number}: ${siteLink(orderPath('{secret}'))}`,
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

const cardShareOf = ({ card_sum }: Refund): string[] =>
  card_sum > 0 ? [`Из них ${formatExact(exactRoublesOf(card_sum))} уже вернулись на карту.`] : [];

const staying = ({ participant_ids }: Refund): string[] =>
  participant_ids.length > 0 ? ['Места по заказу остаются за участниками, их билеты снова действуют.'] : [];

/** A bank is spoken of only where one has the money. */
function doneBy(refund: Refund): string {
  if (sumOf(refund) === 0) return `Мы освободили места по вашей заявке. К возврату — ${sum(refund)}.`;
  if (refund.route === 'VOUCHER')
    return `Мы вернули ${sum(refund)} на подарочный сертификат: его код прежний.`;
  if (refund.route === 'BALANCE') return `Мы зачислили ${sum(refund)} на ваш баланс.`;
  if (refund.route === 'BONUS') return `Мы вернули ${sum(refund)} бонусами: они уже на вашем счёте.`;
  return `Мы вернули ${sum(refund)}. Банк зачисляет деньги обычно в тот же день, иногда до пяти дней.`;
}

const accountOf = (refund: Refund): string[] =>
  lacksAccount(refund) ? ['Укажите на странице заказа счёт, на который вернуть деньги.'] : [];

const sum = (refund: Refund) => formatSum(roublesOf(sumOf(refund)));
