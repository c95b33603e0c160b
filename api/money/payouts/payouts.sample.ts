import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildPayout } from '@odonta/db/testing/payoutFactories.ts';
import { sample } from '../../testing/sample.ts';
import { soldOrder } from '../../testing/soldOrder.ts';

const signed = `requisites = '{}', approved_by = (select min(id) from users), second_by = (select max(id) from users), bank_order_no = '7', paid_at = now(), call_confirmed_by = (select max(id) from users)`;

export const payoutsSample = sample('payouts', {
  build: buildPayout,
  create: async () => {
    const prod = await buildProd({ date_start: inDays(-11), date_end: inDays(-10) });
    const { center_id } = await soldOrder({ prod });
    return { center_id, from: '2020-01-01', to: '2099-12-31' };
  },
  change: { comment: 'После правки' },
  at: { CONFIRMED: signed, FINISHED: signed },
  bodies: { pay: { document_number: '7' } },
  of: ({ center, word }) => buildPayout({ center_id: center.id, comment: word }),
});
