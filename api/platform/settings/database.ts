import Joi from 'joi';
import { StartupError } from './startupFailure.ts';

export interface DatabaseSettings {
  DATABASE_URL?: string;
  DATABASE_REPLICA_URL?: string;
  DATABASE_POOL: number;
}

const address = {
  schema: Joi.string()
    .trim()
    .empty('')
    .uri({ scheme: ['postgres', 'postgresql'] }),
  demand: 'must look like postgres://user:password@host:5432/database',
  secret: true,
};

export const databaseRules = {
  DATABASE_URL: address,
  DATABASE_REPLICA_URL: address,
  DATABASE_POOL: {
    schema: Joi.number().empty('').integer().min(2).max(500).default(10),
    demand: 'must be a whole number from 2 to 500',
  },
};

/** The replica of the named database; a database of our own has none. */
export function replicaChoice({ DATABASE_URL, DATABASE_REPLICA_URL }: DatabaseSettings): string | null {
  if (DATABASE_REPLICA_URL !== undefined && DATABASE_URL === undefined)
    throw new StartupError(
      'DATABASE_REPLICA_URL names a replica of DATABASE_URL, but DATABASE_URL is not set.',
    );
  return DATABASE_REPLICA_URL ?? null;
}
