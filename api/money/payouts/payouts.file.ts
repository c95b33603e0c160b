import { Payout } from '@odonta/db/models';
import { formatDate, moscowDay } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { PaymentOrder } from '../bank/paymentOrder.ts';
import { sendPaymentOrders } from '../bank/sendPaymentOrders.ts';

/** Only for signed and paid payouts: an earlier file would allow a payment without signatures. */
export const downloadPayoutFile = endpoint({
  method: 'get',
  path: '/adm/payouts/:id/file',
  summary: 'The payment order of a payout for the internet bank (1C, windows-1251)',
  audience: staffAudience,
  allow: 'payouts.pay',
  impersonator: 'refused',
  handle: async ({ params, res }) => {
    const payout = await findRow(Payout, params.id);
    return sendPaymentOrders(res, `payout-${payout.id}`, [paymentOrderOf(payout)]);
  },
});

export function paymentOrderOf(payout: Payout): PaymentOrder {
  const { number, net, requisites, bank_order_no, paid_at, period_from, period_to } = payout;
  if (!requisites || !bank_order_no || !paid_at)
    throw conflict('Файл для банка появится, когда выплата будет отмечена выплаченной');
  return {
    number: bank_order_no,
    date: moscowDay(paid_at),
    sum: net,
    payee: requisites,
    purpose: `Выплата № ${number} за период с ${formatDate(period_from)} по ${formatDate(period_to)} по агентскому договору. НДС не облагается`,
  };
}
