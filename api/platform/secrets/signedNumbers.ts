import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 6;
const macBytes = 18;

/** A number and its signature for one purpose: 32 letters, so that nothing of it is stored. */
export function signNumber(key: Buffer, purpose: string, number: number): string {
  const id = Buffer.alloc(idBytes);
  id.writeUIntBE(number, 0, idBytes);
  return Buffer.concat([id, macOf(key, purpose, id)]).toString('base64url');
}

/** The number of a token; null for one that this key has not signed for this purpose, before anything is looked up. */
export function numberSignedBy(key: Buffer, purpose: string, token: string): number | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + macBytes) return null;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), macOf(key, purpose, id)) ? id.readUIntBE(0, idBytes) : null;
}

const macOf = (key: Buffer, purpose: string, id: Buffer): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n`).update(id).digest().subarray(0, macBytes);
