import { PaymentPart, Receipt } from '@odonta/db/models';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, type Transaction } from 'sequelize';
import { works } from '../../journals/works.ts';
import { keptMoneyIn } from '../../ledger/keptMoney.ts';
import { closingOf } from './closing.ts';
import { columnsOf } from './keepReceipts.ts';
import { voucherSharesToClose } from './voucherShares.ts';

const atOnce = 20;

/**
 * What was paid in advance is closed by a receipt of its own once the course has been held; answers how many were queued.
 * Several nodes may ask at once: the database keeps one for each payment and order. What it is for is counted once more when it is
 * sent, since a part may go back until then.
 */
export function closeCourses(now = nowInSeconds()): Promise<number> {
  return works.deed(async (transaction) => {
    const parts = await PaymentPart.findAll({
      where: literal(isToBeClosed(now)),
      order: [['payment_id', 'ASC']],
      limit: atOnce,
      transaction,
    });
    const shares = await voucherSharesToClose(now, transaction);
    for (const part of [...parts, ...shares]) await close(part, transaction);
    return parts.length + shares.length;
  });
}

/** A payment in advance of an order whose course is over, of which not everything went back. */
const isToBeClosed = (now: number) => `exists (
  select 1 from orders o join prods p on p.id = o.prod_id
  where o.id = "PaymentPart".order_id and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
    and coalesce(p.date_end, p.date_start) <= to_timestamp(${Math.floor(now)}))
  and exists (select 1 from receipts r where r.payment_id = "PaymentPart".payment_id and r.kind = 'PREPAY')
  and not exists (select 1 from receipts r
    where r.payment_id = "PaymentPart".payment_id and r.order_id = "PaymentPart".order_id and r.kind = 'CLOSING')
  and exists (select from ${keptMoneyIn('"PaymentPart".order_id')} held
    where held.payment_id = "PaymentPart".payment_id and held.kept > 0)`;

async function close(
  { payment_id, order_id }: Pick<PaymentPart, 'payment_id' | 'order_id'>,
  transaction: Transaction,
): Promise<void> {
  const receipt = await closingOf({ payment_id, order_id }, transaction);
  if (!receipt) return;
  const columns = { payment_id, order_id, ...columnsOf('CLOSING', receipt) };
  await Receipt.bulkCreate([columns], { ignoreDuplicates: true, transaction });
}
