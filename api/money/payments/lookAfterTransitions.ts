import { Payment, PaymentPart } from '@odonta/db/models';
import type { OrderEffect, OrderEvent } from '../../orders/effects.ts';

const transitions: ReadonlySet<OrderEvent['name']> = new Set([
  'confirm_seat',
  'confirm_student',
  'confirm_money',
  'reject',
  'cancel',
  'move',
  'pay',
]);

/**
 * After a transition of an order its open payment is checked: authorised money is captured or voided, and a
 * page that could still be paid is closed.
 */
export const lookAfterTransitions: OrderEffect = async ({ name, order }, transaction) => {
  if (!transitions.has(name)) return;
  const parts = await PaymentPart.findAll({ where: { order_id: order.id, is_open: true }, transaction });
  const id = parts.map(({ payment_id }) => payment_id);
  if (id.length > 0) await Payment.update({ next_look_at: new Date() }, { where: { id }, transaction });
};
