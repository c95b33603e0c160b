import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { sample } from '../../testing/sample.ts';

const approved = 'approved_sum = requested_sum';
const transfer = { document_number: '7', document_date: '2026-11-20' };

export const refundsSample = sample('refunds', {
  build: () => buildRefund(),
  create: async () => ({
    order_id: (await buildOrder({ status: 'CONFIRMED', total: 100_000 })).id,
    participant_ids: [],
    reason: 'QUALITY',
    policy: 'KEEP',
    requested_sum: 500,
  }),
  at: { CREATED: approved, CONFIRMED: approved, FINISHED: approved },
  bodies: { execute: transfer, reject: { reject_code: 'BY_MISTAKE' }, reroute: { route: 'BALANCE' } },
  of: async ({ prod, word }) =>
    buildRefund({
      order_id: (await buildOrder({ prod, status: 'CONFIRMED' })).id,
      comment: word,
      requested_sum: 1,
    }),
});
