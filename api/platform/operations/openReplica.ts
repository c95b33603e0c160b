import { type ConnectionOptions, openPool } from '@odonta/db/postgres/connection.ts';
import { followReplica, ReplicaError, replicaState, verifyReplica } from '@odonta/db/postgres/replica.ts';
import { BaseError, type Sequelize } from 'sequelize';
import { isDatabaseAway } from '../http/outages.ts';
import { log } from '../log.ts';
import { explainStartupFailure, StartupError } from '../settings/startupFailure.ts';

/**
 * Lets snapshots be read on the replica of the setting. One that is no replica ends the start; one that does not answer does not: its
 * absence must not keep a node from starting, and it is verified when it is back.
 */
export async function openReplica(
  primary: Sequelize,
  url: string,
  connection: ConnectionOptions,
): Promise<Sequelize> {
  const replica = openPool(url, connection);
  try {
    await verifyReplica(primary, replica);
  } catch (error) {
    if (isRefusal(error) || !isDatabaseAway(error)) {
      await replica.close();
      throw error instanceof ReplicaError
        ? new StartupError(error.message)
        : new StartupError(inWords(error));
    }
    log.warn(inWords(error));
  }
  followReplica(primary, replica, {
    onAway: (cause) =>
      log.warn({ err: cause }, 'the replica cannot be used; snapshots are read on the primary'),
  });
  return replica;
}

/** Of the password, the user or the database: Sequelize takes these for a lost connection. */
const isRefusal = (error: unknown): boolean =>
  error instanceof BaseError && /^(?:28|3D|42)/.test(String(codeOf(error)));

const codeOf = (error: BaseError) => (error as BaseError & { original?: { code?: string } }).original?.code;

const inWords = (error: unknown) =>
  explainStartupFailure(error).replaceAll('DATABASE_URL', 'DATABASE_REPLICA_URL');

export const replicaGauges = (primary: Sequelize) => ({
  replica_away: () => replicaState(primary)?.away ?? 0,
  replica_snapshots: () => replicaState(primary)?.snapshots ?? { replica: 0, primary: 0 },
});
