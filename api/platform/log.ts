import { type DestinationStream, pino } from 'pino';
import { BaseError } from 'sequelize';

/** Errors of the database carry the values that were bound, passwords and names among them; those never reach the log. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return isErrorLike(error) ? picked(error) : withoutSecrets(String(error));
  const { name, message, stack } = error;
  const cause =
    error instanceof BaseError
      ? (error as BaseError & { original?: Error & { code?: string } }).original
      : undefined;
  return {
    name,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack ?? ''),
    ...(cause ? { code: cause.code, cause: withoutSecrets(cause.message) } : {}),
  };
}

/** The queue spreads its errors into plain objects, and says in which of its queues it was. */
const isErrorLike = (thing: unknown): thing is Record<string, unknown> & { message: string } =>
  typeof thing === 'object' && thing !== null && typeof (thing as { message?: unknown }).message === 'string';

const picked = ({ name, message, stack, code, queue }: Record<string, unknown>) => ({
  name,
  message: withoutSecrets(String(message)),
  stack: withoutSecrets(String(stack ?? '')),
  code,
  queue,
});

/** Secrets that open an order, a session or a gift voucher, wherever a message or an address repeats them. */
const secret =
  /(?<![\w-])(?:[\w-]{32}|[\w-]{43}|eyJ[\w-]+\.[\w-]+\.[\w-]+|(?:[A-Za-z2-9]{4}-){3}[A-Za-z2-9]{4}|[A-Z2-9]{16})(?![\w-])/g;

const withoutSecrets = (text: string): string => text.replace(secret, '…');

/** Of the workers of one port; the primary numbers them. */
const { WORKER_NUMBER } = process.env;
const worker = WORKER_NUMBER === undefined ? undefined : { worker: Number(WORKER_NUMBER) };

export const createLog = (destination?: DestinationStream) =>
  pino(
    { name: 'odonta', serializers: { err: withoutValues, url: withoutSecrets }, base: worker },
    ...(destination ? [destination] : []),
  );

export const log = createLog();
