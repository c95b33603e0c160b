import { type Order, Refund } from '@odonta/db/models';
import type {
  RefundAsker,
  RefundExpense,
  RefundReason,
  RefundRoute,
} from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { openRefundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { Repricing } from '@odonta/db/vocabulary/orders/order.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { type Calculated, calculatedFor, ruleFor } from './calculated.ts';

export interface AskedRefund {
  participant_ids: number[];
  reason: RefundReason;
  /** By default, the rules of the course. */
  policy?: Repricing;
  /** Roubles; by the rules of the course where nothing is named. */
  requested_sum?: number;
  route?: RefundRoute;
  expenses?: RefundExpense[];
  comment?: string | null;
  asked_kind: RefundAsker;
  asked_by?: number | null;
}

/** Writes down that money of a locked order is asked back; refuses more than was paid and has not gone back yet. */
export async function askRefund(order: Order, asked: AskedRefund, transaction: Transaction): Promise<Refund> {
  if (!isRestOfEnded(order, asked)) refuseUnsold(order);
  await refuseAskedAlready(order, asked.participant_ids, transaction);
  const calculated = await calculatedFor(order, asked.participant_ids, asked.reason, transaction);
  const policy = asked.policy ?? ruleFor(order, asked.reason);
  const withheld = (asked.expenses ?? []).reduce((all, { sum }) => all + sum, 0);
  const sum =
    asked.requested_sum ?? Math.max(0, Math.min(calculated.sums[policy], calculated.left) - withheld);
  refuseTooMuch(sum, asked, calculated);
  if (asked.route === 'VOUCHER' && order.voucher_sum === 0)
    throw invalid({ route: 'Заказ оплачен не сертификатом' });
  return Refund.create(
    {
      order_id: order.id,
      participant_ids: asked.participant_ids,
      reason: asked.reason,
      comment: asked.comment ?? null,
      policy,
      policy_percent: calculated.percent,
      keep_sum: kopecksOf(calculated.sums.KEEP),
      recalc_sum: kopecksOf(calculated.sums.RECALC),
      requested_sum: kopecksOf(sum),
      expenses: asked.expenses ?? [],
      route: asked.route ?? routeOf(order),
      asked_kind: asked.asked_kind,
      asked_by: asked.asked_by ?? null,
    },
    { transaction },
  );
}

/** The way money came is the way it goes back. */
export function routeOf({ payment_kind }: Order): RefundRoute {
  if (payment_kind === 'VOUCHER') return 'VOUCHER';
  return payment_kind === 'TINKOFF' ? 'CARD' : 'BANK';
}

/** A rescheduled order may still have the difference to a cheaper date; an ended one, the rest of a declined refund. */
const isRestOfEnded = ({ status }: Order, { participant_ids }: AskedRefund): boolean =>
  (status === 'CANCELED' || status === 'REJECTED') && participant_ids.length === 0;

function refuseUnsold({ status, debt }: Order): void {
  if (status !== 'CONFIRMED' && status !== 'PARTIAL_REFUNDED')
    throw conflict('Вернуть деньги можно по оплаченному заказу');
  if (debt > 0) throw conflict('По заказу есть долг: сначала его закрывают или заказ отменяют');
}

async function refuseAskedAlready(
  order: Order,
  ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  if (ids.length === 0) return;
  const where = {
    order_id: order.id,
    status: [...openRefundStatuses],
    participant_ids: { [Op.overlap]: [...ids] },
  };
  if ((await Refund.count({ where, transaction })) > 0)
    throw conflict('По кому-то из этих участников возврат уже оформляется');
}

function refuseTooMuch(sum: number, { participant_ids }: AskedRefund, { left, money }: Calculated): void {
  const most = participant_ids.length === 0 ? left : Math.min(left, money);
  if (sum > most)
    throw invalid({ requested_sum: `Вернуть можно не больше ${most.toLocaleString('ru-RU')} ₽` });
  if (sum === 0 && participant_ids.length === 0) throw invalid({ requested_sum: 'Укажите сумму возврата' });
}
