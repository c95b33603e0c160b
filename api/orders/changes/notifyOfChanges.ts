import { Order, OrderParticipant, Prod, ProdChange } from '@odonta/db/models';
import { type ChangeInWords, netChanges } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { courseChanged, courseChangedForParticipant } from '../letters/changeLetters.ts';
import { textCaller } from '../letters/textCaller.ts';
import { leavingOf } from '../refunds/leaving.ts';
import { datesOfOrder } from '../timesOf.ts';
import { visitOf } from '../visitOf.ts';
import { endOfRight } from './endOfRight.ts';
import { touchingLesson } from './touchingLesson.ts';

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

/** A change has the moment when its transaction began: who booked before it ended has booked the former course. */
const openEditsMinutes = 5;

const rested = `not exists (select from prod_changes later where later.prod_id = c.prod_id
    and later.notified_at is null and later.at > now() - make_interval(secs => $1))`;
const waitingOrders = `orders o where o.prod_id = c.prod_id and o.created_at <= c.at + interval '${openEditsMinutes} minutes'
    and coalesce(o.last_change_id, 0) < c.id and o.deleted_at is null
    and o.status in ('PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED')`;
const stillHeld = `r.id = c.prod_id and r.status = 'CONFIRMED'
    and (r.date_start is null or coalesce(r.date_end, r.date_start) > now())`;

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
  // Those that nobody had to be notified of count too: a lecturer who joined silently and left again takes nothing away.
  const unknown = await ProdChange.findAll({
    where: {
      prod_id: order.prod_id,
      id: { [Op.gt]: order.last_change_id ?? 0 },
      at: { [Op.gte]: new Date(order.created_at.getTime() - openEditsMinutes * 60_000) },
    },
    order: ['id'],
    transaction,
  });
  const prod = await Prod.findByPk(order.prod_id, { include: ['city'], transaction });
  const news = prod && isOfFormerCourse(order, prod, unknown) ? newsIn(unknown) : [];
  const changes = await touchingLesson(order, news, transaction);
  order.last_change_id = unknown.at(-1)?.id ?? order.last_change_id;
  if (prod && changes.length > 0) {
    if (order.paid_sum > order.refunded_sum || order.debt > 0) order.full_refund_until = endOfRight();
    order.snapshot = asNow(order, prod);
    order.changed('snapshot', true);
    if (changes.some(({ kind }) => kind === 'date')) await sendLinksAgain(order, transaction);
    await write(order, prod, changes, transaction);
  }
  await order.save({ transaction });
}

/** The net changes of the kinds that somebody must be notified of. */
function newsIn(changes: readonly ProdChange[]): ChangeInWords[] {
  const kinds = new Set(changes.filter(({ notified_at }) => notified_at === null).map(({ kind }) => kind));
  return netChanges(changes).filter(({ kind }) => kinds.has(kind));
}

/** An order that was placed while the edit was being saved may be of either course: its dates say which. */
const isOfFormerCourse = (order: Order, prod: Prod, unknown: readonly ProdChange[]): boolean =>
  unknown.some(({ at }) => at >= order.created_at) ||
  order.snapshot.date_start !== datesOfOrder(order, prod).date_start;

/** Of the new date the link of a broadcast is sent anew. */
const sendLinksAgain = async ({ id: order_id }: Order, transaction: Transaction): Promise<void> => {
  await OrderParticipant.update({ sent_link: null }, { where: { order_id }, transaction });
};

/** Letters, refund rules and documents that follow name the course as it will be. */
const asNow = (order: Order, prod: Prod): Order['snapshot'] => ({
  ...order.snapshot,
  city: prod.city?.name ?? null,
  ...datesOfOrder(order, prod),
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
  const visit = visitOf(order, prod);
  const leaving = await leavingOf(order, transaction);
  for (const { id, email, first_name, ticket_code } of people)
    if (email && email !== order.email && !leaving.has(id))
      await writeLetter(
        courseChangedForParticipant(order, { email, first_name, ticket_code }, changes, visit),
        transaction,
      );
}
