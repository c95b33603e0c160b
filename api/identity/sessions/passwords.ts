import { argon2, type BinaryLike, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { unavailable } from '../../platform/http/errors.ts';
import { atMost } from '../../platform/jobs/atMost.ts';

/** Argon2id of 19 MiB and two passes, as a PHC string, so that stronger parameters can follow without a migration. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const derive = promisify(argon2);

// Each hash occupies a thread of Node's small pool; more at once would stall every file and DNS call of the process.
const inTurn = atMost(2, { length: 50, refusal: unavailable });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inTurn(() => tagOf(password, salt));
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Takes the same time for an account without a password as for one with a wrong one. */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const kept = partsOf(phc);
  const { salt, hash } = kept ?? nobodys;
  const tag = await inTurn(() => tagOf(password, salt));
  return hash.length === tag.length && timingSafeEqual(hash, tag) && kept !== null;
}

const nobodys = { salt: Buffer.alloc(16), hash: Buffer.alloc(32) };

function partsOf(phc: string | null): { salt: Buffer; hash: Buffer } | null {
  const [, salt, hash] = /^\$argon2id\$v=19\$[^$]+\$([\w+/]{11,})\$([\w+/]{22,})$/.exec(phc ?? '') ?? [];
  return salt && hash ? { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') } : null;
}

function tagOf(password: string, nonce: BinaryLike) {
  return derive('argon2id', { message: password, nonce: nonce as Buffer, tagLength: 32, ...parameters });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
