import { type Voucher, VoucherTx } from '@odonta/db/models';
import type { VoucherTxKind } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import type { Transaction } from 'sequelize';

interface Entry {
  kind: VoucherTxKind;
  /** Kopecks; what leaves the certificate is negative. */
  sum: number;
  order_id?: number;
  refund_id?: number;
  payment_id?: number;
}

/**
 * Writes a movement down. The database adds it to what the locked certificate holds, and refuses what would take more than there
 * is; the double ledger is the caller's, for he knows where the money goes.
 */
export async function enter(voucher: Voucher, entry: Entry, transaction: Transaction): Promise<void> {
  await VoucherTx.create({ ...entry, voucher_id: voucher.id }, { transaction });
  await voucher.reload({ transaction });
}
