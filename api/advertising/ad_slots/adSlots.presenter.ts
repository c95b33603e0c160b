import type { StaffAdSlot } from '@odonta/api/contract';
import { AdPlace, type AdSlot } from '@odonta/db/models';
import { exactRoublesOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { pricesAt, saleWeeks } from '../ad_places/slots.ts';

export async function presentAdSlots(
  rows: AdSlot[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffAdSlot, 'available_transitions'>[]> {
  const now = new Date();
  const weeks = saleWeeks(now);
  const prices = await pricesAt(rows, now, transaction);
  const where = { ad_slot_id: rows.map(({ id }) => id), week: weeks };
  const places = await AdPlace.findAll({ where, transaction });
  return rows.map((row) => {
    const price = prices.get(row.id);
    const own = places.filter(({ ad_slot_id }) => ad_slot_id === row.id);
    return {
      id: row.id,
      slot: row.slot,
      category_id: row.category_id,
      count: row.count,
      price: price === undefined ? null : exactRoublesOf(price),
      next_price: row.next_price === null ? null : roublesOf(row.next_price),
      next_price_from: secondsOf(row.next_price_from),
      occupancy: weeks.map((week) => {
        const taken = own.filter((place) => place.week === week);
        const sold = taken.filter(({ held_until }) => !held_until).length;
        return { week, sold, held: taken.filter(({ held_until }) => held_until && held_until > now).length };
      }),
      status: row.status,
      ...stampsOf(row),
    };
  });
}
