import { Box, Stack } from '@mui/material';
import type { PaymentReceipt, StaffPayment } from '@odonta/api/contract';
import { receiptKinds, receiptStatuses } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { Aside, Parts } from './PaymentParts.tsx';

/** Receipts of the bank's cash register; «Сверить с банком» tries a failed one again. */
export function PaymentReceipts() {
  const { receipts = [], method, finished_at } = useRecordContext<StaffPayment>() ?? {};
  if (receipts.length === 0 && method === 'CARD' && finished_at === null)
    return <>Чек будет, когда банк спишет деньги.</>;
  if (receipts.length === 0) return <>Чеков по этому платежу нет.</>;
  return (
    <Parts>
      {receipts.map((receipt) => (
        <Box component="li" key={receipt.id}>
          <Receipt {...receipt} />
        </Box>
      ))}
    </Parts>
  );
}

const Receipt = ({ kind, status, sum, attempts, error, items, sent_at, created_at }: PaymentReceipt) => (
  <>
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <b>{receiptKinds[kind]}</b>
      <span>{formatExact(sum)}</span>
      <StatusChip status={status} label={receiptStatuses[status].label} />
    </Stack>
    <Aside>
      {[
        formatMoment(sent_at ?? created_at),
        attempts > 0 && `не принят ${plural(attempts, ['раз', 'раза', 'раз'])}`,
        error,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Aside>
    {items.map(({ name, price, quantity, supplier }) => (
      <Aside key={`${name}-${price}`}>
        {`${name}: ${quantity} × ${formatExact(price / 100)}${supplier ? `, ${supplier.name}` : ''}`}
      </Aside>
    ))}
  </>
);
