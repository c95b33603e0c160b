import { connectionOf, Voucher } from '@odonta/db/models';
import type { Origin } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { limiterOn } from '../../platform/limits/limiters.ts';

export const voucherTries = { name: 'voucher_codes', points: 10, seconds: 60 };

/** Counts the tries of codes by address, wherever typed: ten guesses a minute. */
export async function countVoucherTry(origin: Origin): Promise<void> {
  await limiterOn(connectionOf(Voucher))(voucherTries, byAddress({ origin }));
}
