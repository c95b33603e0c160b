import { Voucher } from '@odonta/db/models';
import { endsOf } from '@odonta/db/vocabulary/lifecycle.ts';
import { type VoucherMove, voucherLifecycle } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import type { Transaction } from 'sequelize';
import { works } from '../../platform/journals/works.ts';

/** Held until the transaction ends: after the orders and the payment it is about. */
export const lockVoucher = (id: number, transaction: Transaction): Promise<Voucher> =>
  Voucher.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, rejectOnEmpty: true, transaction });

/** Moves a locked certificate for the bank or the clock and saves it; staff moves come by the kit. */
export async function moveVoucher(
  voucher: Voucher,
  move: VoucherMove,
  transaction: Transaction,
  reason: string | null = null,
): Promise<void> {
  const from_status = voucher.status;
  const { from } = voucherLifecycle.moves[move];
  if (!from.some((status) => status === from_status))
    throw new Error(`a gift certificate in ${from_status} does not ${move}`);
  voucher.status = endsOf(voucherLifecycle.moves[move])[0] ?? from_status;
  await voucher.save({ transaction });
  const named = { resource: 'vouchers', record_id: voucher.id, actor_id: null, actor_name: 'Система' };
  await works.step({ ...named, move, from_status, to_status: voucher.status, reason }, transaction);
}
