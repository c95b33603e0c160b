import type { LecturerLessonCourse, LecturerLessonRequest, LecturerLessons } from '@odonta/api/contract';
import { Center, City, LessonRequest, LessonSlot, Order, Prod, ProdPrice } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { clashesOf } from '@odonta/db/vocabulary/catalog/lecturerClashes.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { livingLessons } from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import { lessonPrice, lessonProdType } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import { lessonDay } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { literal, Op } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { hourTierOf } from '../../sales/lessons/pricing.ts';
import { offsetOf } from '../../sales/lessons/reading.ts';
import { engagementsOf, type NamedEngagement } from './engagements.ts';
import { lecturersOf } from './lecturersOf.ts';

const withCity = { model: City, as: 'city' };
const dayMs = 86_400_000;
const atMost = 500;

/** The individual courses that my lecturers have agreed to, their hours ahead, and the requests for them. */
export async function readLessons(actor: SignedInUser): Promise<LecturerLessons> {
  const own = await lecturersOf(actor);
  if (own.length === 0) return { courses: [], requests: [] };
  const [prods, slots, requests, engagements] = await Promise.all([
    coursesOf(own),
    slotsOf(own),
    requestsOf(own),
    engagementsOf(own),
  ]);
  return {
    courses: prods.map((prod) => {
      const ofCourse = slots.filter(({ prod_id }) => prod_id === prod.id);
      return presentCourse(prod, ofCourse, requests, engagements);
    }),
    requests: requests
      .filter(({ ends_at }) => ends_at.getTime() > Date.now() - dayMs)
      .map(presentRequest)
      .sort((one, other) => Number(one.status !== 'CREATED') - Number(other.status !== 'CREATED')),
  };
}

const coursesOf = (own: readonly number[]): Promise<Prod[]> =>
  Prod.findAll({
    where: {
      id: {
        [Op.in]: literal(
          `(select prod_id from prod_lecturers where consent = 'ACCEPTED' and lecturer_id in (${own.map(Number).join()}))`,
        ),
      },
      type: lessonProdType,
      status: 'CONFIRMED',
      archived_at: null,
    },
    include: [
      withCity,
      { model: Center, as: 'center', paranoid: false },
      { model: ProdPrice, as: 'prices', separate: true, order: ['sort', 'id'] },
    ],
    order: ['name', 'id'],
    limit: 100,
  });

const slotsOf = (own: readonly number[]): Promise<LessonSlot[]> =>
  LessonSlot.findAll({
    where: { lecturer_id: [...own], ends_at: { [Op.gt]: new Date() } },
    order: ['starts_at', 'id'],
    limit: atMost,
  });

const requestsOf = (own: readonly number[]): Promise<LessonRequest[]> =>
  LessonRequest.findAll({
    where: {
      lecturer_id: [...own],
      status: [...livingLessons],
      ends_at: { [Op.gt]: new Date(Date.now() - dayMs) },
    },
    include: [
      { model: Prod, as: 'prod', paranoid: false, include: [withCity] },
      { model: Order, as: 'order' },
    ],
    order: ['starts_at', 'id'],
    limit: atMost,
  });

function presentCourse(
  prod: Prod,
  slots: readonly LessonSlot[],
  requests: readonly LessonRequest[],
  engagements: readonly NamedEngagement[],
): LecturerLessonCourse {
  const price = hourTierOf(prod)?.price ?? null;
  const utc_offset = offsetOf(prod);
  return {
    id: prod.id,
    name: prod.name,
    canonical: prodPath(prod),
    center_name: prod.center.name,
    price_per_hour: price,
    utc_offset,
    slots: slots.map((slot) => {
      const time = { starts_at: secondsOf(slot.starts_at), ends_at: secondsOf(slot.ends_at) };
      const request = requests.find(({ slot_id }) => slot_id === slot.id);
      const day = [lessonDay(time, utc_offset)];
      const dates = { date_start: time.starts_at, date_end: time.ends_at };
      const lesson = { id: prod.id, ...dates, city: prod.city?.name ?? null, schedule: day };
      return {
        ...{ id: slot.id, ...time },
        price: price === null ? null : lessonPrice(price, time.starts_at, time.ends_at),
        state: request ? (request.status === 'CREATED' ? 'ASKED' : 'TAKEN') : 'FREE',
        clashes: clashesOf(lesson, engagements).map(({ kind, with: { schedule: _, ...other } }) => ({
          kind,
          ...other,
        })),
      };
    }),
  };
}

/** Contacts pass to the lecturer with the money: before, they are the platform's alone. */
function presentRequest(request: LessonRequest): LecturerLessonRequest {
  const { order, prod } = request;
  const is_paid = order !== null && paidStatuses.includes(order.status);
  const { last_name, first_name, middle_name, phone, email } = request;
  return {
    id: request.id,
    status: request.status,
    course: prod.name,
    starts_at: secondsOf(request.starts_at),
    ends_at: secondsOf(request.ends_at),
    utc_offset: offsetOf(prod),
    price: roublesOf(request.price),
    name: [last_name, first_name, middle_name].filter(Boolean).join(' '),
    phone: is_paid ? phone : null,
    email: is_paid ? email : null,
    comment: request.comment,
    answer_until: request.status === 'CREATED' ? secondsOf(request.expires_at) : null,
    is_paid,
    pay_until: is_paid ? null : secondsOf(order?.expires_at ?? null),
  };
}
