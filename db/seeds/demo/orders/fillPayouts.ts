import type { Sequelize, Transaction } from 'sequelize';
import type { Staffed } from '../fillPeople.ts';
import { insertRows } from '../rows/insertRows.ts';
import { type PayoutStage, paidOut, payoutLineRow, payoutRow } from './payoutRows.ts';
import type { Planned } from './planned.ts';

/** How far the money of the first courses that are over has come; that of the others waits to be drawn up. */
const stages: readonly PayoutStage[] = ['CONFIRMED', 'CREATED', 'PREPARE'];

export async function fillPayouts(
  sequelize: Sequelize,
  all: readonly Planned[],
  { staffed, now }: { staffed: Staffed; now: number },
  transaction: Transaction,
): Promise<void> {
  const [last] = await sequelize.query('select coalesce(max(id), 0)::int as id from payouts', {
    transaction,
  });
  const after = (last as { id: number }[])[0]?.id ?? 0;
  const drawn = stages.flatMap((status, index) => {
    const orders = all.filter(
      ({ sale, status: of }) => sale.of === 'past' && sale.course === index && of === 'CONFIRMED',
    );
    if (orders.length === 0) return [];
    const id = after + index + 1;
    const lines = orders.map((order) => payoutLineRow(order, id));
    return [{ lines, payout: payoutRow({ id, number: index + 1, status, orders, lines }, staffed, now) }];
  });
  const paid = drawn.filter(({ payout }) => payout.status === 'CONFIRMED');
  await insertRows(
    sequelize,
    'payouts',
    drawn.map(({ payout }) => payout),
    transaction,
  );
  const lines = drawn.flatMap((each) => each.lines);
  await sequelize.query(insertLines, { bind: [JSON.stringify(lines)], transaction });
  for (const { payout, lines: own } of paid) {
    const entries = paidOut(payout, own);
    await sequelize.query(insertEntries, { bind: [JSON.stringify(entries)], transaction });
    const bind = [payout.paid_at, own.map(({ order_id }) => order_id)];
    await sequelize.query('update orders set paid_out_at = $1 where id = any($2)', { bind, transaction });
  }
  await sequelize.query(`select setval('payout_numbers', $1)`, { bind: [stages.length], transaction });
}

const insertLines = `
  insert into payout_lines (payout_id, order_id, kind, gross, refunded, promo_share, bonus_share, commission_percent,
    commission_sum, fee_share, net, formula)
  select payout_id, order_id, kind, gross, refunded, promo_share, bonus_share, commission_percent, commission_sum,
    fee_share, net, formula from jsonb_populate_recordset(null::payout_lines, $1)`;

export const insertEntries = `
  insert into ledger_entries (deed, kind, account, sum, order_id, payment_id, refund_id, payout_id, invoice_id, center_id,
    day, at)
  select deed, kind, account, sum, order_id, payment_id, refund_id, payout_id, invoice_id, center_id, day, at
  from jsonb_populate_recordset(null::ledger_entries, $1)`;
