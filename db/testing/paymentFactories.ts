import { type Order, Payment, PaymentPart } from '@odonta/db/models';
import type { New } from './new.ts';
import { buildOrder } from './orderFactories.ts';

/** An attempt to pay a whole order by card that the bank has not heard of yet. */
export async function buildPayment({
  order: given,
  ...of
}: New<Payment> & { order?: Order } = {}): Promise<Payment> {
  const order = given ?? (await buildOrder());
  const payment = await Payment.create({ method: 'CARD', sum: order.total, next_look_at: null, ...of });
  await PaymentPart.create({
    payment_id: payment.id,
    order_id: order.id,
    sum: payment.sum,
    is_open: payment.finished_at === undefined || payment.finished_at === null,
  });
  return payment.reload();
}
