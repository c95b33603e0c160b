import type { FastLink, WaysToPay } from '@odonta/api/contract';
import type { Order, Payment, Voucher } from '@odonta/db/models';
import { kopecksOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { conflict } from '../../platform/http/errors.ts';
import { cardBank } from './cardBank.ts';
import { awaitsMoney } from './settle.ts';
import { isOnRequest, openAttemptOf, openElsewhere, startPayment, sumDueOf } from './startPayment.ts';
import { openAttemptOfVoucher, voucherPageOf } from './startVoucherPayment.ts';

/** Ten roubles: the bank takes less by card only. */
const least = 1000;

export const byCardAlone: WaysToPay = { sbp: false, dolyami: false, instalments: false };

/**
 * The ways to pay an order now other than by card. Such money moves at once, so that an order on request, whose money is
 * only authorised, is paid by card.
 */
export function waysToPay(order: Order): WaysToPay {
  const sum = sumDueOf(order);
  if (order.payment_method !== 'CARD' || isOnRequest(order) || !awaitsMoney(order) || sum < least)
    return byCardAlone;
  const { sbp, dolyamiUpTo, instalments } = cardBank().ways;
  return { sbp, dolyami: sum <= kopecksOf(dolyamiUpTo), instalments };
}

/** Certificates are not sold on credit. */
export const waysToPayVoucher = ({ status, sum }: Voucher): WaysToPay => ({
  ...byCardAlone,
  sbp: cardBank().ways.sbp && status === 'PREPARE' && sum >= least,
});

/** The link of an order for СБП. It pays the same attempt as the bank's page, so that nothing is paid twice. */
export async function fastLinkOf(order: Order): Promise<FastLink> {
  if (!waysToPay(order).sbp) throw conflict('Этот заказ по СБП не оплатить');
  await startPayment(order.id);
  return linkOf(await openAttemptOf(order.id));
}

/** The same of a gift certificate. */
export async function fastLinkOfVoucher(voucher: Voucher): Promise<FastLink> {
  if (!waysToPayVoucher(voucher).sbp) throw conflict('Этот сертификат по СБП не оплатить');
  await voucherPageOf(voucher);
  return linkOf(await openAttemptOfVoucher(voucher.id));
}

async function linkOf(open: Payment | null): Promise<FastLink> {
  if (!open?.provider_payment_id || open.is_two_stage) throw openElsewhere();
  const url = await cardBank().acquirer.fastLink(open.provider_payment_id);
  return { url, sum: roublesOf(open.sum) };
}
