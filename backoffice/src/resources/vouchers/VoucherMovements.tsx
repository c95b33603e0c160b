import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { StaffVoucher, VoucherMovement } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { voucherTxKinds } from '@odonta/db/vocabulary/vouchers/voucher.ts';
import { useRecordContext } from 'react-admin';
import { RecordPointer } from '../../kit/record/RecordPointer.tsx';

/** What came to the certificate and what left it, with the order or the payment behind each sum. */
export function VoucherMovements() {
  const voucher = useRecordContext<StaffVoucher>();
  if (!voucher?.movements.length) return <Typography>Движений пока нет.</Typography>;
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Когда</TableCell>
            <TableCell>Что</TableCell>
            <TableCell>По чему</TableCell>
            <TableCell align="right">Сумма</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {voucher.movements.map((movement) => (
            <TableRow key={movement.id}>
              <TableCell>{formatMoment(movement.created_at)}</TableCell>
              <TableCell>{voucherTxKinds[movement.kind]}</TableCell>
              <TableCell>
                <Behind {...movement} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {movement.sum > 0 ? '+' : '−'}
                {formatExact(Math.abs(movement.sum))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Behind({ order, payment_id }: VoucherMovement) {
  if (order) return <RecordPointer resource="orders" id={order.id} name={order.number} />;
  if (payment_id !== null)
    return <RecordPointer resource="payments" id={payment_id} name={`Платёж ${payment_id}`} />;
  return '—';
}
