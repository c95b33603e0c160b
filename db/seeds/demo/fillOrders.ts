import type { Sequelize, Transaction } from 'sequelize';
import { sales } from './cast/sales.ts';
import type { Staffed } from './fillPeople.ts';
import { coursesOnSale } from './orders/courses.ts';
import { fillGroupOrders } from './orders/fillGroupOrders.ts';
import { fillInvoices } from './orders/fillInvoices.ts';
import { fillPayouts, insertEntries } from './orders/fillPayouts.ts';
import { fillWaitlist } from './orders/fillWaitlist.ts';
import { keepAwards } from './orders/keepAwards.ts';
import { keepBonuses } from './orders/keepBonuses.ts';
import { keepSeats } from './orders/keepSeats.ts';
import { hasPayment, ledgerOf, legRow, partRow, paymentRow, refundRow } from './orders/moneyRows.ts';
import { orderRow, participantRows, stepRows } from './orders/orderRows.ts';
import { type Planned, planned } from './orders/planned.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

/**
 * Orders in every status, with their money, seats and documents, priced and booked by the platform's own rules,
 * so that everything agrees.
 */
export async function fillOrders(
  sequelize: Sequelize,
  staffed: Staffed,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const courses = await coursesOnSale(sequelize, now, transaction);
  const all = planned(sales, courses, now);
  const insert = (table: string, rows: readonly object[]) => insertRows(sequelize, table, rows, transaction);
  const participants = participantsOf(all);
  await insert(
    'orders',
    all.map((order) => orderRow(order, staffed)),
  );
  await insert(
    'order_participants',
    participants.flatMap(({ rows }) => rows),
  );
  await keepSeats(sequelize, takesOf(participants), transaction);
  const paid = all.filter(hasPayment);
  await insert('payments', paid.map(paymentRow));
  await insert('payment_parts', paid.map(partRow));
  const invoices = await fillInvoices(sequelize, all, staffed, transaction);
  const refunds = refundsOf(participants, staffed);
  await insert(
    'refunds',
    refunds.map(({ row }) => row),
  );
  const done = refunds.filter(({ row }) => row.status === 'FINISHED');
  await insert(
    'refund_legs',
    done.map(({ order, row }, index) => ({ id: index + 1, ...legRow(order, row.id) })),
  );
  const entries = all.flatMap((order) =>
    ledgerOf(order, {
      invoice: invoices.get(order.id),
      refund: refunds.find(({ row }) => row.order_id === order.id)?.row.id,
    }),
  );
  await sequelize.query(insertEntries, { bind: [JSON.stringify(entries)], transaction });
  await fillPayouts(sequelize, all, { staffed, now }, transaction);
  await keepBonuses(sequelize, all, now, transaction);
  await keepAwards(sequelize, all, now, transaction);
  await fillWaitlist(sequelize, courses.full, now, transaction);
  await fillGroupOrders(sequelize, { all, courses: courses.coming, now }, transaction);
  await sequelize.query(insertSteps, {
    bind: [JSON.stringify(all.flatMap((order) => stepRows(order, staffed)))],
    transaction,
  });
  await sequelize.query(insertCheckIns, {
    bind: [JSON.stringify(checkInsOf(participants, staffed))],
    transaction,
  });
  await moveCounters(sequelize, counted, transaction);
  await sequelize.query(`select setval('order_numbers', $1)`, {
    bind: [Math.max(1, all.length)],
    transaction,
  });
}

const counted = [
  'orders',
  'order_participants',
  'payments',
  'invoices',
  'bank_files',
  'bank_lines',
  'bank_matches',
  'refunds',
  'refund_legs',
  'payouts',
  'waitlist',
  'legal_requests',
  'legal_quotes',
];

interface Booked {
  order: Planned;
  rows: ReturnType<typeof participantRows>;
}

function participantsOf(all: readonly Planned[]): Booked[] {
  let last = 0;
  return all.map((order) => {
    const rows = participantRows(order, last);
    last += rows.length;
    return { order, rows };
  });
}

const takesOf = (booked: readonly Booked[]) =>
  booked.flatMap(({ order, rows }) =>
    rows
      .filter(({ is_live }) => is_live)
      .map(({ id }) => ({ pool_id: order.course.pool_id, participant_id: id, taken_at: order.created })),
  );

function refundsOf(booked: readonly Booked[], { manager, bookkeeper }: Staffed) {
  return booked
    .filter(({ order: { sale, back } }) => sale.refund !== undefined && back > 0)
    .map(({ order, rows }, index) => {
      const leaving = rows.slice(rows.length - (order.sale.leaving ?? 0)).map(({ id }) => id);
      const by = { asks: manager, approves: bookkeeper };
      return { order, row: refundRow(order, index + 1, leaving, by) };
    });
}

/** Most participants of past courses are checked in. */
const checkInsOf = (booked: readonly Booked[], { manager }: Staffed) =>
  booked
    .filter(({ order }) => order.sale.of === 'past')
    .flatMap(({ order, rows }) =>
      rows
        .filter(({ id, is_live }) => is_live && id % 6 !== 0)
        .map(({ id }) => ({
          participant_id: id,
          kind: 'IN',
          by_id: manager,
          at: new Date(order.course.date_start.getTime() - (id % 25) * 60_000),
        })),
    );

const insertSteps = `
  insert into status_changes (resource, record_id, move, from_status, to_status, actor_id, actor_name, reason, created_at)
  select resource, record_id, move, from_status, to_status, actor_id, actor_name, reason, created_at
  from jsonb_populate_recordset(null::status_changes, $1)`;

const insertCheckIns = `
  insert into check_ins (participant_id, kind, by_id, at)
  select participant_id, kind, by_id, at from jsonb_populate_recordset(null::check_ins, $1)`;
