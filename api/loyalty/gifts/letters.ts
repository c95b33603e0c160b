import type { GiftOrder } from '@odonta/db/models';
import { individualSection } from '@odonta/db/vocabulary/addresses.ts';
import type { GiftDelivery } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { letterText } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

/** Letters to the buyer of a gift. */

export const giftOrdered = (order: GiftOrder): NewLetter =>
  letter(order, 'gift_ordered', `Подарок заказан: ${order.gift_name}`, [
    `Вы заказали подарок «${order.gift_name}» за ${bonuses(order)}. Менеджер подтвердит выдачу, и мы сразу напишем.`,
    ...(order.address === null ? [] : [`Отправим по адресу: ${saidBy(order.address)}.`]),
    `Если подарок не выдадут до ${formatMoscowDay(secondsOf(order.expires_at))}, заказ отменится сам и бонусы вернутся. До выдачи его можно отменить в кабинете: ${siteLink(giftsPath)}`,
  ]);

export const giftIssued = (order: GiftOrder): NewLetter => ({
  ...letter(order, 'gift_issued', `Подарок ваш: ${order.gift_name}`, [
    `Подарок «${order.gift_name}» подтверждён, списано: ${bonuses(order)}.`,
    handedOver[order.delivery_kind](order),
    `Все ваши подарки: ${siteLink(giftsPath)}`,
  ]),
  ...(order.issued_code !== null && { secret: order.issued_code }),
});

export const giftRejected = (order: GiftOrder, reason: string): NewLetter =>
  letter(order, 'gift_rejected', `Заказ подарка отклонён: ${order.gift_name}`, [
    `К сожалению, подарок «${order.gift_name}» выдать не получится: ${reason}.`,
    `Мы вернули на ваш счёт ${bonuses(order)}. Выбрать другой подарок: ${siteLink(giftsPath)}`,
  ]);

export const giftCanceled = (order: GiftOrder, why: string): NewLetter =>
  letter(order, 'gift_canceled', `Заказ подарка отменён: ${order.gift_name}`, [
    `Заказ подарка «${order.gift_name}» отменён: ${why}.`,
    `Мы вернули на ваш счёт ${bonuses(order)}. Выбрать подарок снова: ${siteLink(giftsPath)}`,
  ]);

const giftsPath = individualSection('gifts');

const handedOver: Readonly<Record<GiftDelivery, (order: GiftOrder) => string>> = {
  SELF: () => 'Подарок можно забрать в нашем офисе: адрес и часы работы на странице контактов.',
  POST: ({ tracking }) => `Мы отправили его почтой, номер отправления: ${tracking}.`,
  CODE: () => 'Ваш код: {secret}',
};

function letter(order: GiftOrder, kind: string, subject: string, paragraphs: readonly string[]): NewLetter {
  return {
    kind,
    to: order.email,
    subject,
    text: letterText(order.first_name, paragraphs),
    resource: 'gift_orders',
    record_id: order.id,
  };
}

const bonuses = ({ price_bonus }: GiftOrder) => plural(price_bonus, ['бонус', 'бонуса', 'бонусов']);
