import { commissionOf, feeOf, formulaOf } from '../../../vocabulary/money/payouts/commission.ts';
import { moscowDay } from '../../../vocabulary/time.ts';
import type { Staffed } from '../fillPeople.ts';
import { entries } from './moneyRows.ts';
import type { Planned } from './planned.ts';

/** Hundredths of a percent that the bank takes of cards, as the setting begins. */
const acquiringFee = 250;
const day = 86_400_000;

/** The centre's share of an order after the course, equal to the ledger to the kopeck. */
export function payoutLineRow({ id: order_id, total: gross, course, method }: Planned, payout_id: number) {
  const commission_sum = commissionOf(gross, course.sale);
  const fee_share = method === 'CARD' ? feeOf(gross, acquiringFee) : 0;
  const shares = {
    ...{ gross, commission_sum, fee_share },
    refunded: 0,
    promo_share: 0,
    commission_percent: course.sale,
    net: gross - commission_sum - fee_share,
  };
  return {
    ...shares,
    payout_id,
    order_id,
    kind: 'SALE',
    bonus_share: 0,
    formula: formulaOf(shares),
    is_live: true,
  };
}

type PayoutLine = ReturnType<typeof payoutLineRow>;

export type PayoutStage = 'PREPARE' | 'CREATED' | 'CONFIRMED';

interface Drawn {
  id: number;
  number: number;
  status: PayoutStage;
  orders: readonly Planned[];
  lines: readonly PayoutLine[];
}

export function payoutRow(
  { id, number, status, orders, lines }: Drawn,
  { bookkeeper }: Staffed,
  now: number,
) {
  const course = orders[0]?.course;
  if (!course) throw new Error('a payout of the demo has no orders');
  const ended = course.date_end ?? course.date_start;
  const isPaid = status === 'CONFIRMED';
  const sum = (field: 'gross' | 'commission_sum' | 'fee_share' | 'net') =>
    lines.reduce((all, line) => all + line[field], 0);
  const made = Math.min(ended.getTime() + 4 * day, now * 1000 - 3600_000);
  return {
    ...{ id, status },
    number: `В-${moscowDay(new Date(made)).slice(2, 4)}-${String(number).padStart(6, '0')}`,
    center_id: course.center_id,
    period_from: moscowDay(new Date(ended.getTime() - 6 * day)),
    period_to: moscowDay(ended),
    gross: sum('gross'),
    refunded: 0,
    commission_sum: sum('commission_sum'),
    fee_share: sum('fee_share'),
    net: sum('net'),
    requisites: isPaid ? course.payee : null,
    approved_by: isPaid ? bookkeeper : null,
    bank_order_no: isPaid ? '118' : null,
    agreed_at: status === 'PREPARE' ? null : new Date(made + 600_000),
    paid_at: isPaid ? new Date(made + 1_800_000) : null,
    version: 0,
    created_at: new Date(made),
    updated_at: new Date(made + 1_800_000),
  };
}

type PayoutRow = ReturnType<typeof payoutRow>;

export const paidOut = (payout: PayoutRow, lines: readonly PayoutLine[]) =>
  lines.flatMap(({ order_id, net, fee_share }) =>
    entries(
      'PAID_OUT',
      { CENTER: net + fee_share, BANK: -net, FEE: -fee_share },
      { order_id, payout_id: payout.id, center_id: payout.center_id },
      payout.paid_at ?? payout.created_at,
    ),
  );
