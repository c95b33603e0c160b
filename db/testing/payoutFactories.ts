import { Payout } from '@odonta/db/models';
import { buildCenter } from './factories.ts';
import type { New } from './new.ts';

/** A payout of 16 500 ₽ that waits for its centre's word; it has no lines. */
export async function buildPayout(given: New<Payout> = {}): Promise<Payout> {
  const center_id = given.center_id ?? (await buildCenter()).id;
  return Payout.create({
    period_from: '2026-11-16',
    period_to: '2026-11-22',
    gross: 2_000_000,
    refunded: 0,
    commission_sum: 300_000,
    fee_share: 50_000,
    net: 1_650_000,
    ...given,
    center_id,
  });
}
