import type { Voucher } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import {
  canonicalVoucherCode,
  shownVoucherCode,
} from '@odonta/db/vocabulary/loyalty/vouchers/voucherCode.ts';
import type { VoucherSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

/** The printed paid voucher, with the code that its reader has entered. */
export function voucherSnapshot(
  { id, sum, buyer_name, recipient_name, message, paid_at, valid_until }: Voucher,
  code: string,
): VoucherSnapshot {
  if (!paid_at || !valid_until) throw new Error('a certificate that is not paid has no paper');
  return {
    kind: 'VOUCHER',
    number: String(id),
    date: moscowDay(paid_at),
    sum: roublesOf(sum),
    code: shownVoucherCode(canonicalVoucherCode(code)),
    from: buyer_name,
    to: recipient_name,
    message,
    valid_until: moscowDay(valid_until),
    link: siteLink(paths.voucher),
  };
}
