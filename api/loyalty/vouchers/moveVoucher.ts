import { Voucher } from '@odonta/db/models';
import { type VoucherTransition, voucherLifecycle } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import type { Transaction } from 'sequelize';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** Locked until the transaction ends: after the orders and the payment it is about. */
export const lockVoucher = (id: number, transaction: Transaction): Promise<Voucher> =>
  Voucher.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, rejectOnEmpty: true, transaction });

export const transitionVoucher = transitionsOf<Voucher, VoucherTransition>('vouchers', voucherLifecycle);
