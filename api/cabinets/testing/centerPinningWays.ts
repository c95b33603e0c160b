import type { Center } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildBoughtPinning } from '@odonta/db/testing/siteFactories.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { type CenterWay, inCenter, of } from './centerWay.ts';

const week = shiftedWeek(weekOf(new Date()), 2);
let built = 0;
/** A place of a week is sold once. */
const nextWeek = () => shiftedWeek(week, built++);
const build = async ({ id: center_id }: Center, given: object = {}) => {
  const { id: prod_id } = await buildProd({ center_id });
  return buildBoughtPinning({ center_id, prod_id, week: nextWeek(), ...given });
};
const paid = (center: Center) => build(center);
const held = (center: Center) =>
  build(center, { status: 'PREPARE', payment_source: null, paid_at: null, held_until: inDays(1) });
const marks = { ad_company: 'ООО «Центр»', ad_inn: '7707083893', ad_reg_number: '2VtzqXyZ' };
const wish = { prod_id: 1, place: 'HOME', weeks: [week] };

/** All that a member may do with a pinning of his centre. */
export const pinningWays: Readonly<Record<string, CenterWay>> = {
  'post /partner/advertising/pinnings/quote': inCenter('advertising.buy', wish),
  'post /partner/advertising/pinnings': inCenter('advertising.buy', { ...wish, ...marks, expected_total: 0 }),
  'put /partner/advertising/pinnings/:id': of('advertising.edit_creative', paid, marks),
  'post /partner/advertising/pinnings/:id/pay': of('advertising.buy', held),
  'post /partner/advertising/pinnings/:id/pay_by_card': of('advertising.buy', held),
  'post /partner/advertising/pinnings/:id/invoice': of('advertising.buy', held),
  'post /partner/advertising/pinnings/:id/cancel': of('advertising.cancel', held),
};
