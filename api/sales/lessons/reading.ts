import type { LessonOffer } from '@odonta/api/contract';
import { LessonSlot, type Prod } from '@odonta/db/models';
import { isClosedAt } from '@odonta/db/vocabulary/catalog/closure.ts';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { lessonLimits, lessonPrice } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { prodsOnSale } from '../../orders/onSale.ts';
import { soldTierOf } from './pricing.ts';

/** The free hours of a course; null where it is not sold by the hour. */
export async function findLessons(prodId: number): Promise<LessonOffer | null> {
  const [prod] = await prodsOnSale([prodId]);
  const tier = prod ? soldTierOf(prod) : null;
  if (!prod || !tier) return null;
  const free = isPaused(prod) ? [] : await freeSlots(prodId);
  return {
    prod_id: prodId,
    price_per_hour: tier.price,
    utc_offset: offsetOf(prod),
    slots: free.map(({ id, starts_at, ends_at, lecturer }) => {
      const time = { starts_at: secondsOf(starts_at), ends_at: secondsOf(ends_at) };
      return { id, ...time, price: lessonPrice(tier.price, time.starts_at, time.ends_at), lecturer };
    }),
  };
}

/** By the course itself, or by its centre, which is loaded with it. */
export const isPaused = ({ sales_paused, center }: Prod): boolean =>
  sales_paused || isClosedAt(center, nowInSeconds());

/** The clock of a course; its city is loaded with it. */
export const offsetOf = ({ city }: Pick<Prod, 'city'>) => city?.utc_offset ?? moscowOffset;

interface FreeSlot {
  id: number;
  lecturer_id: number;
  starts_at: Date;
  ends_at: Date;
  lecturer: string;
}

/** Of lecturers whom the page of the course names: one of these, or all of them. Nobody can answer, and pay, in less than the least time. */
export async function freeSlots(
  prodId: number,
  slotId: number | null = null,
  transaction?: Transaction,
): Promise<FreeSlot[]> {
  const bind = [prodId, slotId, shownAtMost];
  const options = { bind, type: QueryTypes.SELECT, ...(transaction && { transaction }) } as const;
  return (await LessonSlot.sequelize?.query<FreeSlot>(free, options)) ?? [];
}

const shownAtMost = 200;

const free = `
  select s.id, s.lecturer_id, s.starts_at, s.ends_at, l.name as lecturer
  from lesson_slots s
    join prod_lecturers named on named.prod_id = s.prod_id and named.lecturer_id = s.lecturer_id and named.is_shown
    join lecturers l on l.id = s.lecturer_id and l.deleted_at is null
  where s.prod_id = $1 and ($2::int is null or s.id = $2) and s.starts_at > now() + interval '${lessonLimits.hoursBefore} hours'
    and not exists (select from lesson_requests r where r.slot_id = s.id and r.status in ('CREATED', 'CONFIRMED'))
  order by s.starts_at, s.id limit $3`;
