import { fromJson, type JsonRow, Order, OrderParticipant, sequelizeOf } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { noteLocked } from '@odonta/db/postgres/rowLocks.ts';
import { QueryTypes, type Transaction, UniqueConstraintError } from 'sequelize';
import { conflict } from '../platform/http/errors.ts';
import type { NewConsent, NewOrder } from './book.ts';
import { consentColumns, orderColumns, orderRowOf, participantColumns, participantRowOf } from './newRows.ts';

/** Writes new orders with their participants and their new consent, in one statement, and answers them as they now are. */
export async function writeDown(
  asked: readonly NewOrder[],
  transaction: Transaction,
  consent?: NewConsent,
): Promise<Order[]> {
  const orders = asked.map(orderRowOf);
  const people = asked.flatMap((each, place) =>
    each.participants.map((person, index) => ({
      token: orders[place]?.token,
      ...participantRowOf(each, person, index),
    })),
  );
  const written = await sequelizeOf(transaction)
    .query<Written>(insertion, {
      bind: [orders, people, consent ? [consent] : []].map((rows) => JSON.stringify(rows)),
      type: QueryTypes.SELECT,
      transaction,
    })
    .catch(refuseTwice);
  return asked.map(({ prod }, place) => orderOf(written[place], prod.center, transaction));
}

interface Written {
  order: JsonRow;
  participants: JsonRow[];
}

function orderOf(written: Written | undefined, center: Order['center'], transaction: Transaction): Order {
  if (!written) throw new Error('an order was not written');
  const order = fromJson(Order, written.order);
  const participants = written.participants.map((row) => fromJson(OrderParticipant, row));
  for (const row of [order, ...participants]) noteLocked(row, transaction);
  return Object.assign(order, { center, participants });
}

function refuseTwice(error: unknown): never {
  if (error instanceof UniqueConstraintError && /order_participants_once/.test(error.parent.message))
    throw conflict('Кто-то из участников уже записан на этот курс', {
      participants: 'Один человек записывается на курс один раз',
    });
  throw error;
}

const all = orderColumns.join(', ');
const kept = orderColumns.map((column) =>
  column === 'consent_id' ? 'coalesce(consent_id, (select id from consent))' : column,
);
const consented = consentColumns.join(', ');
const each = participantColumns.join(', ');

// In the order that was asked, and so by number: identities are given as the rows come.
const insertion = prepared(
  'write_down',
  // Recursive only in name: so a part may come before another that it reads.
  `with recursive written as (
    insert into orders (${all})
    select ${kept.join(', ')} from jsonb_populate_recordset(null::orders, $1::jsonb) returning *
  ), consent as (
    insert into consents (${consented})
    select ${consented} from jsonb_populate_recordset(null::consents, $3::jsonb) returning id
  ), people as (
    insert into order_participants (order_id, ${each})
    select o.id, ${participantColumns.map((column) => `p.${column}`).join(', ')}
    from jsonb_array_elements($2::jsonb) with ordinality as asked(person, place)
      join written o on o.token = asked.person ->> 'token',
      lateral jsonb_populate_record(null::order_participants, asked.person) p
    order by asked.place returning *
  )
  select o.id, to_jsonb(o) as "order",
    (select coalesce(jsonb_agg(to_jsonb(p) order by p.id), '[]') from people p where p.order_id = o.id) as participants
  from written o order by o.id`,
);
