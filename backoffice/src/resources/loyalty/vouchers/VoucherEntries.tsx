import type { StaffVoucher, VoucherEntry } from '@odonta/api/contract';
import { voucherTxKinds } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useRecordContext } from 'react-admin';
import { LedgerTable } from '../../../kit/record/LedgerTable.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';

/** The ledger of the voucher, with the order or the payment behind each entry. */
export function VoucherEntries() {
  const voucher = useRecordContext<StaffVoucher>();
  if (!voucher) return null;
  return (
    <LedgerTable
      sumIn="Сумма"
      of={voucher.movements.map((entry) => ({
        id: entry.id,
        at: entry.created_at,
        what: voucherTxKinds[entry.kind],
        why: <Behind {...entry} />,
        sum: `${entry.sum > 0 ? '+' : '−'}${formatExact(Math.abs(entry.sum))}`,
      }))}
    />
  );
}

function Behind({ order, payment_id }: VoucherEntry) {
  if (order) return <RecordPointer resource="orders" id={order.id} name={order.number} />;
  if (payment_id !== null)
    return <RecordPointer resource="payments" id={payment_id} name={`Платёж ${payment_id}`} />;
  return '—';
}
