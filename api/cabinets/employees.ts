import type { CompanyEmployee } from '@odonta/api/contract';
import { Order, OrderParticipant } from '@odonta/db/models';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { WhereOptions } from 'sequelize';
import { prodOf } from '../orders/presenting.ts';
import { prodOfOrder } from './orders.ts';
import { fullNameOf, peopleIn } from './people.ts';

const readAtMost = 1000;

/** Whom a company has booked, by name. */
export async function employeesOf(owner: WhereOptions<Order>): Promise<CompanyEmployee[]> {
  const rows = await OrderParticipant.findAll({
    where: { is_live: true },
    include: [{ model: Order, as: 'order', required: true, where: owner, include: [prodOfOrder] }],
    order: [['id', 'DESC']],
    limit: readAtMost,
  });
  return peopleIn(rows)
    .map(employeeOf)
    .sort((one, other) => one.name.localeCompare(other.name, 'ru'));
}

/** As he was named last. */
const employeeOf = (places: [OrderParticipant, ...OrderParticipant[]]): CompanyEmployee => ({
  name: fullNameOf(places[0]),
  email: places.find(({ email }) => email !== null)?.email ?? null,
  phone: places.find(({ phone }) => phone !== null)?.phone ?? null,
  courses: places.map(courseOf),
});

function courseOf({ id, order }: OrderParticipant): CompanyEmployee['courses'][number] {
  const status: RegistrationStatus = order.status;
  return {
    participant_id: id,
    order_number: order.number,
    order_token: order.token,
    status_label: orderLifecycle.statuses[status].label,
    prod: prodOf(order),
  };
}
