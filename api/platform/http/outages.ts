import { BaseError, ConnectionError, TimeoutError } from 'sequelize';

/** Whether it failed because the database is dead, starting, frozen, full or busy, and not because of the request. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return causesOf(error).some(
    ({ code, message }) =>
      (code !== undefined && (passing.has(code) || /^(?:08|53|57P|58)/.test(code))) ||
      lostConnection.test(message),
  );
}

/** Whether one statement took too long, or waited too long for others: the database itself is there. */
export const isTooSlow = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code !== undefined && tooSlow.has(code));

/** Whether a disk of ours is full: that of the files, or that of the database. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code !== undefined && fullDisk.has(code));

interface Cause {
  code?: string;
  message: string;
}

/** The error and its causes: Sequelize wraps the driver's, Node those of several addresses. */
function causesOf(error: unknown, depth = 4): Cause[] {
  if (!(error instanceof Error) || depth === 0) return [];
  const original =
    error instanceof BaseError ? (error as BaseError & { original?: unknown }).original : error.cause;
  const { errors = [] } = error as { errors?: unknown };
  const inner = [original, ...(Array.isArray(errors) ? errors.slice(0, 5) : [])];
  return [error as Cause, ...inner.flatMap((cause) => causesOf(cause, depth - 1))];
}

/**
 * 25P03: a transaction idle for too long. 40001: a statement that stood in the way of a replica's recovery. 55P03 and 40P01: lock
 * timeout and deadlock. 57014: `statement_timeout`. The rest are the network's.
 */
const passing = new Set([
  '25P03',
  '40001',
  '40P01',
  '55P03',
  '57014',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

const tooSlow = new Set(['40P01', '55P03', '57014']);

const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** The driver's own errors carry no code. */
const lostConnection =
  /^(?:Query read timeout|Connection terminated|timeout e(?:xpired|xceeded when trying to connect)|Client (?:has encountered a connection error|was closed) and is not queryable)/;
