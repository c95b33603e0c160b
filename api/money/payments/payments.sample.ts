import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildPayment } from '@odonta/db/testing/paymentFactories.ts';
import { sample } from '../../testing/sample.ts';

export const paymentsSample = sample('payments', {
  build: () => buildPayment(),
  of: async ({ prod, word }) => buildPayment({ order: await buildOrder({ prod }), error_text: word }),
});
