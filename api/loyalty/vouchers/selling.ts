import type { VoucherBody } from '@odonta/api/contract';
import { type Payment, Voucher } from '@odonta/db/models';
import { transitionsFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { actsUntil } from '@odonta/db/vocabulary/loyalty/vouchers/term.ts';
import { voucherLifecycle } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Transaction } from 'sequelize';
import { post } from '../../orders/ledger/post.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { invalid } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { moneySetting } from '../../platform/money/moneySettings.ts';
import { enter } from './ledger.ts';
import { voucherPaid } from './letters.ts';
import { sendVoucher } from './sending.ts';
import { transitionVoucher } from './transitionVoucher.ts';

/** How much a certificate may be for, in roubles, and for how many months it acts. */
export async function voucherTerms(transaction?: Transaction) {
  return {
    min: await moneySetting('voucher_min', transaction),
    max: await moneySetting('voucher_max', transaction),
    months: await moneySetting('voucher_months', transaction),
  };
}

/** Stores an unpaid voucher; it has no value yet. */
export async function orderVoucher(
  {
    sum,
    name,
    phone,
    email,
    recipient_name,
    recipient_email,
    send_on,
    message,
  }: Omit<VoucherBody, 'consent'>,
  consent_id: number,
  transaction: Transaction,
): Promise<Voucher> {
  const { min, max } = await voucherTerms(transaction);
  if (sum < min || sum > max)
    throw invalid({ sum: `Сумма от ${min.toLocaleString('ru-RU')} до ${max.toLocaleString('ru-RU')} ₽` });
  const voucher = await Voucher.create(
    {
      token: newSecret(),
      sum: kopecksOf(sum),
      buyer_name: name,
      email,
      phone: normalPhone(phone),
      recipient_name,
      recipient_email,
      message: message ?? null,
      send_on: send_on ?? null,
      consent_id,
    },
    { transaction },
  );
  return voucher.reload({ transaction });
}

/** Whether money that comes now buys it: it does so once. */
export const isForSale = ({ status }: Voucher): boolean =>
  transitionsFrom(voucherLifecycle, status).includes('pay');

/** The bank returned its money past us: it cannot be spent until staff have checked it, even if it is prolonged after its expiry. */
export async function blockUnpaid(voucher: Voucher, transaction: Transaction): Promise<void> {
  voucher.block_reason ??= 'Банк вернул деньги за сертификат';
  if (voucher.status === 'CONFIRMED')
    await transitionVoucher(voucher, 'block', { ...systemActor, reason: voucher.block_reason }, transaction);
  else await voucher.save({ transaction });
}

/** Its money has arrived: the voucher is valid from now on, and the platform owes its balance. Both rows are locked. */
export async function sellVoucher(
  voucher: Voucher,
  payment: Payment,
  transaction: Transaction,
): Promise<void> {
  const { months } = await voucherTerms(transaction);
  voucher.paid_at = new Date();
  voucher.valid_until = actsUntil(voucher.send_on, months);
  await transitionVoucher(voucher, 'pay', systemActor, transaction);
  await enter(voucher, { kind: 'SOLD', sum: voucher.sum, payment_id: payment.id }, transaction);
  const about = { payment_id: payment.id, voucher_id: voucher.id };
  await post('VOUCHER_SOLD', { CARD: voucher.sum, VOUCHER: -voucher.sum }, about, transaction);
  await writeLetter(voucherPaid(voucher), transaction);
  if (voucher.send_on === null) await sendVoucher(voucher, transaction);
}
