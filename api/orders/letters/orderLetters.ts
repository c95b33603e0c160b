import type { ProdCard } from '@odonta/api/contract';
import type { Order, OrderParticipant } from '@odonta/db/models';
import { orderPath, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { isCheckOpen, orderChecks } from '@odonta/db/vocabulary/orders/order.ts';
import { type CancelReason, cancelReasons } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { seatWords } from '@odonta/db/vocabulary/orders/seatWords.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDay, formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { letterAbout } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { nameOf } from '../../platform/mail/strangersWords.ts';
import { saidOf } from '../saidOf.ts';

/** Letters to the buyer about his order. The link gives access to the order, so the outbox hides it. */

export const orderBooked = (order: Order): NewLetter =>
  toBuyer(order, 'order_booked', `Заказ ${order.number}: ${bookedSeats(order)}`, [
    `За вами забронировано на курсе «${order.snapshot.name}»${daysOf(order)}: ${seats(order)}, к оплате ${totalOf(order)}.`,
    untilWhen(order),
    'Оплатить и посмотреть заказ: {secret}',
  ]);

function bookedSeats({ count }: Order): string {
  const { seats, booked } = seatWords(count);
  return `${seats} ${booked}`;
}

export const orderPaid = (order: Order): NewLetter =>
  toBuyer(order, 'order_paid', `Заказ ${order.number} подтверждён`, [
    `${paidWords(order)}${seatWords(order.count).seatsFirst} на курсе «${order.snapshot.name}»${daysOf(order)} за вами: ${seats(order)}.`,
    `${order.count === 1 ? 'Билет на почте' : 'Билеты у участников на почте'} или в PDF на странице заказа, там же документы: {secret}`,
  ]);

function paidWords({ total, debt }: Order): string {
  if (debt > 0) return `Заказ оформлен с отсрочкой, к оплате по счёту ${formatPrice(roublesOf(debt))}. `;
  return total > 0 ? `Мы получили оплату, ${formatPrice(roublesOf(total))}. ` : '';
}

export const orderAwaits = (order: Order): NewLetter =>
  toBuyer(order, 'order_awaits', `Заказ ${order.number} ждёт подтверждения`, [
    awaitsCenter(order)
      ? `Учебный центр подтверждает ${seatWords(order.count).seats} на курсе «${order.snapshot.name}»${daysOf(order)}: ${seats(order)}. Мы напишем вам, как только он ответит.`
      : `${seatWords(order.count).seatsFirst} на курсе «${order.snapshot.name}»${daysOf(order)} ${seatWords(order.count).held} за вами: ${seats(order)}. Осталось одно: ${openOf(order)}. Мы напишем вам, когда всё будет готово.`,
    'Посмотреть заказ: {secret}',
  ]);

export const awaitsCenter = (order: Pick<Order, 'checks'>): boolean => isCheckOpen(order, 'SEAT');

const openOf = ({ checks }: Order) =>
  checks
    .filter(({ is_done }) => !is_done)
    .map(({ kind }) => orderChecks[kind].toLowerCase())
    .join(', ');

export const orderConfirmed = (order: Order): NewLetter => ({
  ...orderPaid(order),
  kind: 'order_confirmed',
  subject: `Заказ ${order.number}: учебный центр подтвердил ${seatWords(order.count).seats}`,
});

export const orderRejected = (
  order: Order,
  similar: readonly Pick<ProdCard, 'id' | 'slug' | 'name'>[],
): NewLetter =>
  toBuyer(order, 'order_rejected', `Заказ ${order.number} отклонён`, [
    `К сожалению, учебный центр не подтвердил места на курсе «${order.snapshot.name}»${daysOf(order)}.`,
    ...(saidOf(order) ? [`Причина: ${saidOf(order)}`] : []),
    ...(order.paid_sum > 0 ? ['Деньги за курс вернутся полностью.'] : []),
    ...(similar.length > 0
      ? [['Похожие курсы:', ...similar.map((prod) => `${prod.name}: ${siteLink(prodPath(prod))}`)].join('\n')]
      : []),
    'Посмотреть заказ: {secret}',
  ]);

export const orderCanceled = (order: Order): NewLetter =>
  toBuyer(order, 'order_canceled', `Заказ ${order.number} отменён`, [
    `Заказ на курс «${order.snapshot.name}»${daysOf(order)} отменён${reasonOf(order.cancel_reason)}.`,
    ...[saidOf(order)].filter((said) => said !== null),
    'Посмотреть заказ: {secret}',
  ]);

export const orderExpired = (order: Order): NewLetter =>
  toBuyer(order, 'order_expired', `Заказ ${order.number}: бронь закончилась`, [
    `Мы не получили оплату за курс «${order.snapshot.name}»${daysOf(order)} вовремя, и места снова свободны.`,
    `Записаться ещё раз, пока места есть: ${siteLink(order.snapshot.canonical)}`,
    'Посмотреть заказ: {secret}',
  ]);

export const paymentReminder = (order: Order, kind: string): NewLetter =>
  toBuyer(
    order,
    kind,
    `Заказ ${order.number} не оплачен`,
    order.status === 'PREPARE'
      ? [
          `Места на курсе «${order.snapshot.name}»${daysOf(order)} ещё за вами: ${seats(order)}, к оплате ${totalOf(order)}.`,
          untilWhen(order),
          'Оплатить заказ: {secret}',
        ]
      : [
          `Бронь на курс «${order.snapshot.name}»${daysOf(order)} закончилась, но места ещё есть.`,
          `Записаться ещё раз: ${siteLink(order.snapshot.canonical)}`,
          'Посмотреть заказ: {secret}',
        ],
  );

/** The buyer's order goes on: only the person who comes is another one. */
export const participantReplaced = (order: Order, was: OrderParticipant, now: OrderParticipant): NewLetter =>
  toBuyer(order, 'participant_replaced', `Заказ ${order.number}: участник заменён`, [
    `На курсе «${order.snapshot.name}»${daysOf(order)} по вашему заказу ${replacedInWords(nameOf(fullNameOf(was)), nameOf(fullNameOf(now)))}. Прежний билет больше не действует, стоимость заказа не изменилась.`,
    'Если вы об этом не просили, напишите нам. Посмотреть заказ: {secret}',
  ]);

function replacedInWords(was: string | null, now: string | null): string {
  if (now === null) return 'участник заменён на другого';
  return was === null ? `участник заменён на другого: ${now}` : `участник заменён: был ${was}, теперь ${now}`;
}

/** Letters that staff send on demand to the clients of their bookings. */
export const paymentLinkLetter = (order: Order, kind: string): NewLetter =>
  toBuyer(order, kind, `Ссылка на оплату заказа ${order.number}`, [
    `За вами забронировано на курсе «${order.snapshot.name}»${daysOf(order)}: ${seats(order)}, к оплате ${totalOf(order)}.`,
    untilWhen(order),
    'Оплатить заказ: {secret}',
  ]);

export function toBuyer(
  order: Order,
  kind: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const about = { resource: 'orders', record: order, path: orderPath(order.token) };
  return letterAbout(about, { kind, subject, paragraphs });
}

const reasonOf = (reason: CancelReason | null) =>
  reason === null ? '' : `: ${cancelReasons[reason].toLowerCase()}`;

export const seats = ({ count }: Pick<Order, 'count'>) => plural(count, ['место', 'места', 'мест']);

const totalOf = ({ total }: Order) => formatPrice(roublesOf(total));

export const daysOf = ({ snapshot: { date_start } }: Pick<Order, 'snapshot'>) =>
  date_start === null ? '' : ` (начало ${formatDay(date_start)})`;

function untilWhen({ expires_at }: Order): string {
  return expires_at === null
    ? 'Оплатите заказ, чтобы места остались за вами.'
    : `Оплатите заказ до ${formatMoment(secondsOf(expires_at))} по московскому времени: потом места освободятся.`;
}
