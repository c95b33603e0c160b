import type { Voucher } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../../platform/mail/letters.ts';
import { kept, newCode } from './codes.ts';
import { voucherGiven } from './letters.ts';

/** Sends a locked certificate under a new code; one that was sent before is worth nothing by its old code. */
export async function sendVoucher(voucher: Voucher, transaction: Transaction): Promise<void> {
  const code = newCode();
  voucher.set({ ...kept(code), sent_at: new Date() });
  await voucher.save({ transaction });
  await writeLetter(voucherGiven(voucher, code), transaction);
}
