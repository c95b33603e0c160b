import { type Voucher, VoucherTx } from '@odonta/db/models';
import type { VoucherTxKind } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import type { Transaction } from 'sequelize';

interface Entry {
  kind: VoucherTxKind;
  /** Kopecks; what leaves the voucher is negative. */
  sum: number;
  order_id?: number;
  refund_id?: number;
  payment_id?: number;
}

/**
 * Writes a ledger entry. The database adds it to the balance of the locked voucher, and refuses an overdraft;
 * the caller posts the double entry, because he knows where the money goes.
 */
export async function enter(voucher: Voucher, entry: Entry, transaction: Transaction): Promise<void> {
  await VoucherTx.create({ ...entry, voucher_id: voucher.id }, { transaction });
  await voucher.reload({ transaction });
}
