import { Order, OrderParticipant, Prod, ProdChange } from '@odonta/db/models';
import { type ChangeInWords, fullRefundDays, netChanges } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { courseChanged, courseChangedForParticipant } from '../letters/changeLetters.ts';
import { textCaller } from '../letters/textCaller.ts';
import { visitOf } from '../visitOf.ts';

/** An editor who corrects himself within this time makes one change. */
const usualRestSeconds = 60;

/**
 * Notifies everybody with an order of a course that has changed, once, and lets them leave for all of their money.
 * Returns the number of orders.
 */
export async function notifyOfChanges(restSeconds = usualRestSeconds): Promise<number> {
  let orders = 0;
  for (let more = await notifySome(restSeconds); more > 0; more = await notifySome(restSeconds))
    orders += more;
  await ProdChange.sequelize?.query(finished, { bind: [restSeconds] });
  return orders;
}

const rested = `not exists (select from prod_changes later where later.prod_id = c.prod_id
    and later.notified_at is null and later.at > now() - make_interval(secs => $1))`;
const waitingOrders = `orders o where o.prod_id = c.prod_id and o.created_at <= c.at
    and coalesce(o.last_change_id, 0) < c.id and o.deleted_at is null
    and o.status in ('PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED')`;
const stillHeld = `r.id = c.prod_id and r.status = 'CONFIRMED'`;

// The row of an order is locked, so that two nodes never write to the same person.
const next = `
  select o.id from prod_changes c join prods r on ${stillHeld}, lateral (select o.id from ${waitingOrders}
    and o.id <> all($2::int[]) order by o.id limit 1 for no key update of o skip locked) o
  where c.notified_at is null and ${rested} limit 1`;

/** A change of which nobody is left to be notified. An order that another node is writing to still counts. */
const finished = `
  update prod_changes c set notified_at = now() where c.notified_at is null and ${rested}
    and not exists (select from prods r where ${stillHeld} and exists (select from ${waitingOrders}))`;

const notifySome = (restSeconds: number): Promise<number> =>
  nextRows(
    { name: 'notify_of_changes', keyOf: ({ id }: Order) => id, act: notifyOfOne },
    async (resting, transaction) => {
      const [found] =
        (await Order.sequelize?.query<{ id: number }>(next, {
          bind: [restSeconds, resting],
          type: QueryTypes.SELECT,
          transaction,
        })) ?? [];
      return found ? Order.findByPk(found.id, { transaction }) : null;
    },
  );

async function notifyOfOne(order: Order, transaction: Transaction): Promise<void> {
  const unknown = await ProdChange.findAll({
    where: {
      prod_id: order.prod_id,
      notified_at: null,
      id: { [Op.gt]: order.last_change_id ?? 0 },
      at: { [Op.gte]: order.created_at },
    },
    order: ['id'],
    transaction,
  });
  const prod = await Prod.findByPk(order.prod_id, { include: ['city'], transaction });
  const changes = netChanges(unknown);
  order.last_change_id = unknown.at(-1)?.id ?? order.last_change_id;
  if (prod && changes.length > 0) {
    order.full_refund_until = new Date(Date.now() + fullRefundDays * 86_400_000);
    order.snapshot = asNow(order, prod);
    order.changed('snapshot', true);
    await write(order, prod, changes, transaction);
  }
  await order.save({ transaction });
}

/** Letters, refund rules and documents that follow name the course as it will be. */
const asNow = ({ snapshot }: Order, { city, date_start, date_end }: Prod): Order['snapshot'] => ({
  ...snapshot,
  city: city?.name ?? null,
  date_start: secondsOf(date_start),
  date_end: secondsOf(date_end),
});

async function write(
  order: Order,
  prod: Prod,
  changes: readonly ChangeInWords[],
  transaction: Transaction,
): Promise<void> {
  await writeLetter(courseChanged(order, changes), transaction);
  await textCaller(order, 'course_changed', transaction);
  if (order.status !== 'CONFIRMED' && order.status !== 'PARTIAL_REFUNDED') return;
  const where = { order_id: order.id, is_live: true, is_written_to: true };
  const people = await OrderParticipant.findAll({ where, order: [['number', 'ASC']], transaction });
  const visit = visitOf(prod);
  for (const { email, first_name, ticket_code } of people)
    if (email && email !== order.email)
      await writeLetter(
        courseChangedForParticipant(order, { email, first_name, ticket_code }, changes, visit),
        transaction,
      );
}
