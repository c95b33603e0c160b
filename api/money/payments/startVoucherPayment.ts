import { Payment, type Voucher } from '@odonta/db/models';
import { voucherPath } from '@odonta/db/vocabulary/addresses.ts';
import { voucherLimits } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { lockVoucher } from '../../loyalty/vouchers/transitionVoucher.ts';
import { conflict } from '../../platform/http/errors.ts';
import { cardBank } from './cardBank.ts';
import { voucherReceipt } from './receipts/saleReceipt.ts';
import { type Intent, notificationPath, openElsewhere, pageOf } from './startPayment.ts';

/** The page of the bank on which a gift certificate is paid. */
export async function voucherPageOf({ id }: Voucher): Promise<string> {
  return pageOf(await openAttemptOfVoucher(id), async (transaction) =>
    intendVoucher(await lockVoucher(id, transaction), transaction),
  );
}

export const openAttemptOfVoucher = (id: number): Promise<Payment | null> =>
  Payment.findOne({ where: { voucher_id: id, finished_at: null } });

/**
 * Stores an attempt to pay for a voucher before the bank is called; 409 where nothing is due, or another
 * attempt is being paid. The voucher is locked.
 */
export async function intendVoucher(voucher: Voucher, transaction: Transaction): Promise<Intent> {
  if (voucher.status !== 'PREPARE') throw conflict('Сертификат уже не ждёт оплаты');
  const open = { voucher_id: voucher.id, finished_at: null };
  if (await Payment.findOne({ where: open, transaction })) throw openElsewhere();
  const until = new Date(voucher.created_at.getTime() + voucherLimits.unpaidHours * 3_600_000);
  const receipt = voucherReceipt(voucher);
  const payment = await Payment.create(
    {
      method: 'CARD',
      sum: voucher.sum,
      voucher_id: voucher.id,
      receipt,
      url_expires_at: until,
      next_look_at: new Date(Date.now() + 2000),
    },
    { transaction },
  );
  await payment.reload({ transaction });
  const bank = cardBank();
  const { email, phone, sum, token } = voucher;
  return {
    payment,
    asked: {
      attempt: payment.attempt,
      sum,
      description: `Подарочный сертификат на ${formatPrice(roublesOf(sum))}`,
      isTwoStage: false,
      returnUrl: bank.visitorsAt(voucherPath(token)),
      notificationUrl: bank.notificationsAt(`/api${notificationPath}`),
      until: secondsOf(until),
      contact: { email, phone },
      receipt,
    },
  };
}
