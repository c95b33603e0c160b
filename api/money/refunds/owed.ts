import { Order, Prod, type Refund } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

/**
 * Money for a course that did not take place is the buyer's: it is refunded, by another way if needed.
 * Otherwise the centre would be paid, and documents issued, for nothing.
 */
export async function refuseOwed({ source, order_id }: Refund, transaction: Transaction): Promise<void> {
  if (source === 'LATE')
    throw conflict(
      'Эти деньги пришли после отмены заказа и принадлежат покупателю: верните их другим способом',
    );
  if (source === 'ORDER' && (await isSoldInVain(order_id, transaction)))
    throw conflict('Курс отменён, и деньги принадлежат покупателю: верните их другим способом');
}

async function isSoldInVain(order_id: number, transaction: Transaction): Promise<boolean> {
  const found = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  const { prod_id, status } = await Order.findByPk(order_id, found);
  if (status !== 'CONFIRMED' && status !== 'PARTIAL_REFUNDED') return false;
  return (await Prod.findByPk(prod_id, found)).status === 'CANCELED';
}
