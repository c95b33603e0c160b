import { availableParallelism } from 'node:os';
import { openPool } from '@odonta/db/postgres/connection.ts';
import { QueryTypes } from 'sequelize';
import { StartupError } from '../settings/startupFailure.ts';

interface Settings {
  databaseUrl?: string;
  databasePool: number;
  /** Null: as many as there are cores. */
  workers: number | null;
}

/** Of a worker beside its pool: the queue takes four, the change feed and the lock of migrations one each. */
export const connectionsBesidePool = 6;

/** The number of workers, whose connections must fit into the database together with those of one more, which a rolling restart starts. */
export async function howManyWorkers({ databaseUrl, databasePool, workers }: Settings): Promise<number> {
  const allowed = await connectionsAllowed(databaseUrl ?? '');
  const each = databasePool + connectionsBesidePool;
  if (workers === null) return Math.max(1, Math.min(availableParallelism(), Math.floor(allowed / each) - 1));
  const needed = (workers + 1) * each;
  if (needed <= allowed) return workers;
  throw new StartupError(
    `WORKERS=${workers} with DATABASE_POOL=${databasePool} takes up to ${needed} connections (${each} for each worker, and for one more during a rolling restart), but the database allows ${allowed}: lower WORKERS or DATABASE_POOL, or raise max_connections.`,
  );
}

async function connectionsAllowed(url: string): Promise<number> {
  const sequelize = openPool(url, { pool: 1 });
  try {
    const [row] = await sequelize.query<{ allowed: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
         - current_setting('reserved_connections')::int as allowed`,
      { type: QueryTypes.SELECT },
    );
    return row?.allowed ?? 0;
  } finally {
    await sequelize.close();
  }
}
