import { AdPlace, Banner } from '@odonta/db/models';
import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import { shiftedWeek, startOfWeek } from '@odonta/db/vocabulary/weeks.ts';
import type { Transaction } from 'sequelize';
import { ownerIdsOf } from '../../money/marketing_balance/owner.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { retakeAdPromo, useAdPromo } from '../buying/adPromo.ts';
import { heldUntil, holdIsOver, refuseMany, refusePast } from '../buying/holding.ts';
import { charge, refuseOtherPrice } from '../buying/payment.ts';
import { transitionBanner } from './bannerTransitions.ts';
import { sellPlaces, takePlaces } from './places.ts';
import { type BannerWish, quoteBanner } from './quoting.ts';
import { slotsOf } from './slots.ts';

/** Takes the places, which then wait a day for their payment, but not beyond the begin of their first week. */
export async function bookBanner(
  wish: BannerWish & { expected_total?: number },
  transaction: Transaction,
): Promise<Banner> {
  const owner = ownerIdsOf(wish);
  await refuseMany('banner', owner, transaction);
  const { slots, rows, promo_id, discount, total, fits } = await quoteBanner(wish, transaction, 'lock');
  refuseOtherPrice({ total, fits }, wish.expected_total);
  const weeks = [...wish.weeks].sort();
  const [first = '', last = ''] = [weeks.at(0), weeks.at(-1)];
  const date_start = startOfWeek(first);
  const held_until = heldUntil(first);
  const banner = await Banner.create(
    {
      ...{ slot: wish.slot, ...owner, by_weeks: true, status: 'PREPARE' },
      ...{ price_rows: rows, promo_id, discount, total, held_until },
      ...{ date_start, date_end: startOfWeek(shiftedWeek(last, 1)) },
    },
    { transaction },
  );
  await takePlaces({ banner_id: banner.id, slots, weeks, held_until }, transaction);
  if (promo_id !== null) await useAdPromo('banner', promo_id, { id: banner.id, ...owner }, transaction);
  return banner;
}

/** Pays from the balance of its owner: the places are sold, or nothing is paid. The banner is locked. */
export function payBanner(
  banner: Banner,
  acting: Signed,
  transaction: Transaction,
  source: AdPaymentSource = 'BALANCE',
): Promise<void> {
  return transitionBanner(banner, 'pay', acting, transaction, {
    run: () => sell(banner, source, acting, transaction),
  });
}

/** The same after the hold has run out: the places are taken again, if all are free. What it touches is locked. */
export function payLateBanner(
  banner: Banner,
  acting: Signed,
  transaction: Transaction,
  source: AdPaymentSource,
): Promise<void> {
  return transitionBanner(banner, 'pay_late', acting, transaction, {
    run: async () => {
      const rows = banner.price_rows ?? [];
      const weeks = [...new Set(rows.map(({ week }) => week))];
      refusePast(weeks);
      const categories = [...new Set(rows.flatMap(({ category_id }) => category_id ?? []))];
      await retakeAdPromo('banner', banner, { slot: banner.slot, categories }, transaction);
      await AdPlace.destroy({ where: { banner_id: banner.id }, transaction });
      const slots = await slotsOf({ slot: banner.slot, categories }, transaction);
      const held_until = new Date(Date.now() + 60_000);
      await takePlaces({ banner_id: banner.id, slots, weeks, held_until }, transaction);
      await sell(banner, source, acting, transaction);
    },
  });
}

async function sell(
  banner: Banner,
  payment_source: AdPaymentSource,
  { by }: Signed,
  transaction: Transaction,
): Promise<void> {
  if (!(await sellPlaces(banner.id, banner.price_rows?.length ?? 0, transaction))) throw holdIsOver();
  await charge('banner', banner, by, transaction);
  banner.set({ payment_source, paid_at: new Date(), held_until: null });
}
