import { SeatPool as Pool, type SeatPool, sequelizeOf } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { lock } from '../../platform/locks.ts';

export interface SeatOf {
  participant_id: number;
  prod_id: number;
  /** The price option that has seats of its own, if it is one of those. */
  price_id: number | null;
  participation: Participation;
}

/** The present pools of these courses; the seats may be gone a moment later. */
export function poolsOf(prodIds: readonly number[], transaction?: Transaction): Promise<SeatPool[]> {
  return Pool.findAll({ where: { prod_id: [...prodIds] }, order: [['id', 'ASC']], transaction });
}

/** How many may still take part in this; null without a limit. */
export function freeFor(participation: Participation, pools: readonly SeatPool[]): number | null {
  const free = pools
    .filter((pool) => pool.is_whole || pool.participation === participation)
    .map(freeIn)
    .filter((left) => left !== null);
  return free.length > 0 ? Math.min(...free) : null;
}

/** Seats of a pool that are free; null where they are not counted. */
export const freeIn = ({ total, taken }: SeatPool): number | null => (total === null ? null : total - taken);

/** The pool of all participants of a course, at any price; absent for a course that counts no seats. */
export const wholePoolOf = (prodId: number, pools: readonly SeatPool[]): SeatPool | undefined =>
  pools.find(({ prod_id, is_whole }) => prod_id === prodId && is_whole);

/** Free seats of a course; null where they are not counted. */
export function freeOn(prodId: number, pools: readonly SeatPool[]): number | null {
  const whole = wholePoolOf(prodId, pools);
  return whole ? freeIn(whole) : null;
}

/**
 * Takes a seat for each participant, in the pool of his course and in those of his participation and his
 * price; returns the pools that have too few, and then the transaction must be rolled back. The statement
 * itself checks the counts, because earlier reads may be stale. The rows stay locked until the transaction
 * ends, so this comes as late in it as it can.
 */
export async function takeSeats(
  seats: readonly SeatOf[],
  pools: readonly SeatPool[],
  transaction: Transaction,
): Promise<SeatPool[]> {
  const takes = seats.flatMap((seat) =>
    poolsFor(seat, pools).map(({ id }) => ({ pool_id: id, participant_id: seat.participant_id })),
  );
  const counts = new Map<number, number>();
  for (const { pool_id } of takes) counts.set(pool_id, (counts.get(pool_id) ?? 0) + 1);
  const full = await takeFrom(counts, transaction, takes);
  return pools.filter(({ id }) => full.includes(id));
}

/** Where a participant takes a seat: in the pool of his course and in those of his participation and his price. */
export const poolsFor = (seat: Omit<SeatOf, 'participant_id'>, pools: readonly SeatPool[]): SeatPool[] =>
  pools.filter((pool) => pool.prod_id === seat.prod_id && isOf(pool, seat));

interface Take {
  pool_id: number;
  participant_id: number;
}

/** Takes so many seats of each pool under the guard, for these participants; answers the pools that have too few. */
export async function takeFrom(
  counts: ReadonlyMap<number, number>,
  transaction: Transaction,
  takes: readonly Take[] = [],
): Promise<number[]> {
  const named = [takes.map(({ pool_id }) => pool_id), takes.map(({ participant_id }) => participant_id)];
  const taken = await sequelizeOf(transaction).query<{ id: number }>(guardedTake, {
    bind: [[...counts.keys()], [...counts.values()], ...named],
    type: QueryTypes.SELECT,
    transaction,
  });
  return [...counts.keys()].filter((id) => !taken.some((pool) => pool.id === id));
}

const isOf = (pool: SeatPool, { price_id, participation }: Omit<SeatOf, 'participant_id'>): boolean =>
  pool.is_whole ||
  pool.participation === participation ||
  (pool.price_id !== null && pool.price_id === price_id);

/** Takes the seats, or leaves everything as it was where there are too few. */
export async function tryTakeSeats(
  seats: readonly SeatOf[],
  pools: readonly SeatPool[],
  transaction: Transaction,
): Promise<boolean> {
  const isTaken = sequelizeOf(transaction).transaction({ transaction }, async (savepoint) => {
    const full = await takeSeats(seats, pools, savepoint);
    if (full.length > 0) throw new TooFew();
    return true;
  });
  return isTaken.catch((error: unknown) => {
    if (error instanceof TooFew) return false;
    throw error;
  });
}

class TooFew extends Error {}

interface Pooled {
  participants?: readonly number[];
  prods?: readonly number[];
}

/** Reads the pools in which these participants have seats, and those of these courses. */
export const poolIdsOf =
  ({ participants = [], prods = [] }: Pooled, transaction: Transaction) =>
  async () => {
    const pools = await sequelizeOf(transaction).query<{ id: number }>(takenOrNamed, {
      bind: [[...participants], [...prods]],
      type: QueryTypes.SELECT,
      transaction,
    });
    return pools.map(({ id }) => id);
  };

/** Locks these pools, and the courses that are named: a new order refers to its course, which its cancellation waits for. */
export const lockPoolsOf = (of: Pooled, transaction: Transaction): Promise<void> =>
  lock(transaction, { 'prods:key': of.prods ?? [], seat_pools: poolIdsOf(of, transaction) });

const takenOrNamed = `
  select id from seat_pools
  where prod_id = any($2)
    or id in (select pool_id from seat_takes where participant_id = any($1) and released_at is null)`;

/** Takes the seats of `asked` (id, count), whose pools are locked: the end of a statement. */
export const takingAsked = `update seat_pools p set taken = p.taken + asked.count from asked
  where p.id = asked.id and (p.total is null or p.taken + asked.count <= p.total)
  returning p.id`;

// Locked in the order of their ids, so that no two transactions deadlock; counted after the wait. A course
// that was cancelled meanwhile has no seats.
const guardedTake = prepared(
  'guarded_take',
  `
  with asked as (
    select asked.id, asked.count from seat_pools p join unnest($1::int[], $2::int[]) as asked(id, count) using (id)
    where exists (select from prods where prods.id = p.prod_id and prods.status = 'CONFIRMED')
    order by p.id for no key update of p
  ), takes as (
    insert into seat_takes (pool_id, participant_id) select * from unnest($3::int[], $4::int[])
  )
  ${takingAsked}`,
);
