import type { Order } from '@odonta/db/models';
import { conflict } from '../../platform/http/errors.ts';
import { cardBank } from './cardBank.ts';
import { awaitsMoney } from './settle.ts';
import { isOnRequest, openAttemptOf, openElsewhere, startPayment, sumDueOf } from './startPayment.ts';

/** Ten roubles: the bank takes less by card only. */
const least = 1000;

/** Money from an account moves at once, so that an order on request, whose money is only authorised, is paid by card. */
export const mayPayFast = (order: Order): boolean =>
  cardBank().hasFastPayments &&
  order.payment_method === 'CARD' &&
  !isOnRequest(order) &&
  awaitsMoney(order) &&
  sumDueOf(order) >= least;

/** The link of an order for СБП. It pays the same attempt as the bank's page, so that nothing is paid twice. */
export async function fastLinkOf(order: Order): Promise<string> {
  if (!mayPayFast(order)) throw conflict('Этот заказ по СБП не оплатить');
  await startPayment(order.id);
  const open = await openAttemptOf(order.id);
  if (!open?.provider_payment_id || open.is_two_stage) throw openElsewhere();
  return cardBank().acquirer.fastLink(open.provider_payment_id);
}
