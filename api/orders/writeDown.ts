import {
  fromJson,
  type JsonRow,
  Order,
  OrderParticipant,
  type SeatPool,
  sequelizeOf,
} from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { noteLocked } from '@odonta/db/postgres/rowLocks.ts';
import { noteTaken } from '@odonta/db/postgres/watchLocks.ts';
import { QueryTypes, type Transaction, UniqueConstraintError } from 'sequelize';
import { conflict } from '../platform/http/errors.ts';
import type { NewConsent, NewOrder } from './book.ts';
import { refuseClosedCenter } from './closedCenters.ts';
import { consentColumns, orderColumns, orderRowOf, participantColumns, participantRowOf } from './newRows.ts';
import { poolsFor, takingAsked } from './seats/seats.ts';

export interface WrittenDown {
  orders: Order[];
  /** Pools with too few seats: then the transaction must be rolled back. */
  full: SeatPool[];
}

/**
 * Writes new orders with their participants and their new consent, and takes their seats, in one statement; answers
 * the orders as they now are. The pools stay locked until the transaction ends. Their counts are checked by the
 * statement itself, because earlier reads may be stale.
 */
export async function writeDown(
  asked: readonly NewOrder[],
  transaction: Transaction,
  consent?: NewConsent,
): Promise<WrittenDown> {
  const orders = asked.map(orderRowOf);
  const people = asked.flatMap((each, place) =>
    each.participants.map((person, index) => ({
      token: orders[place]?.token,
      ...participantRowOf(each, person, index),
    })),
  );
  const pools = asked.flatMap((each) => each.pools);
  const takes = asked.flatMap(({ participation }, place) =>
    people
      .filter(({ token }) => token === orders[place]?.token)
      .flatMap(({ token, prod_id, number, price_id }) =>
        poolsFor({ prod_id, price_id, participation }, pools).map(({ id }) => ({
          pool_id: id,
          token,
          number,
        })),
      ),
  );
  const written = await sequelizeOf(transaction)
    .query<Written>(insertion, {
      bind: [orders, people, consent ? [consent] : [], takes].map((rows) => JSON.stringify(rows)),
      type: QueryTypes.SELECT,
      transaction,
    })
    .catch(refuseClosedCenter)
    .catch(refuseTwice);
  const taken = written.at(0)?.taken ?? [];
  noteTaken('seat_pools', taken, transaction);
  return {
    orders: asked.map(({ prod }, place) => orderOf(written[place], prod.center, transaction)),
    full: pools.filter(({ id }) => takes.some(({ pool_id }) => pool_id === id) && !taken.includes(id)),
  };
}

interface Written {
  order: JsonRow;
  participants: JsonRow[];
  /** The pools that have given their seats, the same for all orders. */
  taken: number[];
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

// In the order that was asked, and so by number: identities are given as the rows come. Courses are locked before
// their pools, as everywhere, and both by id; a course that was cancelled meanwhile has no seats.
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
  ), takes as (
    select take.pool_id, p.id as participant_id
    from jsonb_to_recordset($4::jsonb) as take(pool_id int, token text, number int)
      join written o using (token) join people p on p.order_id = o.id and p.number = take.number
  ), wanted as (
    select pool_id, count(*)::int from jsonb_to_recordset($4::jsonb) as take(pool_id int) group by pool_id
  ), courses as materialized (
    select id from prods
    where status = 'CONFIRMED' and id in (select s.prod_id from seat_pools s join wanted on wanted.pool_id = s.id)
    order by id for key share
  ), asked as (
    select s.id, wanted.count from seat_pools s join wanted on wanted.pool_id = s.id
    where s.prod_id = any(array(select id from courses))
    order by s.id for no key update of s
  ), seats as (
    insert into seat_takes (pool_id, participant_id) select pool_id, participant_id from takes
  ), taken as (
    ${takingAsked}
  )
  select o.id, to_jsonb(o) as "order",
    (select coalesce(jsonb_agg(to_jsonb(p) order by p.id), '[]') from people p where p.order_id = o.id) as participants,
    (select coalesce(jsonb_agg(id), '[]') from taken) as taken
  from written o order by o.id`,
);
