import type { StaffVoucher, VoucherMovement } from '@odonta/api/contract';
import { voucherTxKinds } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useRecordContext } from 'react-admin';
import { MovementsTable } from '../../../kit/record/MovementsTable.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';

/** What came to the certificate and what left it, with the order or the payment behind each sum. */
export function VoucherMovements() {
  const voucher = useRecordContext<StaffVoucher>();
  if (!voucher) return null;
  return (
    <MovementsTable
      sumIn="Сумма"
      of={voucher.movements.map((movement) => ({
        id: movement.id,
        at: movement.created_at,
        what: voucherTxKinds[movement.kind],
        why: <Behind {...movement} />,
        sum: `${movement.sum > 0 ? '+' : '−'}${formatExact(Math.abs(movement.sum))}`,
      }))}
    />
  );
}

function Behind({ order, payment_id }: VoucherMovement) {
  if (order) return <RecordPointer resource="orders" id={order.id} name={order.number} />;
  if (payment_id !== null)
    return <RecordPointer resource="payments" id={payment_id} name={`Платёж ${payment_id}`} />;
  return '—';
}
