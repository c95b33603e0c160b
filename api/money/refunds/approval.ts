import { type Refund, RefundLeg } from '@odonta/db/models';
import { promisedDay } from '@odonta/db/vocabulary/money/refunds/promisedDay.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { voucherShareOf } from '../../loyalty/vouchers/ofOrders.ts';
import { conflict } from '../../platform/http/errors.ts';
import { moneySetting } from '../../platform/money/moneySettings.ts';
import { planLegs } from './legs.ts';
import { type Approver, hasRerouted, refuseOwnMoney } from './persons.ts';
import { routedOf, sumOf } from './sums.ts';
import { refuseParts } from './ways.ts';

/** Staff approve a refund; a large one needs another person than the one who asked for it. */
export async function approve(
  refund: Refund,
  approver: Approver & { isLimited: boolean },
  transaction: Transaction,
): Promise<void> {
  const sum = refund.requested_sum;
  const [own, limit] = [
    await moneySetting('refund_own_limit', transaction),
    await moneySetting('refund_rop_limit', transaction),
  ];
  await refuseOwnMoney(refund, approver, transaction);
  const isAsker = refund.asked_by !== null && approver.persons.includes(refund.asked_by);
  if (isAsker && sum > kopecksOf(own))
    throw conflict(`Возврат больше ${rubles(own)} одобряет не тот, кто его создал`);
  if (sum > kopecksOf(own) && (await hasRerouted(refund, approver, transaction)))
    throw conflict(`Возврат больше ${rubles(own)} одобряет не тот, кто выбрал для него другой способ`);
  if (approver.isLimited && sum > kopecksOf(limit))
    throw conflict(`Возврат больше ${rubles(limit)} одобряет бухгалтерия`);
  refund.approved_by = approver.id;
  await settleApproval(refund, transaction);
}

/** From now on the sum is fixed, and money is promised by a day. */
export async function settleApproval(refund: Refund, transaction: Transaction): Promise<void> {
  refund.approved_sum = refund.requested_sum;
  refund.approved_at = new Date();
  const today = moscowDay(new Date());
  const promised = promisedDay(refund.created_at);
  refund.promised_on = promised > today ? promised : today;
  refund.error = null;
  refund.attempts = 0;
  await shareWithVouchers(refund, transaction);
  if (refund.route === 'CARD') await planLegs(refund, transaction);
  if (refund.route === 'BONUS') refuseParts(routedOf(refund));
}

/** Shares of vouchers are never paid out as money: they return to the vouchers, and in no other way. */
async function shareWithVouchers(refund: Refund, transaction: Transaction): Promise<void> {
  const isBegun = (await RefundLeg.count({ where: { refund_id: refund.id }, transaction })) > 0;
  if (!isBegun) refund.voucher_sum = await voucherShareOf(refund, sumOf(refund), transaction);
  const rest = routedOf(refund);
  if (rest === 0 && refund.voucher_sum > 0) refund.route = 'VOUCHER';
  else if (refund.route === 'VOUCHER' && rest > 0)
    throw conflict('На сертификат столько не вернуть: выберите другой способ возврата');
}

const rubles = (sum: number) => `${sum.toLocaleString('ru-RU')} ₽`;
