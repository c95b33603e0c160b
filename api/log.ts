import { pino } from 'pino';
import { BaseError } from 'sequelize';

/** Errors of the database carry the values that were bound, passwords and names among them; those never reach the log. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return isErrorLike(error) ? picked(error) : String(error);
  const { name, message, stack } = error;
  const cause =
    error instanceof BaseError
      ? (error as BaseError & { original?: Error & { code?: string } }).original
      : undefined;
  return { name, message, stack, ...(cause ? { code: cause.code, cause: cause.message } : {}) };
}

/** The queue spreads its errors into plain objects, and says in which of its queues it was. */
const isErrorLike = (thing: unknown): thing is Record<string, unknown> & { message: string } =>
  typeof thing === 'object' && thing !== null && typeof (thing as { message?: unknown }).message === 'string';

const picked = ({ name, message, stack, code, queue }: Record<string, unknown>) => ({
  name,
  message,
  stack,
  code,
  queue,
});

export const log = pino({ name: 'odonta', serializers: { err: withoutValues }, base: undefined });
