import { AdSlot, connectionOf } from '@odonta/db/models';
import { weeksOnSale } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import { shiftedWeek, weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';

/** Where an advertiser wants to be: one slot, and its categories where it has any. */
export interface Wanted {
  slot: BannerSlotCode;
  categories: number[];
}

export const saleWeeks = (now = new Date()): string[] => weeksFrom(shiftedWeek(weekOf(now), 1), weeksOnSale);

/** The slots of the wish in the order of locking; refuses categories that the slot has not, or is missing. */
export async function slotsOf({ slot, categories }: Wanted, transaction?: Transaction): Promise<AdSlot[]> {
  const byCategory = bannerSlotOf(slot)?.by_category ?? false;
  if (byCategory && categories.length === 0) throw invalid({ categories: 'Выберите категорию' });
  if (!byCategory && categories.length > 0)
    throw invalid({ categories: 'Это место — для всего сайта: категория не нужна' });
  const where = { slot, category_id: byCategory ? categories : null };
  const found = await AdSlot.findAll({ where, order: [['id', 'ASC']], transaction });
  if (found.length < Math.max(1, categories.length)) throw invalid({ categories: 'Такой категории нет' });
  return found;
}

/** The price of a week in force at a moment, by slot; a slot without one is not sold. Kopecks. */
export async function pricesAt(
  slots: readonly Pick<AdSlot, 'id'>[],
  at: Date,
  transaction?: Transaction,
): Promise<Map<number, number>> {
  const rows = await connectionOf(AdSlot).query<{ ad_slot_id: number; price: string }>(
    `select distinct on (ad_slot_id) ad_slot_id, price from ad_slot_prices
     where ad_slot_id = any($1) and valid_from <= $2 order by ad_slot_id, valid_from desc, id desc`,
    { bind: [slots.map(({ id }) => id), at], type: QueryTypes.SELECT, transaction },
  );
  return new Map(rows.map(({ ad_slot_id, price }) => [ad_slot_id, Number(price)]));
}
