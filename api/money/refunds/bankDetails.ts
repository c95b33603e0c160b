import type { RefundBank } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { keyFor } from '../../identity/sessions/keys.ts';
import { seal, unseal } from '../../identity/sessions/secondFactor/sealing.ts';

let key: Buffer | undefined;

/** Says by which secret accounts of buyers are sealed; set once, where the market is put together. */
export function bankDetailsAreSealedBy(secret: string): void {
  key = keyFor(secret, 'bank details of refunds');
}

/** The details belong to one refund: a row copied to another opens nothing. */
export const sealBank = (details: RefundBank, refundId: number): Buffer =>
  seal(current(), JSON.stringify(details), ownerOf(refundId));

export const openBank = (sealed: Buffer, refundId: number): RefundBank =>
  JSON.parse(unseal(current(), sealed, ownerOf(refundId))) as RefundBank;

const ownerOf = (refundId: number) => `refund:${refundId}`;

function current(): Buffer {
  if (!key) throw new Error('nothing seals the accounts of buyers');
  return key;
}
