import { afterBusinessDays, nextBusinessDay } from '../../../vocabulary/money/bank/businessDays.ts';
import { percentOf } from '../../../vocabulary/money/payments/shares.ts';
import { percentBack } from '../../../vocabulary/money/refunds/percentBack.ts';
import { kopecksOf, roublesOf } from '../../../vocabulary/money.ts';
import type { PaymentMethod } from '../../../vocabulary/orders/order.ts';
import { quoteOf } from '../../../vocabulary/orders/quote.ts';
import type { RegistrationStatus } from '../../../vocabulary/statuses.ts';
import { secondsOf } from '../../../vocabulary/time.ts';
import type { CastSale } from '../cast/sales.ts';
import { type Buyer, buyerOf } from './buyers.ts';
import type { Course, CourseKind } from './courses.ts';

/** A sale of the cast with its course, its price by the rules of prices, and its moments; sums are kopecks. */
export interface Planned {
  sale: CastSale;
  course: Course;
  buyer: Buyer;
  id: number;
  status: RegistrationStatus;
  method: PaymentMethod;
  lines: { unit: number; tier_id: number | null; label: string }[];
  total: number;
  paid: number;
  /** The refunded or requested part. */
  back: number;
  percent: number;
  created: Date;
  paidAt: Date;
  expires: Date | null;
  deadline: Date | null;
}

const hour = 3600;
const day = 86_400;

/** In the order of time, so that numbers rise with it; sales of missing courses are left out. */
export function planned(
  sales: readonly CastSale[],
  courses: Record<CourseKind, Course[]>,
  now: number,
): Planned[] {
  return sales
    .flatMap((sale) => {
      const course = courses[sale.of][sale.course];
      return course ? [{ sale, course, created: createdAt(sale, course, now) }] : [];
    })
    .sort((one, other) => one.created - other.created)
    .map(({ sale, course, created }, index) => plan(sale, course, created, index + 1, now));
}

function plan(sale: CastSale, course: Course, created: number, id: number, now: number): Planned {
  const people = sale.people ?? 1;
  const price = roublesOf(course.price);
  const quote = quoteOf(
    { price, tiers: course.tiers },
    {
      participation: 'main',
      participants: Array.from({ length: people }, () => ({ is_student: false })),
      now: created,
    },
  );
  if (!quote) throw new Error(`course ${course.id} of the demo has no price`);
  const lines = quote.lines.map(({ unit, tier_id, label }) => ({ unit: kopecksOf(unit), tier_id, label }));
  const total = kopecksOf(quote.total);
  const method = total === 0 ? 'FREE' : (sale.method ?? 'CARD');
  const isPaid = sale.ends === undefined || sale.ends === 'paid' || sale.ends === 'waits';
  const paidAt = created + waitOf(sale, method, now - created);
  const percent = percentBack(course.refund_policy, secondsOf(course.date_start), paidAt + day);
  const leaving = lines.slice(people - (sale.leaving ?? 0));
  const back = leaving.reduce((sum, { unit }) => sum + kopecksOf(percentOf(roublesOf(unit), percent)), 0);
  return {
    ...{ sale, course, id, lines, total, method, back, percent },
    buyer: buyerOf(sale, id),
    status: statusOf(sale, total, back),
    paid: isPaid ? total : 0,
    created: momentOf(created),
    paidAt: momentOf(paidAt),
    expires: sale.ends === 'held' ? momentOf(reservedUntil(sale, method, created)) : null,
    deadline: sale.ends === 'waits' ? momentOf(nextBusinessDay(now)) : null,
  };
}

function statusOf({ ends = 'paid', refund }: CastSale, total: number, back: number): RegistrationStatus {
  if (ends === 'held') return 'PREPARE';
  if (ends === 'waits') return 'CREATED';
  if (ends === 'rejected') return 'REJECTED';
  if (ends !== 'paid') return 'CANCELED';
  if (refund !== 'done' || back === 0) return 'CONFIRMED';
  return back === total ? 'REFUNDED' : 'PARTIAL_REFUNDED';
}

const createdAt = ({ daysAgo, of, person }: CastSale, { date_start }: Course, now: number): number =>
  (of === 'past' ? secondsOf(date_start) : now) -
  Math.round(daysAgo * day) -
  (daysAgo < 1 ? 0 : (person % 7) * hour);

/** How long it took to be paid, or to be given up. */
function waitOf({ ends }: CastSale, method: PaymentMethod, age: number): number {
  if (ends === 'EXPIRED') return method === 'INVOICE' ? 8 * day : 20 * 60;
  return method === 'INVOICE' ? Math.min(2 * day, age / 2) : 6 * 60;
}

const reservedUntil = ({ by }: CastSale, method: PaymentMethod, created: number): number =>
  by === 'staff' && method === 'CARD' ? created + day : afterBusinessDays(created, 5);

const momentOf = (seconds: number) => new Date(Math.round(seconds) * 1000);
