import { inDays } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { sample } from '../../testing/sample.ts';

const days = () => ({ date_start: secondsOf(inDays(1)), date_end: secondsOf(inDays(9)) });

export const promoCodesSample = sample('promo_codes', {
  build: buildPromoCode,
  create: () => ({ name: 'Осень', code: 'ОСЕНЬ2027', effect: 'PERCENT', value: 10, ...days() }),
  change: { about: 'После правки' },
  of: ({ center, word }) => buildPromoCode({ name: word, center_id: center.id }),
});
