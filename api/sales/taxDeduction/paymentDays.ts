import { type Order, Payment, PaymentPart } from '@odonta/db/models';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';

/** The days in Moscow on which the money of an order came, the first first: a deduction is of the year of its payment. */
export async function paymentDaysOf({ id, paid_at, confirmed_at, created_at }: Order): Promise<string[]> {
  const captured = { captured_sum: { [Op.gt]: 0 }, finished_at: { [Op.not]: null } };
  const parts = await PaymentPart.findAll({
    where: { order_id: id },
    include: [{ model: Payment, as: 'payment', where: captured, required: true }],
  });
  const moments = [paid_at, ...parts.map(({ payment }) => payment.finished_at)].filter((at) => at !== null);
  const known = moments.length > 0 ? moments : [confirmed_at ?? created_at];
  return [...new Set(known.map(moscowDay))].toSorted();
}
