import {
  type Posting,
  receivedPosting,
  soldPosting,
  unsoldPosting,
} from '../../../vocabulary/orders/postings.ts';
import { moscowDay } from '../../../vocabulary/time.ts';
import { uuidOf } from './keys.ts';
import { isSold, refundedAt } from './orderRows.ts';
import type { Planned } from './planned.ts';

/** As the platform ranks the bank's own statuses. */
const ranks = { REJECTED: 6, CONFIRMED: 12, PARTIAL_REFUNDED: 14, REFUNDED: 15 } as const;

/** A payment of an order by the order's own number: the demo has one of each at most. */
export function paymentRow(planned: Planned) {
  const { id, method, paid, total, status, sale, paidAt, back } = planned;
  const isCard = method === 'CARD';
  const refunded = sale.refund === 'done' ? back : 0;
  const isDeclined = paid === 0;
  const given = status === 'PARTIAL_REFUNDED' || status === 'REFUNDED' ? status : 'CONFIRMED';
  const bank = isDeclined ? 'REJECTED' : given;
  return {
    id,
    method,
    channel: { CARD: 'CARD', INVOICE: 'BANK', FREE: 'NONE' }[method],
    sum: total,
    captured_sum: paid,
    refunded_sum: refunded,
    status: bank,
    rank: isCard ? ranks[bank] : 0,
    attempt: uuidOf(`payment ${id}`),
    provider_payment_id: isCard ? String(8_800_000_000 + id) : null,
    provider_status: isCard ? bank : null,
    pan_mask: isCard ? '220138******0013' : null,
    is_two_stage: false,
    error_code: isDeclined ? '116' : null,
    error_text: isDeclined ? 'На карте недостаточно средств' : null,
    next_look_at: null,
    looks: 1,
    document_number: method === 'INVOICE' ? String(400 + id) : null,
    document_date: method === 'INVOICE' ? moscowDay(paidAt) : null,
    finished_at: paidAt,
    version: 0,
    created_at: isCard ? planned.created : paidAt,
    updated_at: paidAt,
  };
}

/** Paid, or tried by card before the time was over. */
export const hasPayment = ({ paid, method, sale }: Planned): boolean =>
  paid > 0 || (method === 'CARD' && sale.ends === 'EXPIRED');

export const partRow = ({ id, total }: Planned) => ({
  payment_id: id,
  order_id: id,
  sum: total,
  is_open: false,
});

export function refundRow(
  planned: Planned,
  id: number,
  participants: number[],
  by: { asks: number; approves: number },
) {
  const { sale, back, percent, method, id: order_id } = planned;
  const at = refundedAt(planned);
  const isDone = sale.refund === 'done';
  return {
    ...{ id, order_id },
    source: 'ORDER',
    participant_ids: participants,
    reason: 'CLIENT_REFUSED',
    comment: sale.note ?? null,
    policy: 'KEEP',
    policy_percent: percent,
    keep_sum: back,
    recalc_sum: back,
    requested_sum: back,
    approved_sum: isDone ? back : null,
    expenses: [],
    route: method === 'CARD' ? 'CARD' : 'BANK',
    is_auto: false,
    asked_kind: 'BUYER',
    asked_by: null,
    approved_by: isDone ? by.approves : null,
    approved_at: isDone ? at : null,
    promised_on: moscowDay(new Date(at.getTime() + 10 * 86_400_000)),
    attempts: isDone ? 1 : 0,
    reject_reason: sale.refund === 'refused' ? 'Слушателю предложили другую дату, он согласился' : null,
    finished_at: isDone ? at : null,
    status: { done: 'FINISHED', asked: 'PREPARE', refused: 'REJECTED' }[sale.refund ?? 'asked'],
    version: 0,
    created_at: planned.paidAt,
    updated_at: at,
  };
}

export const legRow = (planned: Planned, refund_id: number) => ({
  refund_id,
  payment_id: planned.id,
  sum: planned.back,
  external_request_id: uuidOf(`leg ${refund_id}`),
  provider_status: planned.status,
  sent_at: refundedAt(planned),
  done_at: refundedAt(planned),
});

export interface About {
  order_id: number;
  payment_id?: number;
  refund_id?: number;
  payout_id?: number;
  invoice_id?: number | undefined;
  center_id?: number;
}

/** Ledger entries of one transaction. */
export function entries(kind: string, posting: Posting, about: About, at: Date) {
  const action = uuidOf(`${kind} ${about.order_id} ${about.refund_id ?? about.payout_id ?? ''}`);
  return Object.entries(posting)
    .filter(([, sum]) => sum !== 0)
    .map(([account, sum]) => ({
      ...{ deed: action, kind, account, sum, at, day: moscowDay(at) },
      order_id: about.order_id,
      payment_id: about.payment_id ?? null,
      refund_id: about.refund_id ?? null,
      payout_id: about.payout_id ?? null,
      invoice_id: about.invoice_id ?? null,
      center_id: about.center_id ?? null,
    }));
}

/** Receipts, sales and refunds, by the postings of the platform itself. */
export function ledgerOf(
  planned: Planned,
  of: { refund?: number | undefined; invoice?: number | undefined },
) {
  const { id: order_id, course, total, paid, paidAt, back, method, sale } = planned;
  const { center_id } = course;
  const account = method === 'CARD' ? 'CARD' : 'BANK';
  const sold = soldPosting({
    ...{ subtotal: total, promo_sum: 0, bonus_sum: 0, total },
    commission_percent: course.sale,
  });
  const received = { order_id, center_id, payment_id: order_id, invoice_id: of.invoice };
  const isBack = sale.refund === 'done' && of.refund !== undefined;
  const refunded = { order_id, refund_id: of.refund ?? 0 };
  const unsold = unsoldPosting(sold, { money: back, promo: 0, bonus: 0 }, course.sale);
  const at = refundedAt(planned);
  return [
    ...(paid > 0 ? entries('RECEIVED', receivedPosting(account, paid), received, paidAt) : []),
    ...(isSold(planned) ? entries('SOLD', sold, { order_id, center_id }, paidAt) : []),
    ...(isBack ? entries('UNSOLD', unsold, { ...refunded, center_id }, at) : []),
    ...(isBack ? entries('PAID_BACK', { BUYER: back, [account]: -back }, refunded, at) : []),
  ];
}
