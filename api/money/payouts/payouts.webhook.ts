import type { Payout } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { writeEvent } from '../../platform/webhooks/writing.ts';

/** Writes of a payout for the webhooks of its centre. */
export const writePayoutPaid = (payout: Payout, transaction: Transaction): Promise<void> =>
  writeEvent(
    { owner_kind: 'CENTER', owner_id: payout.center_id, event: 'payout.paid' },
    async () => ({ payout: payoutData(payout) }),
    transaction,
  );

function payoutData(payout: Payout) {
  const { id, number, period_from, period_to, gross, refunded, commission_sum, net } = payout;
  const { bank_order_no, paid_at } = payout;
  return {
    ...{ id, number, period_from, period_to, bank_order_no, paid_at: paid_at && secondsOf(paid_at) },
    ...{ gross: exactRoublesOf(gross), refunded: exactRoublesOf(refunded) },
    ...{ commission: exactRoublesOf(commission_sum), net: exactRoublesOf(net) },
  };
}
