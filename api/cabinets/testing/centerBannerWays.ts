import type { Center } from '@odonta/db/models';
import { buildBannerOfWeeks } from '@odonta/db/testing/siteFactories.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { type CenterWay, inCenter, of } from './centerWay.ts';

const paid = ({ id }: Center) => buildBannerOfWeeks({ center_id: id });
const held = ({ id }: Center) =>
  buildBannerOfWeeks({ center_id: id, status: 'PREPARE', payment_source: null, paid_at: null });
const wish = { slot: 5, categories: [], weeks: [shiftedWeek(weekOf(new Date()), 1)] };

/** All that a member may do with a banner of his centre. */
export const bannerWays: Readonly<Record<string, CenterWay>> = {
  'post /partner/advertising/quote': inCenter('advertising.buy', wish),
  'post /partner/advertising/banners': inCenter('advertising.buy', { ...wish, expected_total: 0 }),
  'get /partner/advertising/banners/:id': of('advertising.list', paid),
  'put /partner/advertising/banners/:id': of('advertising.edit_creative', paid, { alt: 'Курс осени' }),
  'post /partner/advertising/banners/:id/pay': of('advertising.buy', held),
  'post /partner/advertising/banners/:id/submit': of('advertising.edit_creative', paid),
  'post /partner/advertising/banners/:id/cancel': of('advertising.cancel', held),
};
