import { type Merchant, RelatedPromotion } from '../models/index.ts';
import { moscowDay } from '../vocabulary/time.ts';
import { inDays } from './inDays.ts';
import { buildMerchant } from './marketingFactories.ts';
import type { New } from './new.ts';

/** A bonus on the site, of an organisation at work, beside any course, unless given otherwise. */
export async function buildRelatedPromotion({
  merchant,
  ...given
}: New<RelatedPromotion> & { merchant?: Merchant } = {}): Promise<RelatedPromotion> {
  const merchant_id = given.merchant_id ?? (merchant ?? (await buildMerchant({ status: 'CONFIRMED' }))).id;
  const status = given.status ?? 'CONFIRMED';
  const today = moscowDay(new Date());
  const isShown = status === 'CONFIRMED' && !given.pause && !given.starts_on && !given.ends_on;
  const row = await RelatedPromotion.create({
    ...{ type: 'course', name: 'Скидка на фрезы', text: 'Скидка на фрезы всем, кто учится.' },
    ...{ conditions: 'Действует до конца месяца.', benefit_kind: 'DISCOUNT', benefit_value: '10 %' },
    ...{ starts_on: today, ends_on: moscowDay(inDays(30)), lead_price: 300_00 },
    ...{ ad_company: 'ООО «Реклама»', ad_inn: '7707083893', ad_reg_number: 'erid-11' },
    ...(given.pause && { paused_at: new Date() }),
    ...(status === 'REJECTED' && { reject_reason: 'Условия неясны' }),
    shown_on: isShown ? today : null,
    ...given,
    ...{ merchant_id, status },
  });
  return row.reload();
}
