import type { StaffVoucher, VoucherEntry } from '@odonta/api/contract';
import { type Voucher, VoucherTx } from '@odonta/db/models';
import { voucherLifecycle } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { maskedVoucherCode } from '@odonta/db/vocabulary/loyalty/vouchers/voucherCode.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentVouchers(
  rows: Voucher[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffVoucher, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('vouchers', voucherLifecycle, ids, readContext);
  const entries = await entriesOf(ids, readContext);
  return rows.map((row) => ({
    id: row.id,
    code: row.code_tail && maskedVoucherCode(row.code_tail),
    sum: exactRoublesOf(row.sum),
    balance: exactRoublesOf(row.balance),
    buyer_name: row.buyer_name,
    email: row.email,
    phone: row.phone,
    recipient_name: row.recipient_name,
    recipient_email: row.recipient_email,
    message: row.message,
    send_on: row.send_on,
    sent_at: secondsOf(row.sent_at),
    paid_at: secondsOf(row.paid_at),
    valid_until: secondsOf(row.valid_until),
    block_reason: row.block_reason,
    status: row.status,
    movements: entries.get(row.id) ?? [],
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}

/** Files say nothing of them. */
async function entriesOf(
  ids: number[],
  { transaction, isForFile }: ReadContext<SignedInUser>,
): Promise<Map<number, VoucherEntry[]>> {
  if (isForFile) return new Map();
  const rows = await VoucherTx.findAll({
    where: { voucher_id: ids },
    include: [{ association: 'order', paranoid: false }],
    order: [['id', 'DESC']],
    transaction,
  });
  const byVoucher = Map.groupBy(rows, ({ voucher_id }) => voucher_id);
  return new Map([...byVoucher].map(([id, of]) => [id, of.map(presentEntry)]));
}

const presentEntry = ({
  id,
  kind,
  sum,
  order,
  refund_id,
  payment_id,
  created_at,
}: VoucherTx): VoucherEntry => ({
  id,
  kind,
  sum: exactRoublesOf(sum),
  order: order && { id: order.id, number: order.number },
  refund_id,
  payment_id,
  created_at: secondsOf(created_at),
});
