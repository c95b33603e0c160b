import { Setting } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/inDays.ts';
import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { buildRelatedPromotion } from '@odonta/db/testing/promotionFactory.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { sample } from '../../testing/sample.ts';

const hidden = 'shown_on = null, pause = null, paused_at = null';
const waiting = () => buildRelatedPromotion({ status: 'CREATED' });

export const relatedPromotionsSample = sample('related_promotions', {
  build: waiting,
  deletable: waiting,
  create: async () => {
    await Setting.update({ amount: 300 }, { where: { key: 'related_lead_price_course' } });
    return {
      merchant_id: (await buildMerchant({ status: 'CONFIRMED' })).id,
      ...{ type: 'course', name: 'Набор боров в подарок', text: 'Набор боров каждому, кто учится.' },
      ...{ conditions: 'Один набор на человека.', benefit_kind: 'GIFT', benefit_value: 'Набор боров' },
      ...{ starts_on: moscowDay(new Date()), ends_on: moscowDay(inDays(30)) },
    };
  },
  change: { notify_emails: ['leads@test.local'] },
  at: {
    PREPARE: hidden,
    CREATED: hidden,
    REJECTED: `${hidden}, reject_reason = 'Условия неясны'`,
    CANCELED: hidden,
    REFUNDED: hidden,
    PARTIAL_REFUNDED: hidden,
  },
  naming: {
    match_cities: (id) => buildRelatedPromotion({ match_cities: [id] }),
    notify_cities: (id) => buildRelatedPromotion({ notify_cities: [id] }),
  },
});
