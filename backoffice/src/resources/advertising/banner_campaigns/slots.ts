import { bannerSlotOf, bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';

export const slotChoices = bannerSlots.map(({ code, label, desktop, mobile }) => ({
  id: code,
  name: `${label} — ${desktop.join('×')}, на телефоне ${mobile.join('×')}`,
}));

export const slotLabel = (code: number) => bannerSlotOf(code)?.label ?? String(code);

/** «4,2 %»: how many of those who saw a banner followed it. */
export function clickRate({ view_count, click_count }: { view_count: number; click_count: number }): string {
  if (view_count === 0) return '—';
  return (click_count / view_count).toLocaleString('ru-RU', { style: 'percent', maximumFractionDigits: 1 });
}

/** One that a centre has only paid for has no text yet. */
export const nameOf = ({ id, alt }: { id: number; alt: string }) => alt || `Баннер № ${id}`;
