import type { Order, OrderParticipant } from '@odonta/db/models';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { daysOf } from '../../orders/letters/orderLetters.ts';
import { textCaller } from '../../orders/letters/textCaller.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';

interface Message {
  /** An additional text of staff. */
  words: string | null;
  people: readonly OrderParticipant[];
  /** An unpaid order is cancelled, and its buyer is notified of that. */
  isPaidFor: boolean;
}

/** Notifies the buyer of the refund, and each participant of the cancellation. */
export async function writeCanceledLetters(
  order: Order,
  { words, people, isPaidFor }: Message,
  transaction: Transaction,
): Promise<void> {
  if (isPaidFor) await writeLetter(courseCanceled(order, words), transaction);
  await textCaller(order, isPaidFor ? 'course_canceled_paid' : 'course_canceled', transaction);
  for (const { email, first_name } of people)
    if (email && email !== order.email)
      await writeLetter(courseCanceledForParticipant(order, { email, first_name }, words), transaction);
}

export const courseCanceled = (order: Order, words: string | null): NewLetter => ({
  ...letter(
    order,
    order.email,
    order.first_name,
    [
      news(order),
      `Мы вернём ${formatPrice(roublesOf(order.paid_sum - order.refunded_sum))} полностью и напишем, когда деньги уйдут.`,
      'Посмотреть заказ: {secret}',
    ],
    words,
  ),
  secret: siteLink(orderPath(order.token)),
});

export const courseCanceledForParticipant = (
  order: Order,
  { email, first_name }: Pick<OrderParticipant, 'email' | 'first_name'>,
  words: string | null,
): NewLetter => letter(order, email, first_name, [`${news(order)} Билет не действует.`], words);

const news = (order: Order) => `Курс «${order.snapshot.name}»${daysOf(order)} отменён. Извините нас.`;

const letter = (
  { id, snapshot }: Order,
  to: string | null,
  name: string | null,
  paragraphs: readonly string[],
  words: string | null,
): NewLetter => ({
  kind: 'course_canceled',
  to,
  subject: `Курс «${snapshot.name}» отменён`,
  text: [greeting(name), ...(words ? [words] : []), ...paragraphs, 'Команда «Одонты»'].join('\n\n'),
  resource: 'orders',
  record_id: id,
});
