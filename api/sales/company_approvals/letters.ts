import type { LegalMember, Order } from '@odonta/db/models';
import { orderPath, paths } from '@odonta/db/vocabulary/addresses.ts';
import { formatSum, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { daysOf, seats } from '../../orders/letters/orderLetters.ts';
import { letterText } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { nameOf } from '../../platform/mail/strangersWords.ts';

type Person = Pick<LegalMember, 'name' | 'email'>;

/** Letters to a member of a company and its owner about an order beyond the member's month. */

export const ownerAsked = (
  order: Order,
  member: Person & { month_limit: number | null },
  owner: Person,
  spent: number,
): NewLetter =>
  toOwner(order, owner, 'owner_asked', `Заказ ${order.number} ждёт вашего подтверждения`, [
    `${nameOf(member.name) ?? 'Сотрудник вашей организации'} записывает сотрудников на курс «${order.snapshot.name}»${daysOf(order)}: ${seats(order)}, ${sumOf(order.total)}.`,
    `Это выше лимита: ${sumOf(member.month_limit ?? 0)} в месяц, использовано ${sumOf(spent)}. Места удержаны${until(order)}, счёт уйдёт только после вашего подтверждения. Без ответа заказ отменится сам.`,
    `Подтвердить или отклонить: ${siteLink(paths.legalHome)}`,
  ]);

export const ownerIsSilent = (order: Order, owner: Person): NewLetter =>
  toOwner(order, owner, 'owner_was_silent', `Заказ ${order.number} отменён без вашего подтверждения`, [
    `Срок подтверждения заказа на курс «${order.snapshot.name}»${daysOf(order)} вышел, и места снова свободны.`,
    `Если курс всё ещё нужен, запишите сотрудников сами: ${siteLink(order.snapshot.canonical)}`,
  ]);

export const awaitsOwnerWord = (order: Order): NewLetter =>
  toBuyer(order, 'order_awaits_owner', `Заказ ${order.number} ждёт подтверждения владельца`, [
    `Заказ на курс «${order.snapshot.name}»${daysOf(order)} выше вашего лимита на месяц: ${seats(order)}, ${sumOf(order.total)}. Мы написали владельцу кабинета.`,
    `Места удержаны за вами${until(order)}. Платить пока не нужно: счёт придёт, когда владелец подтвердит заказ.`,
  ]);

export const ownerConfirmed = (order: Order): NewLetter =>
  toBuyer(order, 'owner_confirmed', `Заказ ${order.number}: владелец подтвердил`, [
    `Владелец кабинета подтвердил заказ на курс «${order.snapshot.name}»${daysOf(order)}: ${seats(order)}, ${sumOf(order.total)}. Счёт придёт отдельным письмом.`,
  ]);

export const ownerWasSilentForBuyer = (order: Order): NewLetter =>
  toBuyer(order, 'order_not_confirmed', `Заказ ${order.number} отменён: владелец не ответил`, [
    `Владелец кабинета не подтвердил заказ на курс «${order.snapshot.name}»${daysOf(order)} вовремя, и места снова свободны.`,
    `Записаться ещё раз, пока места есть: ${siteLink(order.snapshot.canonical)}`,
  ]);

const toOwner = (
  order: Order,
  { name, email }: Person,
  kind: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter => ({ ...letter(order, kind, subject, name, paragraphs), to: email });

/** The link opens the order, so the outbox hides it. */
const toBuyer = (order: Order, kind: string, subject: string, paragraphs: readonly string[]): NewLetter => ({
  ...letter(order, kind, subject, order.first_name, [...paragraphs, 'Посмотреть заказ: {secret}']),
  to: order.email,
  secret: siteLink(orderPath(order.token)),
});

const letter = (
  { id }: Order,
  kind: string,
  subject: string,
  name: string,
  paragraphs: readonly string[],
) => ({
  kind,
  subject,
  text: letterText(name, paragraphs),
  resource: 'orders',
  record_id: id,
});

const sumOf = (kopecks: number) => formatSum(roublesOf(kopecks));

const until = ({ expires_at }: Order) =>
  expires_at === null ? '' : ` до ${formatMoment(secondsOf(expires_at))} по московскому времени`;
