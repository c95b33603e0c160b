import type { GiftOrderBody } from '@odonta/api/contract';
import { type Gift, GiftOrder, type Individual } from '@odonta/db/models';
import { giftStateOf, giftStates } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { addressRequired } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderForm.ts';
import { giftOrderDays, liveGiftOrders } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { spendableOf } from '../bonuses/balances.ts';
import { keysBeside } from '../bonuses/joined.ts';
import { spend } from '../bonuses/ledger.ts';
import { provedKeyOf } from '../bonuses/ofOrders.ts';
import { giftOrdered } from './letters.ts';
import { lockGifts } from './locking.ts';

/** Orders a gift for a person, and notifies him. */
export async function orderGift(
  buyer: Individual,
  body: GiftOrderBody,
  transaction: Transaction,
): Promise<GiftOrder> {
  const order = await takeGift(buyer, body, transaction);
  await writeLetter(giftOrdered(order), transaction);
  return order;
}

/** Takes the gift and its bonuses; refuses where either is not there by then. */
export async function takeGift(
  buyer: Individual,
  { gift_id, contact, address }: GiftOrderBody,
  transaction: Transaction,
): Promise<GiftOrder> {
  const key = keyOf(buyer);
  const [gift] = await lockGifts([gift_id], transaction);
  if (!gift || gift.isSoftDeleted()) throw notFound('Такого подарка нет');
  await refuseUnlessOffered(gift, key, transaction);
  if (gift.delivery_kind === 'POST' && !address) throw invalid({ address: addressRequired });
  const order = await GiftOrder.create(
    {
      ...{ gift_id, individual_id: buyer.id, bonus_key: key },
      ...{ gift_name: gift.name, price_bonus: gift.price_bonus, delivery_kind: gift.delivery_kind },
      ...{ ...contact, phone: normalPhone(contact.phone) },
      address: gift.delivery_kind === 'POST' ? (address ?? null) : null,
      expires_at: new Date(Date.now() + giftOrderDays * dayMs),
    },
    { transaction },
  );
  const entry = { count: gift.price_bonus, source: sourceOf(order), comment: `Подарок «${gift.name}»` };
  await spend(key, entry, transaction);
  return order;
}

export const sourceOf = ({ id }: Pick<GiftOrder, 'id'>) => ({ type: 'gift_order', id }) as const;

/** How many of a gift count against this owner's limit. */
export async function ownGifts(gift_id: number, key: string, transaction?: Transaction): Promise<number> {
  const bonus_key = await keysBeside(key, transaction);
  return GiftOrder.count({ where: { gift_id, bonus_key, status: [...liveGiftOrders] }, transaction });
}

const dayMs = 86_400_000;

/** A phone that was merely typed may be another's, and so may its bonuses. */
function keyOf(buyer: Individual): string {
  const key = provedKeyOf(buyer);
  if (key === null) throw conflict('Телефон не подтверждён: войдите в кабинет по коду из СМС');
  return key;
}

async function refuseUnlessOffered(gift: Gift, key: string, transaction: Transaction): Promise<void> {
  const dates = { date_start: secondsOf(gift.date_start), date_end: secondsOf(gift.date_end) };
  const { is_active, stock, ordered_count, per_person_limit, price_bonus } = gift;
  const state = giftStateOf({ is_active, stock, ordered_count, ...dates }, nowInSeconds());
  if (state !== 'ACTIVE') throw conflict(`Подарок сейчас не заказать: ${giftStates[state].toLowerCase()}`);
  if (per_person_limit !== null && (await ownGifts(gift.id, key, transaction)) >= per_person_limit)
    throw conflict(
      `Больше ${plural(per_person_limit, ['подарка', 'подарков', 'подарков'])} в одни руки нельзя`,
    );
  const short = price_bonus - (await spendableOf(key, transaction));
  if (short > 0) throw conflict(`Не хватает ${plural(short, ['бонуса', 'бонусов', 'бонусов'])}`);
}
