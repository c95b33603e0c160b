import { EmbeddedPostgresError } from '@odonta/db/postgres/embedded.ts';
import { SchemaError } from '@odonta/db/postgres/schemaError.ts';

/** A reason not to start that an operator understands from its message alone. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** One sentence for the failures an operator can mend; the stack for those only we can. */
export function explainStartupFailure(error: unknown): string {
  if (forOperators.some((kind) => error instanceof kind)) return (error as Error).message;
  const cause = rootCause(error);
  const code = cause?.code ?? '';
  // The primary of several workers binds for them.
  if (cause?.syscall === 'listen' || cause?.syscall === 'bind') return explainListen(cause);
  if (silent.test(cause?.message ?? '')) return 'The database of DATABASE_URL does not answer.';
  if (code in database) return `${database[code]} (${messageOf(cause)}).`;
  if (code in disk) return `VAR_DIR cannot be used, ${disk[code]} (${cause?.path ?? messageOf(cause)}).`;
  return `The server could not start: ${error instanceof Error ? error.stack : String(error)}`;
}

const forOperators = [StartupError, EmbeddedPostgresError, SchemaError];

type Cause = NodeJS.ErrnoException & { address?: string; port?: number };

const database: Record<string, string> = {
  ECONNREFUSED: 'The database of DATABASE_URL refuses the connection: nothing listens at that address',
  ECONNRESET: 'The database of DATABASE_URL closes the connection',
  ENOTFOUND: 'The host named in DATABASE_URL or HOST is not known',
  EAI_AGAIN: 'The host named in DATABASE_URL or HOST is not known',
  ETIMEDOUT: 'The database of DATABASE_URL does not answer',
  ENETUNREACH: 'The host named in DATABASE_URL cannot be reached',
  EHOSTUNREACH: 'The host named in DATABASE_URL cannot be reached',
  '28P01': 'The database refuses the password in DATABASE_URL',
  '28000': 'The database refuses the user in DATABASE_URL',
  '3D000': 'The database named in DATABASE_URL does not exist',
  '42501': 'The user in DATABASE_URL lacks a right in the database',
  '53300': 'The database of DATABASE_URL has no free connection',
  '53100': 'The disk of the database is full',
  '55P03': 'Others hold what a migration must change, and did not let go of it',
  '57P03': 'The database of DATABASE_URL is not ready for connections',
};

/** The driver's own words for a host that takes the connection, or not even that, and says nothing. */
const silent = /^(?:timeout expired|Connection terminated due to connection timeout)$/;

const disk: Record<string, string> = {
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
};

function explainListen({ code, address, port, message }: Cause): string {
  const place = `${address}:${port}`;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken by another program: stop it or set PORT to another number.`;
  if (code === 'EACCES') return `Listening on ${place} is not permitted: set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address} is not an address of this machine.`;
  return `Listening on ${place} failed (${message}).`;
}

// Sequelize wraps the driver's error in `parent`, and Node the attempts at several addresses of a host in `errors`.
function rootCause(error: unknown): Cause | undefined {
  if (!(error instanceof Error)) return undefined;
  const { parent, errors, cause } = error as Error & { parent?: unknown; errors?: unknown[] };
  return rootCause(parent) ?? rootCause(errors?.[0]) ?? rootCause(cause) ?? (error as Cause);
}

function messageOf(cause: Cause | undefined): string {
  return cause?.message ?? 'no details';
}
