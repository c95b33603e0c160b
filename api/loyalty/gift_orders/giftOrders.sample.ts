import { buildIndividual, inDays } from '@odonta/db/testing/factories.ts';
import { buildGift, buildGiftOrder } from '@odonta/db/testing/loyaltyFactories.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type Body, sample } from '../../testing/sample.ts';
import { adjust } from '../bonuses/ledger.ts';

export const giftOrdersSample = sample('gift_orders', {
  build: () => buildGiftOrder(),
  deletable: () => buildGiftOrder({ status: 'CANCELED' }),
  create: orderedGift,
  change: { first_name: 'Зоя' },
  at: { REJECTED: `reject_reason = 'Нет в наличии'` },
  naming: { individual_id: (individual_id) => buildGiftOrder({ individual_id }) },
});

async function orderedGift(): Promise<Body> {
  const phone = '+79120001166';
  const { id: individual_id } = await buildIndividual({ phone, phone_proved_at: new Date() });
  const given = { is_add: true, count: 1000, source: null, expires_at: inDays(30) };
  await unitOfWork.transaction((transaction) => adjust(phone, given, transaction));
  return {
    gift_id: (await buildGift()).id,
    individual_id,
    last_name: 'Новая',
    first_name: 'Вера',
    phone,
    email: 'gifted@test.local',
  };
}
