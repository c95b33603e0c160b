import { randomInt } from 'node:crypto';
import { Op } from 'sequelize';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';

/** Without letters and digits that look alike: people copy codes manually. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** «K7QM-2XPW-9TRD»: sixty bits of chance, in groups that can be read aloud. */
export function newCode(): string {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** A code however it was typed. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The codes of an invitation and of its reminder open the same. */
export function whereCode(typed: string) {
  const hash = hashOfSecret(plainCode(typed));
  return { [Op.or]: [{ code_hash: hash }, { reminder_hash: hash }] };
}
