import { Center, type Order, type OrderParticipant } from '@odonta/db/models';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { usableUntil } from '../../orders/changes/endOfRight.ts';
import { daysOf, seats } from '../../orders/letters/orderLetters.ts';
import { textCaller } from '../../orders/letters/textCaller.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';
import type { Rescheduled } from './rescheduleOrder.ts';

type Orders = Pick<Rescheduled, 'from' | 'to'>;

/**
 * Notifies the buyer of the new date and of his money, ticket holders that their tickets are void, and the
 * centre that they do not come.
 */
export async function writeRescheduledLetters(
  rescheduled: Rescheduled,
  { people, wasSold }: { people: readonly OrderParticipant[]; wasSold: boolean },
  transaction: Transaction,
): Promise<void> {
  await writeLetter(orderMoved(rescheduled), transaction);
  await textCaller(rescheduled.to, 'order_moved', transaction);
  if (!wasSold) return;
  for (const { email, first_name } of people)
    if (email) await writeLetter(orderMovedForParticipant(rescheduled, { email, first_name }), transaction);
  const { center_id } = rescheduled.from;
  const center = await Center.findByPk(center_id, { paranoid: false, rejectOnEmpty: true, transaction });
  if (center.email) await writeLetter(orderMovedForCenter(rescheduled, center.email), transaction);
}

export function orderMoved(rescheduled: Omit<Rescheduled, 'destination'>): NewLetter {
  const { from, to } = rescheduled;
  return letter(
    to,
    'order_moved',
    to.email,
    `Заказ ${from.number} перенесён: теперь это заказ ${to.number}`,
    [
      greeting(to.first_name),
      `Мы перенесли вашу запись с курса «${from.snapshot.name}»${daysOf(from)} на курс «${to.snapshot.name}»${daysOf(to)}: ${seats(to)}.`,
      `Стоимость на новую дату — ${price(to.total)}.`,
      ...[...ofMoney(rescheduled), ...ofCode(rescheduled)],
      ...ofRight(to),
      'На новую дату действуют правила возврата нового курса: они есть на странице заказа.',
      'Посмотреть заказ: {secret}',
    ],
    siteLink(orderPath(to.token)),
  );
}

function ofMoney({ to, carried, back, isBackAsked }: Omit<Rescheduled, 'destination'>): string[] {
  const due = to.total - to.paid_sum;
  const until = to.expires_at
    ? ` до ${formatMoment(secondsOf(to.expires_at))} по московскому времени, потом места освободятся`
    : '';
  return [
    ...(carried > 0 ? [`Прежняя оплата, ${price(carried)}, зачтена в новый заказ.`] : []),
    ...(due > 0 ? [`Осталось оплатить ${price(due)}${until}.`] : []),
    ...(back > 0
      ? [
          `Разницу, ${price(back)}, мы ${isBackAsked ? 'вернём после проверки и' : 'вернём и'} напишем об этом отдельно.`,
        ]
      : []),
  ];
}

/** The beginning of a near course ends the right before its last day. */
function ofRight(order: Order): string[] {
  const [until, end] = [usableUntil(order), secondsOf(order.full_refund_until)];
  if (until === null || end === null) return [];
  const when =
    until < end
      ? `до начала курса, ${formatMoment(until)} по московскому времени,`
      : `до ${formatMoscowDay(end)} включительно`;
  return [
    `Запись перенёс учебный центр. Если новая дата вам не подходит, ${when} вернём всю сумму, что бы ни говорили правила курса.`,
  ];
}

const ofCode = ({ code: { was, acts } }: Pick<Rescheduled, 'code'>): string[] =>
  was !== null && !acts ? [`Промокод ${was} на новую дату не действует.`] : [];

export const orderMovedForParticipant = (
  { from, to }: Orders,
  { email, first_name }: { email: string; first_name: string | null },
): NewLetter =>
  letter(from, 'moved', email, `Курс «${from.snapshot.name}»: ваша дата изменилась`, [
    greeting(first_name),
    `Вашу запись на курс «${from.snapshot.name}»${daysOf(from)} перенесли на курс «${to.snapshot.name}»${daysOf(to)}. Прежний билет больше не действует.`,
    to.status === 'CONFIRMED'
      ? 'Новый билет мы отправили отдельным письмом.'
      : 'Новый билет придёт, когда место на новую дату подтвердится.',
  ]);

export const orderMovedForCenter = ({ from, to }: Orders, email: string): NewLetter => ({
  ...letter(from, 'order_moved_center', email, `Заказ ${from.number} перенесён на другую дату`, [
    `Заказ ${from.number} на курс «${from.snapshot.name}»${daysOf(from)}, ${seats(from)}, перенесён на курс «${to.snapshot.name}»${daysOf(to)}. Места на прежнюю дату свободны.`,
  ]),
  center_id: from.center_id,
});

const letter = (
  { id }: Order,
  kind: string,
  to: string | null,
  subject: string,
  paragraphs: readonly string[],
  secret?: string,
): NewLetter => ({
  kind,
  to,
  subject,
  text: [...paragraphs, 'Команда «Одонты»'].join('\n\n'),
  ...(secret && { secret }),
  resource: 'orders',
  record_id: id,
});

const price = (kopecks: number) => formatPrice(roublesOf(kopecks));
