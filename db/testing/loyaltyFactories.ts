import { randomBytes } from 'node:crypto';
import {
  BonusAccount,
  BonusLot,
  BonusTx,
  Gift,
  GiftOrder,
  LegalScale,
  LegalScaleRow,
  Order,
  PromoCode,
  Referral,
  Voucher,
} from '@odonta/db/models';
import { promoKeyOf } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { buildIndividual, buildProd } from './factories.ts';
import { inDays } from './inDays.ts';
import type { New } from './new.ts';

let number = 0;
const next = () => {
  number += 1;
  return number;
};

export function buildBonusAccount(given: New<BonusAccount> = {}): Promise<BonusAccount> {
  return BonusAccount.create({ key: `+7901${String(next()).padStart(7, '0')}`, ...given });
}

/** Bonuses that were given to an account and lie there for a month. */
export async function buildBonusLot({
  account_id,
  count = 100,
}: {
  account_id: number;
  count?: number;
}): Promise<BonusLot> {
  const expires_at = inDays(30);
  const tx = await BonusTx.create({
    ...{ account_id, kind: 'ADJUST', is_add: true, count, state: 'ACTIVE', expires_at },
  });
  await BonusAccount.increment({ balance: count }, { where: { id: account_id } });
  return BonusLot.create({ id: tx.id, account_id, count, left: count, expires_at });
}

/** Ten percent off every course, without a limit of uses, unless given otherwise. */
export function buildPromoCode(given: New<PromoCode> = {}): Promise<PromoCode> {
  const code = given.code ?? `СКИДКА${100 + next()}`;
  return PromoCode.create({
    name: `Скидка ${number}`,
    effect: 'PERCENT',
    value: 10,
    date_start: inDays(-1),
    ...given,
    code,
    code_key: promoKeyOf(code),
  });
}

/** Approved tiers: 3 % from the first rouble and 5 % from 100 000 ₽, unless given otherwise. */
export async function buildLegalScale({
  rows = [
    { value: 0, percent: 3, expiry_days: 365 },
    { value: 10_000_000, percent: 5, expiry_days: 365 },
  ],
  valid_from = '2020-01-01',
  ...given
}: New<LegalScale> & {
  rows?: { value: number; percent: number; expiry_days: number }[];
  valid_from?: string;
} = {}): Promise<LegalScale> {
  const scale = await LegalScale.create({ name: `Шкала ${next()}`, is_active: true, ...given });
  await LegalScaleRow.bulkCreate(rows.map((row) => ({ ...row, valid_from, scale_id: scale.id })));
  return scale;
}

/** A gift to pick up that costs 300, without a limit, unless given otherwise. */
export function buildGift(given: New<Gift> = {}): Promise<Gift> {
  return Gift.create({ name: `Подарок ${next()}`, price_bonus: 300, ...given });
}

/** An open order of a gift, with no bonuses behind it. */
export async function buildGiftOrder(given: New<GiftOrder> = {}): Promise<GiftOrder> {
  const gift = given.gift_id
    ? await Gift.findByPk(given.gift_id, { rejectOnEmpty: true })
    : await buildGift();
  const { id: gift_id, name: gift_name, price_bonus, delivery_kind } = gift;
  const phone = `+7903${String(next()).padStart(7, '0')}`;
  return GiftOrder.create({
    ...{ gift_id, gift_name, price_bonus, delivery_kind, phone },
    individual_id: given.individual_id ?? (await buildIndividual()).id,
    bonus_key: phone,
    last_name: 'Одариваева',
    first_name: 'Вера',
    email: `gift${number}@test.local`,
    expires_at: inDays(30),
    ...given,
  });
}

/** An unpaid gift voucher with an empty balance. */
export function buildVoucher(given: New<Voucher> = {}): Promise<Voucher> {
  const place = next();
  return Voucher.create({
    token: randomBytes(24).toString('base64url'),
    sum: 500_000,
    buyer_name: 'Анна Дарителева',
    email: `giver${place}@test.local`,
    phone: `+7904${String(place).padStart(7, '0')}`,
    recipient_name: 'Иван Одарённый',
    recipient_email: `gifted${place}@test.local`,
    ...given,
  });
}

/** An order of one that costs 10 000 ₽ and waits for money, with no seats behind it. */
export async function buildPlainOrder(given: New<Order> = {}): Promise<Order> {
  const prod = given.prod_id ? null : await buildProd();
  return Order.create({
    token: randomBytes(24).toString('base64url'),
    prod_id: prod?.id ?? 0,
    center_id: prod?.center_id ?? 0,
    buyer_kind: 'GUEST',
    last_name: 'Покупателев',
    first_name: 'Илья',
    phone: `+7902${String(next()).padStart(7, '0')}`,
    email: `order${number}@test.local`,
    count: 1,
    subtotal: 1_000_000,
    total: 1_000_000,
    payment_method: 'CARD',
    refund_policy: [],
    snapshot: {
      name: 'Курс',
      canonical: '/kurs',
      center: 'Центр',
      city: null,
      date_start: null,
      date_end: null,
      price: 1_000_000,
    },
    ...given,
  });
}

/** A friend who came with an order that is not paid, for a thousand. */
export async function buildReferral(given: New<Referral> = {}): Promise<Referral> {
  return Referral.create({
    individual_id: given.individual_id ?? (await buildIndividual()).id,
    order_id: given.order_id ?? (await buildPlainOrder()).id,
    key: `+7904${String(next()).padStart(7, '0')}`,
    count: 1000,
    expiry_days: 365,
    ...given,
  });
}
