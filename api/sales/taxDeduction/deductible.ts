import { Center, type Order, type Prod } from '@odonta/db/models';
import { isDeductible } from '@odonta/db/vocabulary/money/taxDeduction.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transaction } from 'sequelize';

/**
 * The roubles of an order that its buyer may deduct from his tax: his own money, for a programme of a licensed
 * centre. Null where there are none.
 */
export async function deductibleOf(
  { buyer_kind, status, paid_sum, refunded_sum, voucher_sum, center_id }: Order,
  { issued_documents }: Prod,
  transaction?: Transaction,
): Promise<number | null> {
  const own = paid_sum - voucher_sum - refunded_sum;
  if (
    buyer_kind === 'LEGAL' ||
    !paidStatuses.includes(status) ||
    own <= 0 ||
    !isDeductible(issued_documents, true)
  )
    return null;
  const center = await Center.findByPk(center_id, { paranoid: false, rejectOnEmpty: true, transaction });
  return center.license_number === null ? null : roublesOf(own);
}
