import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { answerBy, lessonPrice } from '../../../vocabulary/sales/lessons/lessons.ts';
import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';
import { guestOf } from '../orders/buyers.ts';
import { tokenOf } from '../orders/keys.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

/** Writes the free hours of the first lecturer, who has a login, and a request that waits for him. */
export const fill: Fill = async (sequelize, _staffed, now, transaction) => {
  const course = await courseByHour(sequelize, transaction);
  if (!course) return;
  const slots = hours.map(({ inDays, from, length }, index) => {
    const starts_at = midnightIn(inDays, now) + from * 3600 - moscowSeconds;
    return { id: index + 1, ...named(course), ...momentsOf(starts_at, length), created_at: ago(day, now) };
  });
  await insertRows(sequelize, 'lesson_slots', slots, transaction);
  const [first] = slots;
  if (first) await insertRows(sequelize, 'lesson_requests', [requestFor(first, course, now)], transaction);
  await moveCounters(sequelize, ['lesson_slots', 'lesson_requests'], transaction);
};

const day = 86_400;
const moscowSeconds = 3 * 3600;

const hours = [
  { inDays: 4, from: 10, length: 2 },
  { inDays: 4, from: 15, length: 1.5 },
  { inDays: 6, from: 18, length: 1 },
  { inDays: 8, from: 10, length: 3 },
  { inDays: 8, from: 14, length: 2 },
  { inDays: 11, from: 12, length: 2 },
  { inDays: 15, from: 9, length: 4 },
  { inDays: 18, from: 16, length: 1 },
];

interface Course {
  id: number;
  lecturer_id: number;
  per_hour: number;
}

const named = ({ id: prod_id, lecturer_id }: Course) => ({ prod_id, lecturer_id });

const midnightIn = (days: number, now: number) => Math.floor(now / day) * day + days * day;

const momentsOf = (starts_at: number, length: number) => ({
  starts_at: new Date(starts_at * 1000),
  ends_at: new Date((starts_at + length * 3600) * 1000),
});

function requestFor(slot: ReturnType<typeof momentsOf> & { id: number }, course: Course, now: number) {
  const [starts_at, ends_at] = [slot.starts_at.getTime() / 1000, slot.ends_at.getTime() / 1000];
  const asked = ago(3 * 3600, now);
  return {
    ...guestOf(2),
    ...named(course),
    id: 1,
    token: tokenOf('lesson request 1'),
    slot_id: slot.id,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    price: lessonPrice(course.per_hour, starts_at, ends_at) * 100,
    status: 'CREATED',
    expires_at: new Date(answerBy(starts_at, now - 3 * 3600) * 1000),
    comment: 'Хочу разобрать перелечивание моляра: снимки пришлю заранее.',
    version: 0,
    created_at: asked,
    updated_at: asked,
  };
}

async function courseByHour(sequelize: Sequelize, transaction: Transaction): Promise<Course | undefined> {
  const [course] = await sequelize.query<Course>(
    `select p.id, l.lecturer_id, (price.price / 100)::int as per_hour
     from prods p join prod_lecturers l on l.prod_id = p.id and l.lecturer_id = 1 and l.consent = 'ACCEPTED'
       join prod_prices price on price.prod_id = p.id and price.type = 'hour'
     where p.type = 10 and p.status = 'CONFIRMED' order by p.id limit 1`,
    { type: QueryTypes.SELECT, transaction },
  );
  return course;
}
