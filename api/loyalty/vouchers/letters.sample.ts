import { buildVoucher } from '@odonta/db/testing/loyaltyFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const voucher = await buildVoucher({ buyer_name: typed, recipient_name: typed, message: typed });
  return {
    voucherGiven: letters.voucherGiven(voucher, 'AAAA'),
    voucherPaid: letters.voucherPaid(voucher),
    voucherEnds: letters.voucherEnds(voucher, 7),
    voucherEnded: letters.voucherEnded(voucher, '1 ₽'),
  };
};
