import { PaymentPart, Receipt } from '@odonta/db/models';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, type Transaction } from 'sequelize';
import { keptMoneyIn } from '../../../orders/ledger/keptMoney.ts';
import { endsAt } from '../../../orders/timesOf.ts';
import { eachRow, restingOf } from '../../../platform/jobs/rowByRow.ts';
import { cardPath } from '../../../platform/notices/notify.ts';
import { notifyBookkeepersOnce } from '../../../platform/notices/notifyOnce.ts';
import { closingOf } from './closing.ts';
import { columnsOf } from './keepReceipts.ts';
import { voucherSharesToClose } from './voucherShares.ts';

const atOnce = 20;

/**
 * Queues a closing receipt for each advance once the course has taken place; returns their number. Several
 * nodes may run it at once: the database allows one for each payment and order. The sum is calculated again
 * when it is sent, since a part may be refunded until then.
 */
export async function closeCourses(now = nowInSeconds()): Promise<number> {
  // Those that failed lately come first again and are passed over.
  const limit = atOnce + restingOf(job.name).length;
  const parts = await PaymentPart.findAll({
    where: literal(isToBeClosed(now)),
    order: [['payment_id', 'ASC']],
    limit,
  });
  return eachRow(job, [...parts, ...(await voucherSharesToClose(now, limit))]);
}

type Closed = Pick<PaymentPart, 'payment_id' | 'order_id'>;

const job = {
  name: 'close courses',
  keyOf: ({ payment_id, order_id }: Closed) => `${payment_id}/${order_id}`,
  act: close,
  announce: ({ payment_id }: Closed, transaction: Transaction) => {
    const text = 'Закрывающий чек не составляется: посмотрите платёж и его заказ';
    return notifyBookkeepersOnce(
      { kind: 'payment', text: `${text}, платёж ${payment_id}`, path: cardPath('payments', payment_id) },
      transaction,
    );
  },
};

/** An order's payment in advance that was not refunded in full, after the end of the course. */
const isToBeClosed = (now: number) => `exists (
  select 1 from orders o join prods p on p.id = o.prod_id
  where o.id = "PaymentPart".order_id and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
    and ${endsAt} <= to_timestamp(${Math.floor(now)}))
  and exists (select 1 from receipts r where r.payment_id = "PaymentPart".payment_id and r.kind = 'PREPAY')
  and not exists (select 1 from receipts r
    where r.payment_id = "PaymentPart".payment_id and r.order_id = "PaymentPart".order_id and r.kind = 'CLOSING')
  and exists (select from ${keptMoneyIn('"PaymentPart".order_id')} held
    where held.payment_id = "PaymentPart".payment_id and held.kept > 0)`;

async function close({ payment_id, order_id }: Closed, transaction: Transaction): Promise<void> {
  const receipt = await closingOf({ payment_id, order_id }, transaction);
  if (!receipt) return;
  const columns = { payment_id, order_id, ...columnsOf('CLOSING', receipt) };
  await Receipt.bulkCreate([columns], { ignoreDuplicates: true, transaction });
}
