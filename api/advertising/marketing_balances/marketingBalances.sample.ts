import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { sample } from '../../testing/sample.ts';

export const marketingBalancesSample = sample('marketing_balances', {
  build: () => buildMarketingBalance(),
  bodies: {
    topup_invoice: { sum: 1000 },
    propose_penalty: {
      sum: 1,
      comment: 'Не выдан бонус',
      evidence: ['0191f0a2-0000-7000-8000-000000000000'],
    },
    post_penalty: { penalty_id: 1, decision: 'DROP', comment: 'Ошибка' },
    correct: { direction: 'ADD', sum: 1, comment: 'Ошибка' },
    refund: { withdrawal_id: 1, decision: 'REJECT', comment: 'Ошибка' },
  },
  of: ({ center, word }) => buildMarketingBalance({ center, available: 1_000_00, comment: word }),
});
