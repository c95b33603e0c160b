import type { CompanyEmployee } from '@odonta/api/contract';
import { Order, OrderParticipant } from '@odonta/db/models';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { WhereOptions } from 'sequelize';
import { prodOf } from '../orders/presenting.ts';
import { prodOfOrder } from './orders.ts';

const readAtMost = 1000;

/** Whom a company has booked, by name; who is known by one e-mail, or by one name and phone, is one person. */
export async function employeesOf(owner: WhereOptions<Order>): Promise<CompanyEmployee[]> {
  const rows = await OrderParticipant.findAll({
    where: { is_live: true },
    include: [{ model: Order, as: 'order', required: true, where: owner, include: [prodOfOrder] }],
    order: [['id', 'DESC']],
    limit: readAtMost,
  });
  const known = new Map<string, CompanyEmployee>();
  for (const row of rows.filter(({ last_name }) => last_name !== null)) {
    const employee = known.get(keyOf(row)) ?? newcomer(row);
    employee.courses.push(courseOf(row));
    known.set(keyOf(row), employee);
  }
  return [...known.values()].sort((one, other) => one.name.localeCompare(other.name, 'ru'));
}

const keyOf = ({ email, last_name, first_name, phone }: OrderParticipant) =>
  email ?? `${last_name} ${first_name} ${phone}`.toLowerCase();

const newcomer = ({
  last_name,
  first_name,
  middle_name,
  email,
  phone,
}: OrderParticipant): CompanyEmployee => ({
  name: [last_name, first_name, middle_name].filter(Boolean).join(' '),
  email,
  phone,
  courses: [],
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
