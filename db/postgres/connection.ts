import pg from 'pg';
import { Sequelize } from 'sequelize';
import { initModels } from '../models/index.ts';
import { followSavepoints } from './heldLocks.ts';
import { momentOf } from './moments.ts';
import { nameStatements } from './preparedStatements.ts';
import { noteRowLocks } from './rowLocks.ts';
import { watchLocks } from './watchLocks.ts';

/** Bare pg turns a DATE into midnight of the machine's zone and so into another day. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const { TIMESTAMPTZ } = pg.types.builtins;
const readMoment = pg.types.getTypeParser(TIMESTAMPTZ);
pg.types.setTypeParser(TIMESTAMPTZ, (text) => momentOf(text) ?? readMoment(text));

export interface ConnectionOptions {
  /** Nodes times pool must stay under the server's max_connections. */
  pool?: number;
  /** How long a question may wait for a connection before it is refused. */
  acquireMs?: number;
  /** Whether rows that are locked out of order are an error: it reads every statement, so not in production. */
  watchesLocks?: boolean;
}

/** For tests: several of their processes share two cores, and none tests these timeouts. A lock out of order is an error. */
export const forTests = { acquireMs: 20_000, watchesLocks: true } as const satisfies ConnectionOptions;

/** Connects and binds the models. */
export function connect(url: string, options: ConnectionOptions = {}): Sequelize {
  const sequelize = openPool(url, options);
  followSavepoints(sequelize);
  noteRowLocks(sequelize);
  if (options.watchesLocks) watchLocks(sequelize);
  initModels(sequelize);
  return sequelize;
}

/** Connections without models. Every wait has an end: a frozen database must not hang the requests that ask it. */
export function openPool(url: string, { pool = 10, acquireMs = 2000 }: ConnectionOptions = {}): Sequelize {
  const sequelize = new Sequelize(url, {
    logging: false,
    define: { createdAt: 'created_at', updatedAt: 'updated_at', deletedAt: 'deleted_at' },
    pool: { max: pool, min: 0, acquire: acquireMs, idle: 30_000 },
    dialectOptions: {
      connectionTimeoutMillis: acquireMs / 2,
      query_timeout: 5500,
      keepAlive: true,
      application_name: 'odonta',
    },
  });
  sequelize.addHook('afterConnect', async (connection) => {
    const client = connection as pg.Client;
    await client.query(limits);
    nameStatements(client);
  });
  return sequelize;
}

/**
 * Timeouts of the server, each a little shorter than the client's. Set by a statement, as Sequelize sets its
 * own: a PgBouncer refuses them as parameters of the connection, and all users of its connections need the
 * same.
 */
const limits = `set statement_timeout = '5s'; set lock_timeout = '4500ms'; set idle_in_transaction_session_timeout = '60s'`;

/**
 * For a transaction that waits on purpose for a slow client: a reader of a file, or a catalogue that is being
 * filled.
 */
export const mayStandIdle = (minutes: number) =>
  `set local idle_in_transaction_session_timeout = '${minutes}min'`;
