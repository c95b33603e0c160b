import type { RefundQuote } from '@odonta/api/contract';
import type { Order } from '@odonta/db/models';
import { formulasOf } from '@odonta/db/vocabulary/money/refunds/formulas.ts';
import type { RefundReason } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { Transaction } from 'sequelize';
import { calculatedFor, ruleFor } from './calculated.ts';

/** Both sums and how they come about, before anything is asked for. */
export async function quoteRefundOf(
  order: Order,
  participants: readonly number[],
  reason: RefundReason,
  transaction?: Transaction,
): Promise<RefundQuote> {
  const calculated = await calculatedFor(order, participants, reason, transaction);
  const formulas = formulasOf(calculated);
  const { left, percent, rise, shortage, sums } = calculated;
  return {
    left,
    percent,
    rule: ruleFor(order, reason),
    keep: { sum: Math.min(sums.KEEP, left), formula: formulas.KEEP },
    recalc: { sum: Math.min(sums.RECALC, left), formula: formulas.RECALC },
    rise,
    shortage,
  };
}
