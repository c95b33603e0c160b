import { type Individual, Order } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import type { AuditActor } from '../platform/http/audiences.ts';
import type { Origin } from '../platform/http/endpoint.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';

/** Orders booked without a cabinet join it once the buyer has verified their phone or e-mail. */
export async function adoptOrders(
  { id, phone, phone_proved_at, email, email_proved_at }: Individual,
  { by, origin }: { by: AuditActor; origin: Origin },
  transaction: Transaction,
): Promise<void> {
  const proved = [
    ...(phone !== null && phone_proved_at ? [{ phone }] : []),
    ...(email !== null && email_proved_at ? [{ email }] : []),
  ];
  if (proved.length === 0) return;
  const ofNobody = { individual_id: null, legal_user_id: null, [Op.or]: proved };
  const orders = await Order.findAll({
    where: ofNobody,
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  for (const order of orders) {
    order.individual_id = id;
    await order.save({ transaction });
    const named = { action: 'adopt', resource: 'orders', record_id: order.id };
    await unitOfWork.audit({ ...named, by, origin, changes: { individual_id: [null, id] } }, transaction);
  }
}
