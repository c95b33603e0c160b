import { buildGift } from '@odonta/db/testing/loyaltyFactories.ts';
import { sample } from '../../testing/sample.ts';

export const giftsSample = sample('gifts', {
  build: () => buildGift(),
  create: () => ({ name: 'Кружка', price_bonus: 300, delivery_kind: 'SELF' }),
  change: { text: 'После правки' },
});
