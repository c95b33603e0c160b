import { sequelizeOf } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { idsBy, lock } from '../../platform/locks.ts';

/** Releases the seats of these participants, each once. */
export const releaseSeats = (participantIds: readonly number[], transaction: Transaction): Promise<void> =>
  release({ table: 'seat_takes', owner: 'participant_id', seats: '1' }, participantIds, transaction);

/** Releases the reservations of these requests; idempotent. */
export const releaseReservations = (requestIds: readonly number[], transaction: Transaction): Promise<void> =>
  release({ table: 'seat_holds', owner: 'legal_request_id', seats: 'count' }, requestIds, transaction);

async function release(
  { table, owner, seats }: { table: string; owner: string; seats: string },
  owners: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const unreleased = `${owner} = any($1) and released_at is null`;
  const pools = `select distinct pool_id as id from ${table} where ${unreleased}`;
  await lock(transaction, { seat_pools: idsBy(pools, owners, transaction) });
  await sequelizeOf(transaction).query(
    `with freed as (
       update ${table} set released_at = now() where ${unreleased} returning pool_id, ${seats} as seats
     ), counted as (select pool_id, sum(seats)::int as seats from freed group by pool_id)
     update seat_pools p set taken = p.taken - counted.seats from counted where p.id = counted.pool_id
     returning p.id`,
    { bind: [[...owners]], type: QueryTypes.SELECT, transaction },
  );
}
