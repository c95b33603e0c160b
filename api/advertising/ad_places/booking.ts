import { Banner, Center } from '@odonta/db/models';
import { holdHours, unpaidAtMost } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { shiftedWeek, startOfWeek } from '@odonta/db/vocabulary/weeks.ts';
import type { Transaction } from 'sequelize';
import { enter, lockBalance } from '../../money/marketing_balance/ledger.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { useBannerPromo } from './bannerPromo.ts';
import { transitionBanner } from './bannerTransitions.ts';
import { sellPlaces, takePlaces } from './places.ts';
import { type BannerWish, quoteBanner } from './quoting.ts';

/** Takes the places, which then wait a day for their payment, but not beyond the begin of their first week. */
export async function bookBanner(
  wish: BannerWish & { expected_total?: number },
  transaction: Transaction,
): Promise<Banner> {
  await refuseMany(wish.center_id, transaction);
  const { slots, rows, promo_id, discount, total, fits } = await quoteBanner(wish, transaction, 'lock');
  if (wish.expected_total !== undefined && wish.expected_total !== total)
    throw conflict(`Цена изменилась: теперь ${formatKopecks(total)}\u00a0₽. Посмотрите её и купите снова`);
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
  if (promo_id !== null)
    await useBannerPromo(promo_id, { id: banner.id, center_id: wish.center_id }, transaction);
  return banner;
}

/** One centre does not hold the whole site unpaid; its bookings come one after another by the lock of its row. */
async function refuseMany(center_id: number, transaction: Transaction): Promise<void> {
  await Center.findByPk(center_id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  const where = { center_id, by_weeks: true, status: 'PREPARE' as const };
  if ((await Banner.count({ where, transaction })) >= unpaidAtMost)
    throw conflict(
      `Оплаты уже ждут ${plural(unpaidAtMost, ['баннер', 'баннера', 'баннеров'])}: оплатите или отмените их`,
    );
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
