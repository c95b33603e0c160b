import { LegalRequest, Order, SeatCode, SeatReminder } from '@odonta/db/models';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { seatAwaits, seatsAwait } from './letters.ts';
import { seatsOf } from './presenting.ts';

/**
 * Reminds the responsible person of places without names, and the recipients of unused links: once on each of
 * the days, unless the company has switched it off. Returns for how many requests. Nodes share the work by
 * row locks.
 */
export const remindOfSeats = (sequelize: Sequelize): Promise<number> =>
  nextRows(
    { name: 'remind of seats', keyOf: ({ id }: Due) => id, act: remind },
    async (rested, transaction) => {
      const days = [...legalRequestLimits.reminderDays];
      const bind = { days, hours: legalRequestLimits.reminderAfterHours, rested: rested.map(Number) };
      const [due] = await sequelize.query<Due>(nextDue, { bind, transaction, type: QueryTypes.SELECT });
      return due;
    },
  );

interface Due {
  id: number;
  days: number;
}

async function remind({ id, days }: Due, transaction: Transaction): Promise<void> {
  const request = await LegalRequest.findByPk(id, { rejectOnEmpty: true, transaction });
  await SeatReminder.create({ legal_request_id: id, days }, { transaction });
  const order = await Order.findByPk(request.order_id ?? 0, { transaction });
  const { named, total } = await seatsOf(request, transaction);
  if (!order || named === total) return;
  // On that day the responsible person and staff are notified together.
  if (days !== legalRequestLimits.unnamedDays)
    await writeLetter(seatsAwait(request, order, { days, left: total - named }), transaction);
  for (const code of await handedOut(request, transaction))
    await writeLetter(seatAwaits(request, order, code, days), transaction);
}

/** Unused links that were sent; a link sent today is not reminded of yet. */
async function handedOut({ id }: LegalRequest, transaction: Transaction) {
  const codes = await SeatCode.findAll({
    where: { legal_request_id: id, revoked_at: null, used_at: null },
    include: [{ association: 'participant', where: { is_live: true, named_at: null } }],
    order: [['id', 'ASC']],
    transaction,
  });
  const since = Date.now() - legalRequestLimits.reminderAfterHours * 3_600_000;
  return codes.flatMap(({ code, sent_to, created_at }) =>
    sent_to !== null && created_at.getTime() < since ? [{ code, sent_to }] : [],
  );
}

/** Only the nearest day: a late payer gets no reminders of past days. */
const nextDue = `
  select r.id, due.days
  from legal_requests r join prods p on p.id = r.prod_id
    join orders o on o.id = r.order_id and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
    cross join lateral (
      select min(d) as days from unnest($days::int[]) d where p.date_start <= now() + make_interval(days => d)
    ) due
  where r.id <> all($rested::int[]) and r.status = 'CONFIRMED' and r.stage = 'PAID' and r.seat_reminders and r.deleted_at is null
    and p.date_start > now() and due.days is not null
    and not exists (select from seat_reminders s where s.legal_request_id = r.id and s.days = due.days)
    and exists (select from seat_codes c
      where c.legal_request_id = r.id and c.created_at < now() - make_interval(hours => $hours))
  order by r.id limit 1 for no key update of r skip locked`;
