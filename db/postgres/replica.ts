import { setTimeout as wait } from 'node:timers/promises';
import { QueryTypes, type Sequelize } from 'sequelize';

/** A replica that cannot be used for this database, in words for operators. */
export class ReplicaError extends Error {
  override name = 'ReplicaError';
}

export interface ReplicaState {
  /** 1 from the first failure to use the replica until the next success. */
  away: 0 | 1;
  /** Snapshots, by the server that they were read on. */
  snapshots: { replica: number; primary: number };
}

/** A replica is waited for as long as a report may, and then left alone for a while. */
const usual = { patienceMs: 1000, restMs: 5000, onAway: (_cause: unknown): void => undefined };

type Options = typeof usual;

interface Replica extends Options {
  sequelize: Sequelize;
  isAway: boolean;
  restsUntil: number;
  isVerified: boolean;
  snapshots: ReplicaState['snapshots'];
}

const replicas = new WeakMap<Sequelize, Replica>();

/** From now on, snapshots of the primary may be read on this replica. `onAway` is called with the first failure in a row. */
export function followReplica(
  primary: Sequelize,
  sequelize: Sequelize,
  options: Partial<Options> = {},
): void {
  const known = {
    isAway: false,
    restsUntil: Number.NEGATIVE_INFINITY,
    isVerified: false,
    snapshots: { replica: 0, primary: 0 },
  };
  replicas.set(primary, { sequelize, ...usual, ...options, ...known });
}

export function replicaState(primary: Sequelize): ReplicaState | null {
  const replica = replicas.get(primary);
  return replica ? { away: replica.isAway ? 1 : 0, snapshots: { ...replica.snapshots } } : null;
}

/** Reads on the replica if all that is committed on the primary by now is visible there; on the primary otherwise. */
export async function onUpToDate<T>(primary: Sequelize, open: (on: Sequelize) => Promise<T>): Promise<T> {
  const replica = replicas.get(primary);
  if (!replica) return open(primary);
  if (performance.now() >= replica.restsUntil) {
    try {
      const result = await openOn(replica, primary, open);
      replica.isAway = false;
      replica.restsUntil = Number.NEGATIVE_INFINITY;
      replica.snapshots.replica += 1;
      return result;
    } catch (cause) {
      if (!replica.isAway) replica.onAway(cause);
      replica.isAway = true;
      replica.restsUntil = performance.now() + replica.restMs;
    }
  }
  replica.snapshots.primary += 1;
  return open(primary);
}

async function openOn<T>(replica: Replica, primary: Sequelize, open: (on: Sequelize) => Promise<T>) {
  if (!replica.isVerified) await verifyReplica(primary, replica.sequelize);
  replica.isVerified = true;
  if (!(await hasCaughtUp(replica, primary)))
    throw new ReplicaError(`the replica did not catch up within ${replica.patienceMs} ms`);
  return open(replica.sequelize);
}

/** Whether the replica has replayed what was committed on the primary when it was asked. */
async function hasCaughtUp({ sequelize, patienceMs }: Replica, primary: Sequelize): Promise<boolean> {
  const committed = `select case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text as moment`;
  const { moment } = await rowOf<{ moment: string }>(primary, committed);
  const end = performance.now() + patienceMs;
  for (let pause = 5; ; pause = Math.min(2 * pause, 100)) {
    const replayed = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached`;
    const { reached } = await rowOf<{ reached: boolean | null }>(sequelize, replayed, [moment]);
    if (reached) return true;
    if (performance.now() > end) return false;
    await wait(pause);
  }
}

/** Refuses a server that takes writes itself, and a replica of other data. */
export async function verifyReplica(primary: Sequelize, replica: Sequelize): Promise<void> {
  const identity = `select pg_is_in_recovery() as follows, current_database() as name,
    (select system_identifier::text from pg_control_system()) as cluster`;
  type Identity = { follows: boolean; name: string; cluster: string };
  const [own, other] = [await rowOf<Identity>(primary, identity), await rowOf<Identity>(replica, identity)];
  if (!other.follows)
    throw new ReplicaError(
      'DATABASE_REPLICA_URL names no replica: the database there takes writes of its own.',
    );
  if (other.cluster !== own.cluster)
    throw new ReplicaError(
      'DATABASE_REPLICA_URL names a replica of another server than that of DATABASE_URL.',
    );
  if (other.name !== own.name)
    throw new ReplicaError(
      `DATABASE_REPLICA_URL names the database "${other.name}", and DATABASE_URL "${own.name}".`,
    );
}

async function rowOf<Row extends object>(
  on: Sequelize,
  statement: string,
  bind: unknown[] = [],
): Promise<Row> {
  const [row] = await on.query<Row>(statement, { bind, type: QueryTypes.SELECT });
  return row as Row;
}
