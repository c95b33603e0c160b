import { type Order, OrderParticipant, StatusChange } from '@odonta/db/models';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import { isForStudents } from '@odonta/db/vocabulary/orders/participation.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { conflict } from '../platform/http/errors.ts';
import type { Rescheduled } from '../sales/rescheduling/rescheduleOrder.ts';

/** Why a centre may not move an order by itself, in words; null where nothing that the order itself shows is against it. */
export function whyNotMovedByCenter(order: Order, people: readonly OrderParticipant[]): string | null {
  if (order.debt > 0) return `Заказ оформлен с отсрочкой оплаты. ${toManager}`;
  if (isCheckOpen(order, 'OWNER')) return `Заказ ждёт решения владельца организации. ${toManager}`;
  if (isCheckOpen(order, 'STUDENT_DOC') || hasStudents(order, people))
    return `В заказе есть место по студенческой цене. ${toManager}`;
  return null;
}

/** Refuses a locked order that staff alone may move, and one that has been moved often enough today. */
export async function refuseToMove(order: Order, transaction: Transaction): Promise<void> {
  const why = whyNotMovedByCenter(order, await peopleOf(order, transaction));
  if (why) throw conflict(why);
  if ((await movesLately(order, transaction)) >= movesADay)
    throw conflict(
      'За сутки этот заказ уже переносили дважды. Если его нужно перенести ещё раз, обратитесь к менеджеру',
    );
}

/** Refuses a destination that the buyer, his company or staff would have to agree to. */
export async function refuseDestination({ from, to }: Rescheduled, transaction: Transaction): Promise<void> {
  if (to.total > from.total)
    throw conflict(`Этот курс дороже: сначала с ценой должен согласиться покупатель. ${toManager}`);
  if (to.debt > 0) throw conflict(`Заказ нельзя перенести в долг. ${toManager}`);
  if (hasStudents(to, await peopleOf(to, transaction)))
    throw conflict(`На этом курсе участнику положена студенческая цена. ${toManager}`);
}

const toManager = 'Чтобы перенести заказ, обратитесь к менеджеру';

const movesADay = 2;

const hasStudents = ({ tiers }: Order, people: readonly OrderParticipant[]): boolean =>
  people.some(({ is_live, price_id }) => is_live && isForStudents(tiers, price_id));

const peopleOf = ({ id: order_id }: Order, transaction: Transaction): Promise<OrderParticipant[]> =>
  OrderParticipant.findAll({ where: { order_id, is_live: true }, transaction });

/** Each move makes another order, so those by centres are counted along all that it has been. */
const movesLately = ({ id }: Order, transaction: Transaction): Promise<number> =>
  StatusChange.count({
    where: {
      resource: 'orders',
      move: 'move',
      record_id: { [Op.in]: literal(`(${before(id)})`) },
      actor_id: { [Op.in]: literal('(select id from users where is_partner)') },
      created_at: { [Op.gt]: new Date(Date.now() - 86_400_000) },
    },
    transaction,
  });

const before = (id: number) => `
  with recursive earlier as (
    select moved_from_id from orders where id = ${id}
    union select o.moved_from_id from orders o join earlier e on o.id = e.moved_from_id)
  select moved_from_id from earlier where moved_from_id is not null`;
