import { vatInside } from '../../../vocabulary/money/documents/vat.ts';
import { kopecksOf, roublesOf } from '../../../vocabulary/money.ts';
import { quoteOf } from '../../../vocabulary/orders/quote.ts';
import { legalRequestLimits } from '../../../vocabulary/sales/companies/legalRequest.ts';
import { formatDays, moscowDay, secondsOf } from '../../../vocabulary/time.ts';
import { companies } from '../cast/buyers.ts';
import type { Group } from './fillGroupOrders.ts';
import { sellerOf } from './invoiceRows.ts';

const day = 86_400_000;

/** An offer as it was sent; the demo's places of one course cost the same, so that they are one line. */
export function quoteRow({ cast, course, id, created }: Group, number: number) {
  const quote = quoteOf(
    { price: roublesOf(course.price), tiers: course.tiers },
    {
      participation: 'main',
      participants: Array.from({ length: cast.seats }, () => ({ is_student: false })),
      now: secondsOf(created),
    },
  );
  const company = companies[cast.company];
  if (!quote || !company) throw new Error('an offer of the demo has no price or no company');
  const total = kopecksOf(quote.total);
  const vat = vatInside(total, course.vat);
  const date = moscowDay(created);
  const valid_until = moscowDay(new Date(created.getTime() + legalRequestLimits.quoteDays * day));
  const { name, inn, kpp, address } = company;
  const days = formatDays(
    secondsOf(course.date_start),
    secondsOf(course.date_end) ?? secondsOf(course.date_start),
  );
  return {
    id: number,
    legal_request_id: id,
    issuer: 'P',
    year: Number(date.slice(0, 4)),
    number,
    valid_until,
    total,
    frozen: { quote, tiers: course.tiers },
    snapshot: {
      kind: 'QUOTE',
      ...{ date, valid_until, vat, total },
      number: String(number),
      seller: sellerOf(course),
      payer: { name, inn, kpp, address },
      principal: course.payee.name ?? course.center,
      lines: [
        {
          name: `Участие в курсе «${course.name}», ${days}`,
          count: cast.seats,
          unit: 'чел.',
          price: total / cast.seats,
          sum: total,
          vat,
        },
      ],
      remarks: [],
    },
    created_at: created,
  };
}
