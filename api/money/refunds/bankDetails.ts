import type { RefundBank } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { keyFor } from '../../identity/sessions/keys.ts';
import { port } from '../../platform/ports.ts';
import { seal, unseal } from '../../platform/secrets/sealing.ts';

/** The key that seals accounts of buyers. */
export const bankDetailsKey = port<Buffer>('bankDetailsKey');

export const bankDetailsKeyFrom = (secret: string): Buffer => keyFor(secret, 'bank details of refunds');

/** The details belong to one refund: a row copied to another opens nothing. */
export const sealBank = (details: RefundBank, refundId: number): Buffer =>
  seal(bankDetailsKey(), JSON.stringify(details), ownerOf(refundId));

export const openBank = (sealed: Buffer, refundId: number): RefundBank =>
  JSON.parse(unseal(bankDetailsKey(), sealed, ownerOf(refundId))) as RefundBank;

const ownerOf = (refundId: number) => `refund:${refundId}`;
