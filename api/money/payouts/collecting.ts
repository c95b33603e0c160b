import { Payout, type PayoutLine, takeTurn } from '@odonta/db/models';
import { feeOf, formulaOf } from '@odonta/db/vocabulary/money/payouts/commission.ts';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { type CreationAttributes, QueryTypes, type Transaction } from 'sequelize';
import { keptMoneyIn } from '../../orders/ledger/keptMoney.ts';
import { endsAt } from '../../orders/timesOf.ts';
import { moneySetting } from '../../platform/money/moneySettings.ts';

export type NewLine = Omit<CreationAttributes<PayoutLine>, 'payout_id'>;

/** The ledger's division of an order's money. */
interface Booked {
  order_id: number;
  center_id: number;
  why: Withheld | null;
  subtotal: number;
  by_card: number;
  commission_percent: number;
  center: number;
  commission: number;
  /** The commission that payouts have withheld so far. */
  kept: number;
  sold: number;
  bonus: number;
  /** The bank's fee charged to the centre so far. */
  fee: number;
}

/** Why money of a sale that is over is not the centre's yet. */
export type Withheld = 'FRESH' | 'DEBT' | 'REFUND';

/** The next payout of a centre, and the sales left out of it. */
export interface Due {
  lines: NewLine[];
  withheld: { why: Withheld; sum: number }[];
}

/**
 * The unpaid earnings of a centre by a day, and its debt for refunds since. Called for one centre by one
 * transaction at a time, so that no order comes into two payouts.
 */
export async function collectLines(
  center_id: number,
  until: string,
  transaction: Transaction,
): Promise<NewLine[]> {
  await takeTurn(`payouts:${center_id}`, transaction);
  return (await dueTo([center_id], until, transaction)).get(center_id)?.lines ?? [];
}

/** The same of several centres, for a person to look at: nothing is locked. */
export async function dueTo(
  center_ids: readonly number[],
  until: string,
  transaction: Transaction,
): Promise<Map<number, Due>> {
  const bind = [[...center_ids], until, payoutTerms.daysAfterCourse];
  const booked = await query<Booked>(bookedOf, bind, transaction);
  const points = await moneySetting('acquiring_fee_bp', transaction);
  const lineOf = (order: Booked) =>
    Number(order.center) > 0 ? saleOf(order, points) : clawbackOf(order, points);
  const byCenter = Map.groupBy(booked, ({ center_id }) => center_id);
  return new Map(
    [...byCenter].map(([center_id, orders]) => [
      center_id,
      {
        lines: orders.filter(({ why }) => why === null).map(lineOf),
        withheld: orders.flatMap(({ why, center }) => (why ? [{ why, sum: Number(center) }] : [])),
      },
    ]),
  );
}

export function totalsOf(lines: readonly NewLine[]) {
  const sum = (field: 'gross' | 'refunded' | 'commission_sum' | 'fee_share' | 'net') =>
    lines.reduce((all, line) => all + line[field], 0);
  return {
    gross: sum('gross'),
    refunded: sum('refunded'),
    commission_sum: sum('commission_sum'),
    fee_share: sum('fee_share'),
    net: sum('net'),
  };
}

/** The sums come from the ledger, so that paying them out leaves the order's accounts at nothing to the kopeck. */
function saleOf(booked: Booked, points: number): NewLine {
  const [gross, sold, center, commission_sum] = [
    booked.subtotal,
    booked.sold,
    booked.center,
    booked.commission,
  ].map(Number) as [number, number, number, number];
  const fee_share = feeOf(Number(booked.by_card), points);
  const shares = {
    gross,
    refunded: sold - center - commission_sum,
    promo_share: gross - sold,
    commission_percent: Number(booked.commission_percent),
    commission_sum,
    fee_share,
    net: center - fee_share,
  };
  const { order_id } = booked;
  return { ...shares, order_id, kind: 'SALE', bonus_share: Number(booked.bonus), formula: formulaOf(shares) };
}

/**
 * The reverse of the payout for refunded money, with the commission withheld from it: the centre still pays the
 * bank's fee of the remaining sale.
 */
function clawbackOf(booked: Booked, points: number): NewLine {
  const { order_id, center, commission, kept, commission_percent, by_card, fee } = booked;
  const fee_share = feeOf(Number(by_card), points) - Number(fee);
  const net = Number(center) - fee_share;
  const commission_sum = Number(commission) - Number(kept);
  const nothing = { gross: 0, promo_share: 0, bonus_share: 0 };
  const formula = `Возврат покупателю после выплаты: ${formatKopecks(net)}\u00a0₽`;
  const percent = Number(commission_percent);
  return {
    ...nothing,
    order_id,
    kind: 'CLAWBACK',
    refunded: -Number(center) - commission_sum,
    commission_sum,
    fee_share,
    commission_percent: percent,
    net,
    formula,
  };
}

const bookedOf = `
  with booked as (
    select order_id, center_id,
      -coalesce(sum(sum) filter (where account = 'CENTER'), 0) as center,
      -coalesce(sum(sum) filter (where account = 'COMMISSION'), 0) as commission,
      -coalesce(sum(sum) filter (where account in ('CENTER', 'COMMISSION') and kind = 'SOLD'), 0) as sold,
      coalesce(sum(sum) filter (where account = 'BONUS'), 0) as bonus,
      -coalesce(sum(sum) filter (where account = 'FEE'), 0) as fee
    from ledger_entries where center_id = any($1) and order_id is not null group by order_id, center_id
  ), paid as (
    select order_id, bool_or(y.status in ('PREPARE', 'CREATED', 'REJECTED')) as is_waiting, bool_or(kind = 'SALE') as is_sold,
      sum(l.commission_sum) as kept
    from payout_lines l join payouts y on y.id = l.payout_id where l.is_live group by order_id
  ), due as (
    select b.*, o.subtotal, o.commission_percent, o.payment_kind, coalesce(paid.kept, 0) as kept,
      o.paid_sum - o.refunded_sum - o.voucher_sum as paid_left,
      case when b.center < 0 then null
        when (${endsAt} at time zone 'Europe/Moscow')::date + $3::int
          >= (now() at time zone 'Europe/Moscow')::date then 'FRESH'
        when o.debt <> 0 or o.paid_sum < o.total then 'DEBT'
        when exists (select from refunds r where r.order_id = o.id and r.status in ('PREPARE', 'CREATED', 'CONFIRMED'))
          then 'REFUND' end as why
    from booked b join orders o on o.id = b.order_id join prods p on p.id = o.prod_id left join paid on paid.order_id = o.id
    where not coalesce(paid.is_waiting, false) and case
      when b.center > 0 then not coalesce(paid.is_sold, false) and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
        and (${endsAt} at time zone 'Europe/Moscow')::date <= $2::date
      when b.center < 0 then coalesce(paid.is_sold, false)
      else false end
  )
  select due.order_id, due.center_id, due.why, due.subtotal, due.commission_percent, due.center, due.commission, due.sold,
    due.bonus, due.fee, due.kept,
    (select coalesce(sum(held.kept) filter (where held.method = 'CARD'), 0) + case when due.payment_kind <> 'TINKOFF' then 0
        else due.paid_left - coalesce(sum(held.kept), 0) end
      from ${keptMoneyIn('due.order_id')} held) as by_card
  from due order by due.order_id`;

async function query<Row extends object = object>(
  sql: string,
  bind: unknown[],
  transaction: Transaction,
): Promise<Row[]> {
  const { sequelize } = Payout;
  if (!sequelize) throw new Error('no database is open');
  return sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT, transaction });
}
