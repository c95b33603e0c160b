import type { TrainedCourse, TrainedEmployee, TrainingPlan } from '@odonta/api/contract';
import { Order, OrderParticipant } from '@odonta/db/models';
import { certificatePath } from '@odonta/db/vocabulary/addresses.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { type LegalRight, rightsOfLegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { endOfCycle } from '@odonta/db/vocabulary/sales/companies/training.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { WhereOptions } from 'sequelize';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import { prodOf, prodOfOrder } from '../../orders/presenting.ts';
import { idOf } from '../employees/employees.ts';
import { saidBy } from '../employees/links.ts';
import { lookAlikesIn } from '../employees/namesakes.ts';
import { peopleIn } from '../employees/people.ts';

const readAtMost = 2000;
const booked: readonly RegistrationStatus[] = ['PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED'];

/** The training plan of the caller's company; a member who orders nothing sees himself only. */
export async function trainingPlanOf(actor: SignedInLegal): Promise<TrainingPlan> {
  const maySeeOrders = mayOrder(actor);
  const whose = maySeeOrders ? {} : himself(actor);
  if (whose === null) return { employees: [], is_cut: false };
  const now = new Date();
  const [rows, said] = await Promise.all([
    placesOf(actor, whose),
    maySeeOrders ? saidBy(actor.legal_user_id) : undefined,
  ]);
  const people = peopleIn(rows, said);
  const alike = lookAlikesIn(people, said?.apart);
  const employees = people
    .map((person) => ({
      id: idOf(person.places),
      name: fullNameOf(person.places[0]),
      has_similar: (alike.get(person) ?? []).length > 0,
      courses: person.places.flatMap((row) => courseOf(row, now, maySeeOrders)).sort(byDay),
    }))
    .filter(({ courses }) => courses.length > 0)
    .map((person): TrainedEmployee => ({ ...person, ...calculated(person.courses, moscowDay(now)) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'ru'));
  return { employees, is_cut: rows.length === readAtMost };
}

const mayOrder = ({ role }: SignedInLegal) =>
  (rightsOfLegalRole[role] as readonly LegalRight[]).includes('orders');

/** Only where the letter with his ticket came to him. */
const himself = ({ email, is_email_proved }: SignedInLegal) => (is_email_proved ? { email } : null);

/** All that is shown, read at once: places, their orders and courses, certificates. */
const placesOf = (
  { legal_user_id }: SignedInLegal,
  whose: WhereOptions<OrderParticipant>,
): Promise<OrderParticipant[]> =>
  OrderParticipant.findAll({
    where: { is_live: true, ...whose },
    include: [
      {
        model: Order,
        as: 'order',
        required: true,
        where: { legal_user_id, status: booked },
        include: [prodOfOrder],
      },
      'certificate',
    ],
    order: [['id', 'DESC']],
    limit: readAtMost,
    subQuery: false,
  });

/** Leaves out past courses that were never paid for. */
function courseOf(row: OrderParticipant, now: Date, maySeeOrders: boolean): TrainedCourse[] {
  const { order, certificate } = row;
  const { prod } = order;
  const last = prod.date_end ?? prod.date_start;
  const is_over = certificate !== null || (last !== null && last <= now);
  const status: RegistrationStatus = order.status;
  if (is_over && !paidStatuses.includes(status)) return [];
  const snapshot = certificate?.snapshot;
  const accredited = prod.nmo?.state === 'APPROVED' ? prod.nmo.points : null;
  const since = snapshot?.date ?? (last && moscowDay(last));
  return [
    {
      participant_id: row.id,
      prod: prodOf(order),
      order_token: maySeeOrders ? order.token : null,
      is_over,
      status_label: is_over ? 'Пройден' : orderLifecycle.statuses[status].label,
      points: snapshot ? snapshot.nmo_points : accredited,
      certificate: certificate && {
        number: certificate.snapshot.number,
        page: certificatePath(certificate.code),
        date: certificate.snapshot.date,
      },
      valid_until: is_over && since ? endOfCycle(since) : null,
    },
  ];
}

/** Future courses first, then the newest of the past; a course without a date comes last of the future. */
const byDay = (one: TrainedCourse, other: TrainedCourse) =>
  (other.prod.date_start ?? Number.MAX_SAFE_INTEGER) - (one.prod.date_start ?? Number.MAX_SAFE_INTEGER);

/** The totals of a person's courses: points that still count, and the last expiry. */
function calculated(courses: readonly TrainedCourse[], today: string) {
  const learnt = courses.filter(({ is_over }) => is_over);
  const good = learnt.filter(({ valid_until }) => valid_until !== null && valid_until >= today);
  const ends = learnt.flatMap(({ valid_until }) => valid_until ?? []);
  return {
    points: good.reduce((sum, { points }) => sum + (points ?? 0), 0),
    valid_until: ends.toSorted().at(-1) ?? null,
  };
}
