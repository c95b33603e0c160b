import type { MonthEndPayout } from '@odonta/api/contract';
import { Center, Payout } from '@odonta/db/models';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { ApiError } from '../../../platform/http/errors.ts';
import { knownPayeeOf } from '../payee.ts';
import { sign } from '../paying.ts';
import type { Period } from '../preparing.ts';
import { whyUnsigned } from '../secondActor.ts';

const mostShown = 500;

/**
 * Payouts under way, and those of this period that have left. To know what keeps each from leaving, it is signed as
 * for its payment: the caller rolls the transaction back.
 */
export async function payoutsAtMonthEnd(
  { from, to }: Period,
  rows: WhereOptions,
  payer_id: number,
  transaction: Transaction,
): Promise<MonthEndPayout[]> {
  const ofPeriod = { status: ['CONFIRMED', 'FINISHED'], period_to: { [Op.between]: [from, to] } };
  const underWay = { status: ['PREPARE', 'CREATED', 'REJECTED'] };
  const payouts = await Payout.findAll({
    where: { [Op.and]: [rows, { [Op.or]: [underWay, ofPeriod] }] } as WhereOptions,
    include: [{ model: Center, as: 'center', paranoid: false }],
    order: [
      [{ model: Center, as: 'center' }, 'name', 'asc'],
      ['id', 'asc'],
    ],
    limit: mostShown,
    transaction,
  });
  const shown: MonthEndPayout[] = [];
  for (const payout of payouts) {
    const { id, number, center_id, center, period_from, period_to, status, bank_order_no } = payout;
    const refusal = status === 'CREATED' ? await refusalOf(payout, payer_id, transaction) : null;
    shown.push({
      ...{ id, number, center_id, center_name: center.name, period_from, period_to, status, bank_order_no },
      net: exactRoublesOf(payout.net),
      agreed_by:
        status === 'PREPARE' ? afterBusinessDays(secondsOf(payout.updated_at), payoutTerms.silentDays) : null,
      payee: refusal?.needs === 'CALL' ? knownPayeeOf(center) : null,
      refusal,
    });
  }
  return shown;
}

async function refusalOf(
  payout: Payout,
  payer_id: number,
  transaction: Transaction,
): Promise<MonthEndPayout['refusal']> {
  const { center_id, net: sum, second_by } = payout;
  const unsigned = await whyUnsigned({ center_id, sum, second_by }, transaction);
  if (unsigned) return { message: unsigned, needs: 'SECOND' };
  try {
    await sign(payout, { payer_id, document_number: '0', call_confirmed: false }, transaction);
    // The next payout to the same centre counts it among what has left.
    await payout.save({ transaction });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const uncalled = error.details.errors?.call_confirmed;
    return { message: uncalled ?? error.message, needs: uncalled ? 'CALL' : null };
  }
}
