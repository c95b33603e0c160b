import type { AdCalendar } from '@odonta/api/contract';
import { AdPlace, AdSlot } from '@odonta/db/models';
import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { usualViews } from './promises.ts';
import { pricesAt, saleWeeks } from './slots.ts';

/** The free, held and sold places of the weeks on sale, without a name of any advertiser. */
export async function calendarOf(slot: BannerSlotCode): Promise<AdCalendar[]> {
  const now = new Date();
  const slots = await AdSlot.findAll({ where: { slot }, order: [['category_id', 'ASC']] });
  const ids = slots.map(({ id }) => id);
  const weeks = saleWeeks(now);
  const prices = await pricesAt(slots, now);
  const usual = await usualViews(slots);
  const places = await AdPlace.findAll({ where: { ad_slot_id: ids, week: weeks } });
  return slots.map(({ id, category_id, count }) => {
    const price = prices.get(id);
    const own = places.filter(({ ad_slot_id }) => ad_slot_id === id);
    return {
      ...{ slot, category_id, price: price === undefined ? null : exactRoublesOf(price) },
      usual_views: usual.get(id) ?? null,
      weeks: weeks.map((week) => {
        const inWeek = own.filter((place) => place.week === week);
        const sold = inWeek.filter(({ held_until }) => !held_until).length;
        const held = inWeek.filter(({ held_until }) => held_until && held_until > now).length;
        return { week, free: Math.max(0, count - sold - held), held, sold };
      }),
    };
  });
}
