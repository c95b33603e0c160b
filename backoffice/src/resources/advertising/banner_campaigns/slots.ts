import type { StaffBanner } from '@odonta/api/contract';
import { clickRate } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { bannerSlotOf, bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';

export const slotChoices = bannerSlots.map(({ code, label, desktop, mobile }) => ({
  id: code,
  name: `${label} — ${desktop.join('×')}, на телефоне ${mobile.join('×')}`,
}));

export const slotLabel = (code: number) => bannerSlotOf(code)?.label ?? String(code);

/** Of all its time. */
export const clickRateOf = ({ view_count, click_count }: { view_count: number; click_count: number }) =>
  clickRate({ viewable: view_count, clicks: click_count });

/** One that a centre has only paid for has no text yet. */
export const nameOf = ({ id, alt }: { id: number; alt: string }) => alt || `Баннер № ${id}`;

/** The centre or the trading organisation that it is of; null of one by staff for somebody else. */
export const ownerOf = ({ center_name, merchant_name }: Pick<StaffBanner, 'center_name' | 'merchant_name'>) =>
  center_name ?? merchant_name;
