import { Order, Prod, type Refund } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

/**
 * Money for which nothing was given, nor will be, is the buyer's: it may go another way, and it goes. Were it kept, the centre
 * would be paid, and papers issued, for a course that was not held.
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
