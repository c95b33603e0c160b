import { createHash, randomInt } from 'node:crypto';
import {
  canonicalVoucherCode,
  voucherAlphabet,
  voucherCodeLength,
} from '@odonta/db/vocabulary/loyalty/vouchers/voucherCode.ts';

/** Nearly eighty bits of chance. It is shown once, in the letter: the database keeps its hash and its last letters. */
export const newCode = (): string =>
  Array.from({ length: voucherCodeLength }, () => voucherAlphabet[randomInt(voucherAlphabet.length)]).join(
    '',
  );

export const hashOf = (typed: string): string =>
  createHash('sha256').update(canonicalVoucherCode(typed)).digest('hex');

export const kept = (code: string) => ({ code_hash: hashOf(code), code_tail: code.slice(-4) });
