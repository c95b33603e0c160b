import { Order, Receipt, RefundLeg } from '@odonta/db/models';
import type { ReceiptItem } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import type { Transaction } from 'sequelize';
import { type Position, positionsOf } from './positions.ts';

interface Asked {
  payment_id: number;
  order: Order;
  transaction?: Transaction;
}

/** The advances of a payment that are neither refunded nor closed, the order's own first. */
export async function prepaidOf({ payment_id, order, transaction }: Asked): Promise<Position[]> {
  const income = await Receipt.findOne({ where: { payment_id, kind: 'PREPAY' }, transaction });
  const others = await Receipt.findAll({
    where: { payment_id, status: 'SENT', kind: ['CLOSING', 'REFUND'] },
    order: [['id', 'ASC']],
    transaction,
  });
  // A closing receipt turns an advance into income; refunds of that part are no longer refunds of an advance.
  const gone = others.flatMap(({ kind, items }) =>
    items.filter(({ method }) => kind === 'CLOSING' || method === 'full_prepayment'),
  );
  const own = await lineageOf(order, transaction);
  const rank = ({ item: { order_id } }: Position) => {
    const place = order_id === undefined ? -1 : own.indexOf(order_id);
    return place === -1 ? own.length : place;
  };
  return positionsOf(income?.items ?? [], gone).sort((a, b) => rank(a) - rank(b) || a.at - b.at);
}

/** The part of an order closed by accepted receipts, less later refunds. */
export async function closedOf({ payment_id, order, transaction }: Asked): Promise<Position[]> {
  const where = { payment_id, order_id: order.id, kind: 'CLOSING' as const, status: 'SENT' as const };
  const closing = await Receipt.findOne({ where, transaction });
  if (!closing) return [];
  const legs = await RefundLeg.findAll({
    where: { payment_id },
    include: [{ association: 'refund', where: { order_id: order.id }, required: true, paranoid: false }],
    transaction,
  });
  const refund_leg_id = legs.map(({ id }) => id);
  const refunds = await Receipt.findAll({ where: { refund_leg_id }, order: [['id', 'ASC']], transaction });
  const ofTaught = ({ method }: ReceiptItem) => method === 'full_payment';
  return positionsOf(
    closing.items,
    refunds.flatMap(({ items }) => items.filter(ofTaught)),
  );
}

/** The order, and those of other dates that it was moved from: their money has become its own. */
async function lineageOf(order: Order, transaction?: Transaction): Promise<number[]> {
  const ids = [order.id];
  for (let from = order.moved_from_id; from !== null && !ids.includes(from); ) {
    ids.push(from);
    const before = await Order.findByPk(from, {
      attributes: ['moved_from_id'],
      paranoid: false,
      transaction,
    });
    from = before?.moved_from_id ?? null;
  }
  return ids;
}
