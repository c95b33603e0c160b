import { pino } from 'pino';
import { BaseError } from 'sequelize';

/** Errors of the database carry the values that were bound, passwords and names among them; those never reach the log. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack } = error;
  const cause =
    error instanceof BaseError
      ? (error as BaseError & { original?: Error & { code?: string } }).original
      : undefined;
  return { name, message, stack, ...(cause ? { code: cause.code, cause: cause.message } : {}) };
}

export const log = pino({ name: 'odonta', serializers: { err: withoutValues }, base: undefined });
