import { type Order, OrderParticipant, type Refund } from '@odonta/db/models';
import { bonusDays } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import type { RefundRoute } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { exactRoublesOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { earn } from '../../loyalty/bonuses/ledger.ts';
import { bonusKeyOfBuyer, reverseFor } from '../../loyalty/bonuses/ofOrders.ts';
import { returnToVouchers } from '../../loyalty/vouchers/ofOrders.ts';
import type { Actor } from '../../orders/actor.ts';
import { isTransitionOpen } from '../../orders/guards.ts';
import { saleOf } from '../../orders/ledger/balances.ts';
import { payerKeyOf } from '../../orders/ledger/payers.ts';
import { post } from '../../orders/ledger/post.ts';
import { paidBackPosting, unsoldPosting, wholeUnsoldPosting } from '../../orders/ledger/refundPostings.ts';
import { releasePromo } from '../../orders/promo/promo.ts';
import { transition } from '../../orders/transition.ts';
import { writeOrderEvent } from '../../orders/webhooks/orderEvents.ts';
import { conflict } from '../../platform/http/errors.ts';
import { leave } from './leave.ts';
import { lockOrdersOf } from './lock.ts';
import { routedOf, sumOf } from './sums.ts';
import { undoneBy } from './undone.ts';

/**
 * The money has left: every effect of its receipt is reversed in one transaction. Seats are free again, the
 * ledger reverses the share of the sale, bonuses and promo codes return, the order is updated. Both rows are
 * locked; the caller saves the refund.
 */
export async function giveBack(
  order: Order,
  refund: Refund,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  refund.finished_at = new Date();
  if (refund.source === 'ORDER') await giveBackOfOrder(order, refund, actor, transaction);
  else await giveBackBeside(order, refund, actor, transaction);
}

async function giveBackOfOrder(
  order: Order,
  refund: Refund,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  await lockOrdersOf([refund.id], transaction);
  const sum = sumOf(refund);
  const locked = await saleOf(order.id, transaction);
  const isWhole = sum > 0 && order.refunded_sum + sum === order.paid_sum;
  order.refunded_sum += sum;
  const isSold = order.status === 'CONFIRMED' || order.status === 'PARTIAL_REFUNDED';
  if (isSold) {
    const active = await OrderParticipant.findAll({
      where: { order_id: order.id, state: 'ACTIVE' },
      order: ['number'],
      transaction,
    });
    const leaving = isWhole ? active : active.filter(({ id }) => refund.participant_ids.includes(id));
    const undone = undoneBy(refund, leaving, locked);
    const posting = isWhole
      ? wholeUnsoldPosting(locked)
      : unsoldPosting(locked, undone, order.commission_percent);
    await post('UNSOLD', posting, { ...about(order, refund), center_id: order.center_id }, transaction);
    await leave(order, refund, leaving, active, transaction);
    const bonuses = roublesOf(isWhole ? (locked.BONUS ?? 0) : undone.bonus);
    await reverseFor(order, { refund_id: refund.id, sum, bonuses, reason: refund.reason }, transaction);
  }
  await returnToVouchers(order, refund, transaction);
  if (routedOf(refund) > 0) await payBack('BUYER', order, refund, transaction);
  await order.save({ transaction });
  if (isWhole) order.debt = 0;
  if (isSold && sum > 0)
    await transition(order, isWhole ? 'refund_whole' : 'refund_part', actor, transaction, { sum });
  if (isWhole) await releasePromo(order.id, transaction);
  if (sum > 0) await writeOrderEvent('order.refunded', order, returned(sum, isWhole), transaction);
}

const returned = (sum: number, is_whole: boolean) => ({
  refund: { sum: exactRoublesOf(sum), is_whole },
});

/** Late or excess money never belonged to the order. */
async function giveBackBeside(
  order: Order,
  refund: Refund,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const from = refund.source === 'LATE' ? 'LATE' : 'OVERPAID';
  await payBack(from, order, refund, transaction);
  if (from === 'LATE' && isTransitionOpen(order, 'return_late'))
    await transition(order, 'return_late', actor, transaction, { sum: sumOf(refund) });
}

async function payBack(
  from: 'BUYER' | 'LATE' | 'OVERPAID',
  order: Order,
  refund: Refund,
  transaction: Transaction,
): Promise<void> {
  const give = async (route: RefundRoute, sum: number) => {
    const isOfPayer = from !== 'BUYER' || route === 'BALANCE' || route === 'BONUS';
    const payer = isOfPayer ? { payer_key: await payerKeyOf(order, transaction) } : {};
    const posting = paidBackPosting(from, route, sum);
    await post('PAID_BACK', posting, { ...about(order, refund), ...payer }, transaction);
  };
  if (refund.card_sum > 0) await give('CARD', refund.card_sum);
  await give(refund.route, routedOf(refund));
  if (refund.route === 'BONUS') await accrue(order, refund, transaction);
}

/** The platform's debt to the buyer becomes his bonuses, and leaves the order. */
async function accrue(order: Order, refund: Refund, transaction: Transaction): Promise<void> {
  const sum = routedOf(refund);
  const key = await bonusKeyOfBuyer(order, transaction);
  if (key === null) throw conflict('У покупателя нет бонусного счёта');
  const source = { type: 'refund', id: refund.id } as const;
  await earn(
    key,
    {
      count: roublesOf(sum),
      source,
      available_at: new Date(),
      expires_at: new Date(Date.now() + bonusDays * 86_400_000),
    },
    transaction,
  );
  await post(
    'BONUSES_GIVEN',
    { OVERPAID: sum, BONUS: -sum },
    { refund_id: refund.id, payer_key: await payerKeyOf(order, transaction) },
    transaction,
  );
}

const about = ({ id: order_id }: Order, { id: refund_id }: Refund) => ({ order_id, refund_id });
