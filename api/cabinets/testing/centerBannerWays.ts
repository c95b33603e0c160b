import type { Center } from '@odonta/db/models';
import { buildBannerOfWeeks, buildRunningBanner } from '@odonta/db/testing/siteFactories.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { type CenterWay, inCenter, of } from './centerWay.ts';

const paid = ({ id }: Center) => buildBannerOfWeeks({ center_id: id });
const held = ({ id }: Center) =>
  buildBannerOfWeeks({ center_id: id, status: 'PREPARE', payment_source: null, paid_at: null });
const running = ({ id }: Center) => buildRunningBanner({ center_id: id });
const paused = ({ id }: Center) =>
  buildRunningBanner({ center_id: id, paused_at: new Date(), is_paused_by_center: true });
const wish = { slot: 5, categories: [], weeks: [shiftedWeek(weekOf(new Date()), 1)] };

/** All that a member may do with a banner of his centre. */
export const bannerWays: Readonly<Record<string, CenterWay>> = {
  'post /partner/advertising/quote': inCenter('advertising.buy', wish),
  'post /partner/advertising/banners': inCenter('advertising.buy', { ...wish, expected_total: 0 }),
  'get /partner/advertising/banners/:id': of('advertising.list', paid),
  'get /partner/advertising/banners/:id/stats': of('advertising.list', paid),
  'get /partner/advertising/banners/:id/stats/export': of('advertising.list', paid),
  'get /partner/advertising/banners/:id/stats/pdf': of('advertising.list', paid),
  'put /partner/advertising/banners/:id': of('advertising.edit_creative', paid, { alt: 'Курс осени' }),
  'post /partner/advertising/banners/:id/pay': of('advertising.buy', held),
  'post /partner/advertising/banners/:id/pay_by_card': of('advertising.buy', held),
  'post /partner/advertising/banners/:id/invoice': of('advertising.buy', held),
  'post /partner/advertising/banners/:id/submit': of('advertising.edit_creative', paid),
  'post /partner/advertising/banners/:id/cancel': of('advertising.cancel', held),
  'post /partner/advertising/banners/:id/pause': of('advertising.cancel', running),
  'post /partner/advertising/banners/:id/resume': of('advertising.cancel', paused),
  'post /partner/advertising/banners/:id/withdraw_change': of('advertising.edit_creative', running),
};
