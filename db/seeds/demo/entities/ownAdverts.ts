import {
  AdPlace,
  AdSlot,
  Banner,
  MarketingBalance,
  MarketingTx,
  PinnedWeek,
  Pinning,
} from '../../../models/index.ts';
import { shiftedWeek, startOfWeek, weekOf } from '../../../vocabulary/weeks.ts';
import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';
import { idOfNamed } from '../named.ts';

const center_id = 1;
const [bannerWeek, pinningWeek] = [600_000, 400_000];
const marks = { ad_company: 'ООО «Фиссура 16»', ad_inn: '7701234560', ad_reg_number: 'DEMOo1Wn9Ad5' };

/** The purchases of the demo's own centre: a banner that waits for its pictures, and a course pinned from the week after the next. */
export const fill: Fill = async (sequelize, _, now, transaction) => {
  await sequelize.query(
    `update settings set amount = case key when 'pinning_price_home' then 9000 when 'pinning_price_type' then 6000
       when 'mailing_price_per_1000' then 2500 else 4000 end
     where key ~ '^pinning_price_' or key = 'mailing_price_per_1000'`,
    { transaction },
  );
  const balance = await MarketingBalance.findOne({ where: { center_id }, transaction });
  if (!balance) return;
  const weeks = [2, 3].map((ahead) => shiftedWeek(weekOf(new Date(now * 1000)), ahead));
  const [first = '', last = ''] = weeks;
  const bought = (category_id: number | null, price: number) => ({
    ...{ center_id, payment_source: 'BALANCE' as const, paid_at: new Date(ago(86_400, now)) },
    price_rows: weeks.map((week) => ({ category_id, week, price, paid: price })),
    total: price * weeks.length,
  });
  const slot = await AdSlot.findOne({
    where: { slot: 15, category_id: 1 },
    rejectOnEmpty: true,
    transaction,
  });
  const banner = await Banner.create(
    {
      ...{ slot: 15, by_weeks: true, status: 'CREATED', ...bought(1, bannerWeek) },
      ...{ date_start: startOfWeek(first), date_end: startOfWeek(shiftedWeek(last, 1)) },
    },
    { transaction },
  );
  const pinning = await Pinning.create(
    {
      ...{ prod_id: idOfNamed('retreatment'), place: 'CATEGORY:2', ...marks, status: 'CREATED' },
      ...bought(null, pinningWeek),
    },
    { transaction },
  );
  for (const week of weeks) {
    const place = { ad_slot_id: slot.id, week, place: 1, banner_id: banner.id, held_until: null };
    await AdPlace.create(place, { transaction });
    const { id: pinning_id, prod_id, place: list } = pinning;
    await PinnedWeek.create({ pinning_id, prod_id, place: list, week, number: 1 }, { transaction });
  }
  for (const [type, kind, { id, total }] of [
    ['banner', 'SPEND_BANNER', banner],
    ['pinning', 'SPEND_PINNING', pinning],
  ] as const) {
    const source = { source_type: type, source_id: id };
    const document = `${type === 'banner' ? 'Баннер' : 'Закрепление'} № ${id}`;
    await MarketingTx.create(
      { balance_id: balance.id, kind, sum: -(total ?? 0), document, ...source },
      { transaction },
    );
  }
};
