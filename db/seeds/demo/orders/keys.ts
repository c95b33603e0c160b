import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text);

/** Random elsewhere, but the same in every demo. */
export const tokenOf = (text: string): string => sha256(text).digest('base64url').slice(0, 32);

export const sha256Of = (text: string): string => sha256(text).digest('hex');

export function uuidOf(text: string): string {
  const hex = sha256Of(text);
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
