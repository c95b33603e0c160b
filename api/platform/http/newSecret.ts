import { randomBytes } from 'node:crypto';

/** Of a link that nobody can guess: 192 bits of chance, in the letters of an address. */
export const newSecret = (): string => randomBytes(24).toString('base64url');
