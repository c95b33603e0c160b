import { AuditEntry, CheckIn, type Order, OrderParticipant, Refund } from '@odonta/db/models';
import { openRefundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { isForStudents } from '@odonta/db/vocabulary/orders/participation.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict } from '../platform/http/errors.ts';

/** Whether a centre may pass a place to another person, as far as the order and the place themselves show. */
export const isReplaceable = (order: Order, place: OrderParticipant): boolean =>
  place.is_live && whyKept(order, place) === null;

/** Refuses a place of a locked order that its company or staff decide about, and one that has changed hands all day. */
export async function refuseToReplace(
  order: Order,
  place: OrderParticipant,
  transaction: Transaction,
): Promise<void> {
  const why = whyKept(order, place);
  if (why) throw conflict(why);
  if ((await replacementsLately(place, transaction)) >= replacementsADay)
    throw conflict(
      'За сутки на этом месте уже трижды заменили участника. Если замена ещё нужна, обратитесь к менеджеру',
    );
}

/** Of these orders, the participants who have come and those whose money is about to go back. */
export async function heldAmong(orders: readonly Order[]): Promise<ReadonlySet<number>> {
  const refunds = await Refund.findAll({
    attributes: ['participant_ids'],
    where: { order_id: orders.map(({ id }) => id), status: [...openRefundStatuses] },
  });
  const marks = await CheckIn.findAll({
    attributes: ['participant_id', 'kind'],
    where: { participant_id: orders.flatMap(({ participants }) => participants.map(({ id }) => id)) },
    order: [['id', 'ASC']],
  });
  // The last mark of each counts.
  const last = new Map(marks.map(({ participant_id, kind }) => [participant_id, kind]));
  const came = [...last].filter(([, kind]) => kind === 'IN').map(([id]) => id);
  return new Set([...refunds.flatMap(({ participant_ids }) => participant_ids ?? []), ...came]);
}

const replacementsADay = 3;

function whyKept(order: Order, place: OrderParticipant): string | null {
  const isOfCompany = order.legal_user_id !== null;
  if (isOfCompany && !(paidStatuses as readonly string[]).includes(order.status))
    return 'Организация ещё не оплатила заказ. Чтобы заменить участника, обратитесь к менеджеру';
  if (place.last_name === null || (isOfCompany && place.named_at === null))
    return 'У места ещё нет имени: его назовёт покупатель. Если он просит вас об этом, обратитесь к менеджеру';
  if (isForStudents(order.tiers, place.price_id))
    return 'Участника по студенческой цене не заменяют: обратитесь к менеджеру';
  return null;
}

/** A replacement keeps the number of the place, so those before it are found by that. */
async function replacementsLately(
  { order_id, number }: OrderParticipant,
  transaction: Transaction,
): Promise<number> {
  const before = await OrderParticipant.findAll({
    attributes: ['id'],
    where: { order_id, number },
    transaction,
  });
  const record_id = before.map(({ id }) => String(id));
  const at = { [Op.gt]: new Date(Date.now() - 86_400_000) };
  return AuditEntry.count({
    where: { action: 'replace', resource: 'participants', record_id, at },
    transaction,
  });
}
