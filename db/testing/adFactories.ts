import { AdSlot, AdSlotPrice } from '../models/index.ts';
import type { BannerSlotCode } from '../vocabulary/advertising/banners.ts';
import { inDays } from './inDays.ts';

/** A slot that is sold at this price a week, in kopecks; that of the whole site, or of a category that there is. */
export async function sellSlot(
  slot: BannerSlotCode,
  { category_id = null, price = 100_000 }: { category_id?: number | null; price?: number } = {},
): Promise<AdSlot> {
  const found = await AdSlot.findOne({ where: { slot, category_id }, rejectOnEmpty: true });
  await AdSlotPrice.create({ ad_slot_id: found.id, price, valid_from: inDays(-1) });
  return found;
}
