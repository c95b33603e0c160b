import type { Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { conflict } from '../platform/http/errors.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import type { Actor } from './actor.ts';

/** Seats that wait for a card may wait once more, as long again. */
export const canExtend = ({ status, payment_method, extended_at, expires_at, lesson_from }: Order): boolean =>
  lesson_from === null &&
  status === 'PREPARE' &&
  payment_method === 'CARD' &&
  extended_at === null &&
  expires_at !== null;

export async function extend(
  order: Order,
  minutes: number,
  { by, origin }: Actor,
  transaction: Transaction,
): Promise<void> {
  if (!canExtend(order) || !order.expires_at)
    throw conflict('Бронь продлевают один раз, пока она не оплачена');
  const before = order.expires_at;
  order.expires_at = new Date(before.getTime() + minutes * 60_000);
  order.extended_at = new Date();
  await order.save({ transaction });
  const named = { resource: 'orders', record_id: order.id, action: 'extend' };
  const changes = { expires_at: [before.toISOString(), order.expires_at.toISOString()] as [string, string] };
  await unitOfWork.audit({ ...named, by, origin, changes }, transaction);
}
