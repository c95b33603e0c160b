import { type Order, Payment, PaymentPart, type Refund } from '@odonta/db/models';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { keptMoneyOf } from '../../orders/ledger/keptMoney.ts';
import { notifyBookkeepersOf } from '../../platform/notices/notifyBookkeepersOf.ts';
import { routedOf } from './sums.ts';

/** Kopecks that an order still has of each card payment. */
export async function cardMoneyOf({ id }: Order, transaction: Transaction): Promise<Map<number, number>> {
  const kept = await keptMoneyOf(id, transaction);
  return new Map(
    kept.filter(({ method }) => method === 'CARD').map((each) => [each.payment_id, each.kept] as const),
  );
}

/** The bank prints receipts of its own refunds. For card payments refunded another way accountants print them. */
export async function notifyOfUnprinted(
  order: Order,
  refund: Refund,
  before: ReadonlyMap<number, number>,
  transaction: Transaction,
): Promise<void> {
  const gone = await (refund.source === 'ORDER' ? soldOf : besideOf)(order, { refund, before, transaction });
  for (const [id, sum] of gone) {
    const text = `Заказ ${order.number}: ${formatExact(exactRoublesOf(sum))} из оплаты картой вернулись не на карту, и банк не пробил чек. Оформите чек возврата`;
    await notifyBookkeepersOf({ id }, text, transaction);
  }
}

interface Gone {
  refund: Refund;
  before: ReadonlyMap<number, number>;
  transaction: Transaction;
}

async function soldOf(order: Order, { before, transaction }: Gone): Promise<[number, number][]> {
  const after = await cardMoneyOf(order, transaction);
  return [...before]
    .map(([id, kept]): [number, number] => [id, kept - (after.get(id) ?? 0)])
    .filter(([, sum]) => sum > 0);
}

/** Late or excess money was not the order's: it belongs to the newest payment. */
async function besideOf({ id: order_id }: Order, { refund, transaction }: Gone): Promise<[number, number][]> {
  const parts = await PaymentPart.findAll({ where: { order_id, is_open: false }, transaction });
  const where = { id: parts.map(({ payment_id }) => payment_id) };
  const payment = await Payment.findOne({ where, order: [['id', 'DESC']], transaction });
  return payment?.method === 'CARD' ? [[payment.id, routedOf(refund)]] : [];
}
