import type { CheckInCourse, CheckInList, CheckInPerson } from '@odonta/api/contract';
import { Order, OrderParticipant, Prod } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { checkInCodes } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type WhereOptions } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { placeOf } from '../../orders/offer.ts';
import { leavingOfOrders } from '../../orders/refunds/leaving.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { refusalOf } from '../../sales/participants/checkIn.ts';
import { arrivalsOf } from '../../sales/participants/participants.rows.ts';
import { centersOf } from '../centersOf.ts';
import { countsOf } from './counting.ts';

/** A list is loaded before one leaves for a place without a network. */
const shownDays = { before: 1, after: 14 };
const shownAtMost = 100;

/** Courses that somebody is expected at, the nearest first. */
export async function listCourses(actor: SignedInUser): Promise<CheckInCourse[]> {
  const center_id = await centersOf(actor, 'participants.list');
  const prods = await Prod.findAll({
    where: { center_id, status: 'CONFIRMED', [Op.and]: [isNear(nowInSeconds()), isBooked] },
    include: ['city'],
    order: [literal('date_start nulls last'), 'id'],
    limit: shownAtMost,
  });
  return presentCourses(prods);
}

/** Everybody who has booked, those with a valid ticket and those without, by name. */
export async function peopleOf(prod_id: number): Promise<CheckInList> {
  const prod = await Prod.findByPk(prod_id, { include: ['city'], rejectOnEmpty: true });
  const [course] = await presentCourses([prod]);
  if (!course) throw new Error(`course ${prod_id} is not presented`);
  const people = await bookedOn(prod_id);
  const arrivals = await arrivalsOf(people.map(({ id }) => id));
  const leaving = await leavingOfOrders(people.map(({ order_id }) => order_id));
  return {
    course,
    people: people
      .map((person) => presentPerson(person, leaving, arrivals.get(person.id) ?? null))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'ru')),
  };
}

async function presentCourses(prods: readonly Prod[]): Promise<CheckInCourse[]> {
  const counts = await countsOf(prods.map(({ id }) => id));
  return prods.map((prod) => {
    const dates = { date_start: secondsOf(prod.date_start), date_end: secondsOf(prod.date_end) };
    return {
      ...{ id: prod.id, name: prod.name, ...dates, place: placeOf(prod) },
      ...(counts.get(prod.id) ?? { expected: 0, arrived: 0 }),
    };
  });
}

function presentPerson(
  person: OrderParticipant,
  leaving: ReadonlySet<number>,
  arrived_at: number | null,
): CheckInPerson {
  const refusal = refusalOf(person, person.order, leaving);
  return {
    id: person.id,
    name: nameOf(person),
    order_number: person.order.number,
    tier_label: person.tier_label,
    short_code: person.short_code,
    ticket: hashOfSecret(person.ticket_code),
    refusal,
    refusal_label: refusal && checkInCodes[refusal],
    arrived_at,
  };
}

const nameOf = (person: OrderParticipant) => fullNameOf(person) || `Место ${person.number}`;

const bookedStatuses = [...paidStatuses, 'PREPARE', 'CREATED'] as const;

const bookedOn = (prod_id: number): Promise<OrderParticipant[]> =>
  OrderParticipant.findAll({
    where: { prod_id, is_live: true },
    include: [{ model: Order, as: 'order', required: true, where: { status: [...bookedStatuses] } }],
  });

const isNear = (now: number): WhereOptions => ({
  [Op.or]: [
    { date_start: null },
    {
      date_start: { [Op.lte]: momentOf(now + shownDays.after * 86_400) },
      [Op.or]: [
        { date_end: { [Op.gte]: momentOf(now - shownDays.before * 86_400) } },
        { date_end: null, date_start: { [Op.gte]: momentOf(now - shownDays.before * 86_400) } },
      ],
    },
  ],
});

const momentOf = (seconds: number) => new Date(seconds * 1000);

const isBooked = literal(
  `exists (select from order_participants p join orders o on o.id = p.order_id
    where p.prod_id = "Prod"."id" and p.is_live and o.status in (${bookedStatuses.map((status) => `'${status}'`)}))`,
);
