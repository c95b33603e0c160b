import type { CompanyEmployee } from '@odonta/api/contract';
import { Order, OrderParticipant } from '@odonta/db/models';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { prodOf, prodOfOrder } from '../../orders/presenting.ts';
import type { SignedInLegal } from '../../sessions/buyerSessions.ts';
import { linksOf } from './links.ts';
import { fullNameOf } from './names.ts';
import { lookAlikesIn } from './namesakes.ts';
import { type Places, peopleIn } from './people.ts';

const readAtMost = 1000;

/** Whom a company has booked, by name. */
export async function employeesOf({ legal_user_id }: SignedInLegal): Promise<CompanyEmployee[]> {
  const [rows, links] = await Promise.all([
    OrderParticipant.findAll({
      where: { is_live: true },
      include: [
        { model: Order, as: 'order', required: true, where: { legal_user_id }, include: [prodOfOrder] },
      ],
      order: [['id', 'DESC']],
      limit: readAtMost,
    }),
    linksOf(legal_user_id),
  ]);
  const people = peopleIn(rows, links);
  const alike = lookAlikesIn(people);
  return people
    .map((person) => ({
      ...employeeOf(person.places),
      linked_ids: person.linked_ids,
      similar_ids: (alike.get(person) ?? []).map(({ places }) => idOf(places)),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'ru'));
}

/** By his first place, so that a later one does not make him another. */
export const idOf = (places: Places<Pick<OrderParticipant, 'id'>>): number =>
  Math.min(...places.map(({ id }) => id));

/** As he was named last. */
const employeeOf = (places: Places<OrderParticipant>) => ({
  id: idOf(places),
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
