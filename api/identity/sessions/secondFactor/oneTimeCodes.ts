import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** As in RFC 6238, expected by every application: SHA-1, six digits, half a minute. */
const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Одонта',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code. */
export const uriOf = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The half-minute whose code this is, or null. A telephone's clock may be half a minute fast or slow. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  // The library throws on values of another byte length than a code.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

const recoveryCodeCount = 10;

/** Fifty bits each, in letters and digits that are not taken for one another. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.slice(0, 10);
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** As printed, in any typing. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z2-7]/g, '');
