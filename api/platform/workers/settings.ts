import Joi from 'joi';
import { StartupError } from '../settings/startupFailure.ts';

export interface WorkersSettings {
  WORKERS?: number;
  DATABASE_URL?: string;
}

export const workersRules = {
  WORKERS: {
    schema: Joi.number().empty('').integer().min(1).max(128),
    demand: 'must be a whole number from 1 to 128',
  },
} as const;

/** Null: as many as there are cores. */
export function workersChoice({ WORKERS, DATABASE_URL }: WorkersSettings): number | null {
  if (DATABASE_URL === undefined && WORKERS !== undefined && WORKERS > 1)
    throw new StartupError(
      `WORKERS=${WORKERS} needs DATABASE_URL: the embedded PostgreSQL belongs to one process.`,
    );
  return WORKERS ?? null;
}
