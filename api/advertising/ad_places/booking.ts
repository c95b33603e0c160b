import { Banner } from '@odonta/db/models';
import { holdHours } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import { shiftedWeek, startOfWeek } from '@odonta/db/vocabulary/weeks.ts';
import type { Transaction } from 'sequelize';
import { enter, lockBalance } from '../../money/marketing_balance/ledger.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { bannerPromo, useBannerPromo } from './bannerPromo.ts';
import { transitionBanner } from './bannerTransitions.ts';
import { sellPlaces, takePlaces } from './places.ts';
import { type BannerWish, quoteBanner } from './quoting.ts';

/** Takes the places, which then wait a day for their payment, but not beyond the begin of their first week. */
export async function bookBanner(wish: BannerWish, transaction: Transaction): Promise<Banner> {
  const { slots, rows, promo_id, discount, total, fits } = await quoteBanner(wish, transaction);
  if (!fits) throw conflict('Сумма меньше той, с которой действует промокод');
  const weeks = [...wish.weeks].sort();
  const [first = '', last = ''] = [weeks.at(0), weeks.at(-1)];
  const date_start = startOfWeek(first);
  const held_until = new Date(Math.min(Date.now() + holdHours * 3_600_000, date_start.getTime()));
  const banner = await Banner.create(
    {
      ...{ slot: wish.slot, center_id: wish.center_id, by_weeks: true, status: 'PREPARE' },
      ...{ price_rows: rows, promo_id, discount, total, held_until },
      ...{ date_start, date_end: startOfWeek(shiftedWeek(last, 1)) },
    },
    { transaction },
  );
  await takePlaces({ banner_id: banner.id, slots, weeks, held_until }, transaction);
  if (wish.promo_code && promo_id !== null) {
    // Asked again under the lock of the code: others may have used it up since.
    await bannerPromo(wish.promo_code, wish, transaction, 'lock');
    await useBannerPromo(promo_id, { id: banner.id, center_id: wish.center_id }, transaction);
  }
  return banner;
}

/** Pays from the balance of the centre: the places are sold, or nothing is paid. The banner is locked. */
export function payBanner(banner: Banner, acting: Signed, transaction: Transaction): Promise<void> {
  return transitionBanner(banner, 'pay', acting, transaction, {
    run: async () => {
      if (!(await sellPlaces(banner.id, banner.price_rows?.length ?? 0, transaction)))
        throw conflict('Места ждали оплаты и уже свободны для других: выберите недели заново');
      const balance = await lockBalance({ center_id: banner.center_id ?? 0 }, transaction);
      const total = banner.total ?? 0;
      if (total > 0)
        await enter(
          balance.id,
          {
            ...{ kind: 'SPEND_BANNER', sum: -total, by: acting.by },
            source: { type: 'banner', id: banner.id },
            document: `Баннер № ${banner.id}`,
          },
          transaction,
        );
      banner.set({ payment_source: 'BALANCE', paid_at: new Date(), held_until: null });
    },
  });
}
