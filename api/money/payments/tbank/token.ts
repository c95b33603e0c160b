import { createHash, timingSafeEqual } from 'node:crypto';

/** Data to and from the bank: flat values are signed, `Data`, `Receipt` and the like are not. */
export type TbankMessage = Record<string, unknown>;

/** The signature of a message: all flat values and the password, by the names' order. */
export function tokenOf(message: TbankMessage, password: string): string {
  const signed = Object.entries({ ...message, Password: password })
    .filter(([name, value]) => name !== 'Token' && isFlat(value))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => String(value));
  return createHash('sha256').update(signed.join(''), 'utf8').digest('hex');
}

/** Whether the sender knows the password, and the message is unchanged. */
export function isSignedBy(message: TbankMessage, password: string): boolean {
  const { Token } = message;
  if (typeof Token !== 'string') return false;
  const [given, right] = [Token, tokenOf(message, password)].map((token) => Buffer.from(token.toLowerCase()));
  return given !== undefined && right !== undefined && isSame(given, right);
}

/** JSON whose numbers keep all their digits: a payment's number may have twenty, and the signature covers its text. */
export function readMessage(json: string): unknown {
  return JSON.parse(json, (_, value: unknown, context?: { source?: string }) => {
    const source = context?.source;
    return typeof value === 'number' && source !== undefined && String(value) !== source ? source : value;
  });
}

const isFlat = (value: unknown) => value !== null && value !== undefined && typeof value !== 'object';
const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);
