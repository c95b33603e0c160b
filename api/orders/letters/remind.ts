import { City, Order, OrderParticipant, Prod } from '@odonta/db/models';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { onlineLinkOf } from '../onlineLink.ts';
import { sellsNow } from '../onSale.ts';
import { isLeaving } from '../refunds/leaving.ts';
import { visitOf } from '../visitOf.ts';
import { paymentReminder } from './orderLetters.ts';
import { onlineLink, type ReminderKind, reminder } from './participantLetters.ts';

/** Reminds unpaid orders after half an hour and after a day, while there are seats; returns their number. */
export async function remindUnpaid(): Promise<number> {
  let written = 0;
  for (const [kind, from, to] of unpaidAges) written += await remindOf(kind, [from, to]);
  return written;
}

/** Participants are reminded of their course a week, a day and two hours before it begins. */
export async function remindOfCourses(): Promise<number> {
  let written = 0;
  for (const [kind, before, after] of beforeStart) written += await remindBefore(kind, [before, after]);
  return written + (await sendLinks());
}

const unpaidAges: readonly [kind: string, from: string, to: string][] = [
  ['payment_reminder_30m', '30 minutes', '2 hours'],
  ['payment_reminder_24h', '24 hours', '26 hours'],
];

const beforeStart: readonly [kind: ReminderKind, before: string, after: string][] = [
  ['reminder_7d', '7 days', '6 days'],
  ['reminder_1d', '1 day', '2 hours'],
  ['reminder_2h', '2 hours', '0 hours'],
];

// The row of an order is locked, so that two nodes never write to the same person.
const unpaid = `
  select o.id from orders o join prods r on r.id = o.prod_id
    join seat_pools s on s.prod_id = o.prod_id and s.is_whole join centers c on c.id = o.center_id
  where o.email is not null and o.created_at <= now() - $2::interval and o.created_at > now() - $3::interval
    and (o.status = 'PREPARE' and o.expires_at > now()
      or o.status = 'CANCELED' and o.cancel_reason = 'EXPIRED' and $1 = 'payment_reminder_24h'
        and o.lesson_from is null and (s.total is null or s.total - s.taken >= o.count)
        and r.status = 'CONFIRMED' and not r.sales_paused and ${sellsNow} and (r.date_start is null or r.date_start > now())
        and not exists (select from orders other where other.prod_id = o.prod_id and other.email = o.email
          and other.status in ('PREPARE', 'CREATED', 'CONFIRMED')))
    and not exists (select from outbox l where l.resource = 'orders' and l.record_id = o.id and l.kind = $1)
  and o.id <> all($4::int[]) order by o.id limit 1 for no key update of o skip locked`;

const begins = 'coalesce(o.lesson_from, r.date_start)';

const soon = `
  select p.id from order_participants p join orders o on o.id = p.order_id join prods r on r.id = p.prod_id
  where p.is_live and p.is_written_to and p.email is not null and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
    and ${begins} <= now() + $2::interval and ${begins} > now() + $3::interval
    and o.confirmed_at < ${begins} - $2::interval and not ${isLeaving('p')}
    and not exists (select from outbox l
      where l.resource = 'orders' and l.record_id = o.id and l.kind = $1 and l."to" = p.email
        and not exists (select from outbox moved where moved.resource = 'orders' and moved.record_id = o.id
          and moved.kind = 'course_changed' and moved.id > l.id))
  and p.id <> all($4::int[]) order by o.id, p.id limit 1 for no key update of o skip locked`;

const unsentLinks = `
  select p.id from prods r join order_participants p on p.prod_id = r.id join orders o on o.id = p.order_id
  where r.online_link is not null and r.date_start <= now() + interval '1 day' and r.date_start > now()
    and p.is_live and p.is_written_to and p.email is not null and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
    and r.type = any('{${onlineProdTypes.join()}}'::int[])
    and p.sent_link is distinct from r.online_link and not ${isLeaving('p')}
    and (p.sent_link is not null or o.confirmed_at >= r.date_start - interval '1 day'
      or exists (select from outbox l where l.resource = 'orders' and l.record_id = o.id and l.kind = 'reminder_1d' and l."to" = p.email))
  and p.id <> all($1::int[]) order by o.id, p.id limit 1 for no key update of o skip locked`;

const remindOf = (kind: string, ages: [string, string]): Promise<number> =>
  nextRows(
    {
      name: kind,
      keyOf: ({ id }: Order) => id,
      act: (order: Order, transaction) => writeLetter(paymentReminder(order, kind), transaction),
    },
    async (rested, transaction) => {
      const id = await due(unpaid, [kind, ...ages, rested], transaction);
      return id === undefined ? null : Order.findByPk(id, { transaction });
    },
  );

const remindBefore = (kind: ReminderKind, window: [string, string]): Promise<number> =>
  nextRows(
    {
      name: kind,
      keyOf: ({ id }: OrderParticipant) => id,
      act: async (participant: OrderParticipant, transaction) => {
        const { order, prod, email, first_name, ticket_code, short_code } = participant;
        const person = { email: email ?? '', first_name, ticket_code, short_code };
        const link = onlineLinkOf(order, prod);
        await writeLetter(reminder(order, person, kind, visitOf(order, prod), link), transaction);
        if (link) await participant.update({ sent_link: link }, { transaction });
      },
    },
    async (rested, transaction) => {
      const id = await due(soon, [kind, ...window, rested], transaction);
      return id === undefined ? null : OrderParticipant.findByPk(id, { include: withCourse, transaction });
    },
  );

/** Links that no reminder has brought: to those who paid on the last day, and other links than were sent. */
const sendLinks = (): Promise<number> =>
  nextRows(
    {
      name: 'online_link',
      keyOf: ({ id }: OrderParticipant) => id,
      act: async (participant: OrderParticipant, transaction) => {
        const { order, prod, email, first_name, ticket_code, short_code, sent_link } = participant;
        const person = { email: email ?? '', first_name, ticket_code, short_code };
        const link = onlineLinkOf(order, prod);
        // The clock of the database may be ahead of this one.
        if (!link) return;
        await writeLetter(onlineLink(order, person, link, sent_link !== null), transaction);
        await participant.update({ sent_link: link }, { transaction });
      },
    },
    async (rested, transaction) => {
      const id = await due(unsentLinks, [rested], transaction);
      return id === undefined ? null : OrderParticipant.findByPk(id, { include: withCourse, transaction });
    },
  );

const withCourse = [
  { model: Order, as: 'order' },
  { model: Prod, as: 'prod', paranoid: false, include: [{ model: City, as: 'city' }] },
];

async function due(
  statement: string,
  bind: unknown[],
  transaction: Transaction,
): Promise<number | undefined> {
  const rows = await Order.sequelize?.query<{ id: number }>(statement, {
    bind,
    type: QueryTypes.SELECT,
    transaction,
  });
  return rows?.[0]?.id;
}
