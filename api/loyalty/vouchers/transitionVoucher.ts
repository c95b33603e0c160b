import { Voucher } from '@odonta/db/models';
import { type VoucherTransition, voucherLifecycle } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import type { Transaction } from 'sequelize';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** Locks a gift voucher until the transaction ends. */
export const lockVoucher = (id: number, transaction: Transaction): Promise<Voucher> =>
  Voucher.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, rejectOnEmpty: true, transaction });

export const transitionVoucher = transitionsOf<Voucher, VoucherTransition>('vouchers', voucherLifecycle);
