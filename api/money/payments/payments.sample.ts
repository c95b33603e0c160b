import { buildPayment } from '@odonta/db/testing/paymentFactories.ts';
import { sample } from '../../testing/sample.ts';

export const paymentsSample = sample('payments', {
  build: () => buildPayment(),
});
