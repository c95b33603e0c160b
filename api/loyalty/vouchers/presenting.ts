import type { CardRefusal, VoucherView } from '@odonta/api/contract';
import type { Voucher } from '@odonta/db/models';
import { type VoucherStatus, voucherStatuses } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';

/** For its buyer: the gift, and not its use. A block concerns only the holder and us. */
export function presentVoucher(voucher: Voucher, refusal: CardRefusal | null): Omit<VoucherView, 'ways'> {
  const status: VoucherStatus = voucher.status === 'BLOCKED' ? 'CONFIRMED' : voucher.status;
  return {
    token: voucher.token,
    status,
    status_label: status === 'CONFIRMED' ? 'Оплачен' : voucherStatuses[status].label,
    sum: roublesOf(voucher.sum),
    recipient: { name: voucher.recipient_name, email: voucher.recipient_email },
    message: voucher.message,
    send_on: voucher.send_on,
    sent_at: secondsOf(voucher.sent_at),
    valid_until: secondsOf(voucher.valid_until),
    refusal,
  };
}
