import { createHash } from 'node:crypto';

/** The database stores hashes of long random secrets alone: a reader of it cannot act in another's name. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
