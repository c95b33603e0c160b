import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { sample } from '../../testing/sample.ts';

const paid = 'paid_sum = total';

export const ordersSample = sample('orders', {
  build: () => buildOrder(),
  create: async () => ({
    prod_id: (await buildProd({ center_id: (await buildCenter({ is_sell_individuals: true })).id })).id,
    participants: [{ last_name: 'Новая', first_name: 'Вера', email: 'seat@test.local' }],
    last_name: 'Новая',
    first_name: 'Вера',
    phone: '+7 912 000-11-44',
    email: 'seat@test.local',
    consent_by_phone: true,
  }),
  change: { comment_internal: 'Перезвонить' },
  at: { CONFIRMED: paid, CANCELED: `cancel_reason = 'CLIENT'` },
  bodies: { cancel: { cancel_reason: 'CLIENT' }, move: { prod_id: 1 } },
  of: ({ prod, word }) => buildOrder({ prod, last_name: word, comment_internal: word }),
  naming: {
    individual_id: (individual_id) => buildOrder({ individual_id, buyer_kind: 'INDIVIDUAL' }),
  },
});
