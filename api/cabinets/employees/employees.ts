import type { CompanyEmployee } from '@odonta/api/contract';
import type { OrderParticipant } from '@odonta/db/models';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import { prodOf } from '../../orders/presenting.ts';
import { lookAlikesIn, strangersIn } from './namesakes.ts';
import type { Places } from './people.ts';
import { peopleOf } from './peopleOf.ts';

/** The employees a company has booked, by name. */
export async function employeesOf(actor: SignedInLegal): Promise<CompanyEmployee[]> {
  const { people, apart } = await peopleOf(actor);
  const [alike, strangers] = [lookAlikesIn(people, apart), strangersIn(people, apart)];
  const idsOf = (others: Iterable<(typeof people)[number]> = []) =>
    [...others].map(({ places }) => idOf(places));
  return people
    .map((person) => ({
      ...employeeOf(person.places),
      linked_ids: person.linked_ids,
      apart_ids: idsOf(strangers.get(person)),
      similar_ids: idsOf(alike.get(person)),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'ru'));
}

/** By his first place, so that a later one does not change his identity. */
export const idOf = (places: Places<Pick<OrderParticipant, 'id'>>): number =>
  Math.min(...places.map(({ id }) => id));

/** By his latest name. */
const employeeOf = (places: Places<OrderParticipant>) => ({
  id: idOf(places),
  name: fullNameOf(places[0]),
  email: places.find(({ email }) => email !== null)?.email ?? null,
  phone: places.find(({ phone }) => phone !== null)?.phone ?? null,
  courses: places.map(courseOf),
});

function courseOf(place: OrderParticipant): CompanyEmployee['courses'][number] {
  const { id, email, phone, order } = place;
  const status: RegistrationStatus = order.status;
  return {
    participant_id: id,
    named: fullNameOf(place),
    contacts: { email, phone },
    order_number: order.number,
    order_token: order.token,
    status_label: orderLifecycle.statuses[status].label,
    prod: prodOf(order),
  };
}
