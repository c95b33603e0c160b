import type { OrderEffect, OrderEvent } from '../effects.ts';
import { writeOrderEvent } from './orderEvents.ts';

/** Centres hear of their ended orders, and of their paid ones once nothing is owed; the area of refunds writes of money that has gone back. */
export const webhooksFollow: OrderEffect = async (event, transaction) => {
  const { order } = event;
  if (order.debt === 0 && (event.name === 'repay' || hasJustBeenConfirmed(event)))
    await writeOrderEvent('order.paid', order, {}, transaction);
  if (hasJustEnded(event)) {
    const { cancel_reason } = order;
    const was_paid = order.paid_sum > 0;
    await writeOrderEvent('order.cancelled', order, { cancel_reason, was_paid }, transaction);
  }
};

const hasJustBeenConfirmed = ({ order, from }: OrderEvent) =>
  order.status === 'CONFIRMED' && from !== null && from !== 'CONFIRMED';

const hasJustEnded = ({ order, from }: OrderEvent) =>
  (order.status === 'CANCELED' || order.status === 'REJECTED') && from !== null && from !== order.status;
