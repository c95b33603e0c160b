import type { PinningWish } from '@odonta/api/contract';
import { Pinning, Prod, ProdCard } from '@odonta/db/models';
import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import {
  type BannerPrice,
  bannerPriceOf,
  type PaidRow,
  paidRowsOf,
} from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import type { AdMarks, PinningPlace } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { type MoneySetting, moneySetting } from '../../platform/money/moneySettings.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { saleWeeks } from '../ad_places/slots.ts';
import { adPromo, retakeAdPromo, useAdPromo } from '../buying/adPromo.ts';
import { heldUntil, holdIsOver, refuseMany, refusePast } from '../buying/holding.ts';
import { charge, refuseOtherPrice } from '../buying/payment.ts';
import { takeWeeks } from './pinnings.places.ts';
import { refuseUnfit } from './pinnings.schema.ts';
import { transitionPinning } from './pinnings.transitions.ts';

export interface PinningQuote extends BannerPrice {
  rows: PaidRow[];
  promo_id: number | null;
}

/** Of a week, in kopecks; null where the place is not sold. */
export async function pinningPriceOf(place: PinningPlace, transaction?: Transaction): Promise<number | null> {
  const [kind = 'HOME'] = place.split(':');
  const price = await moneySetting(priceKeys[kind as keyof typeof priceKeys], transaction);
  return price === 0 ? null : kopecksOf(price);
}

const priceKeys = {
  HOME: 'pinning_price_home',
  TYPE: 'pinning_price_type',
  CATEGORY: 'pinning_price_category',
} as const satisfies Record<string, MoneySetting>;

/** The price of a wish by the settings in force now, and by its code, which is locked where it is bought. */
export async function quotePinning(
  { center_id, place, weeks, promo_code }: Omit<PinningWish, 'prod_id'>,
  transaction: Transaction,
  how: 'read' | 'lock' = 'read',
): Promise<PinningQuote> {
  const onSale = saleWeeks();
  if (weeks.some((week) => !onSale.includes(week)))
    throw invalid({
      weeks: `Продаются ${plural(onSale.length, ['неделя', 'недели', 'недель'])}, начиная со следующей`,
    });
  const price = await pinningPriceOf(place, transaction);
  if (price === null) throw conflict('Цена этого места ещё не назначена: напишите менеджеру');
  const buyer = { good: 'pinning', center_id, ...standing(place) } as const;
  const promo = promo_code ? await adPromo(promo_code, buyer, transaction, how) : null;
  const rows = [...weeks].sort().map((week) => ({ category_id: null, week, price }));
  return { ...bannerPriceOf(rows, promo), rows: paidRowsOf(rows, promo), promo_id: promo?.id ?? null };
}

/** Where it stands, as promo codes name places. */
const standing = (place: PinningPlace) => ({
  slot: null,
  categories: place.startsWith('CATEGORY:') ? [Number(place.slice('CATEGORY:'.length))] : [],
});

/** Takes the places, which then wait a day for their payment, but not beyond the begin of their first week. */
export async function bookPinning(
  { expected_total, marks, ...wish }: PinningWish & { expected_total?: number; marks: AdMarks },
  transaction: Transaction,
): Promise<Pinning> {
  const { center_id, prod_id, place } = wish;
  await refuseMany('pinning', { center_id }, transaction);
  await refuseUnpinnable(wish, transaction);
  const { rows, promo_id, discount, total, fits } = await quotePinning(wish, transaction, 'lock');
  refuseOtherPrice({ total, fits }, expected_total);
  const weeks = [...wish.weeks].sort();
  const held_until = heldUntil(weeks[0] ?? '');
  const pinning = await Pinning.create(
    {
      ...{ center_id, prod_id, place, ...marks, status: 'PREPARE' },
      ...{ price_rows: rows, promo_id, discount, total, held_until },
    },
    { transaction },
  );
  await takeWeeks(pinning, weeks, transaction);
  if (promo_id !== null) await useAdPromo('pinning', promo_id, { id: pinning.id, center_id }, transaction);
  return pinning;
}

/** Refuses a course of others, and one that its list would not show in any week. */
export async function refuseUnpinnable(
  { center_id, prod_id, place }: Pick<PinningWish, 'center_id' | 'prod_id' | 'place'>,
  transaction: Transaction,
): Promise<void> {
  const prod = await Prod.findByPk(prod_id, { transaction });
  refuseUnfit(place, prod?.center_id === center_id ? prod : null);
  if ((await ProdCard.count({ where: { prod_id, state: 'PAST' }, transaction })) > 0)
    throw invalid({ prod_id: 'Этот курс уже прошёл' });
}

/** Pays from the balance of the centre. The pinning is locked. */
export function payPinning(
  pinning: Pinning,
  acting: Signed,
  transaction: Transaction,
  source: AdPaymentSource = 'BALANCE',
): Promise<void> {
  return transitionPinning(pinning, 'pay', acting, transaction, {
    run: async () => {
      if (!pinning.held_until || pinning.held_until <= new Date()) throw holdIsOver();
      await sell(pinning, source, acting, transaction);
    },
  });
}

/** The same after the hold has run out: the places are taken again, if all are free. What it touches is locked. */
export function payLatePinning(
  pinning: Pinning,
  acting: Signed,
  transaction: Transaction,
  source: AdPaymentSource,
): Promise<void> {
  return transitionPinning(pinning, 'pay_late', acting, transaction, {
    run: async () => {
      const weeks = (pinning.price_rows ?? []).map(({ week }) => week);
      refusePast(weeks);
      await retakeAdPromo('pinning', pinning, standing(pinning.place), transaction);
      await takeWeeks(pinning, weeks, transaction);
      await sell(pinning, source, acting, transaction);
    },
  });
}

async function sell(
  pinning: Pinning,
  payment_source: AdPaymentSource,
  { by }: Signed,
  transaction: Transaction,
): Promise<void> {
  await refuseUnpinnable({ ...pinning.get(), center_id: pinning.center_id ?? 0 }, transaction);
  await charge('pinning', pinning, by, transaction);
  pinning.set({ payment_source, paid_at: new Date(), held_until: null });
}
