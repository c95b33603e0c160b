import { buildVoucher } from '@odonta/db/testing/loyaltyFactories.ts';
import { sample } from '../../testing/sample.ts';

const acting = `paid_at = now(), valid_until = now() + interval '1 year'`;

export const vouchersSample = sample('vouchers', {
  build: () => buildVoucher(),
  at: {
    CONFIRMED: acting,
    BLOCKED: `${acting}, block_reason = 'Проверка'`,
    EXPIRED: acting,
  },
});
