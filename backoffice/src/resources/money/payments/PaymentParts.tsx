import { Box, Stack } from '@mui/material';
import type { StaffPayment } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

export function PaidOrders() {
  const { orders = [] } = useRecordContext<StaffPayment>() ?? {};
  if (orders.length === 0) return <>Заказы этого платежа ведут другие сотрудники.</>;
  return (
    <Parts>
      {orders.map(({ id, number, prod_name, status, sum }) => (
        <Box component="li" key={id}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <RecordPointer resource="orders" id={id} name={number} />
            <b>{formatExact(sum)}</b>
            <StatusChip status={status} label={registrationStatuses[status].label} />
          </Stack>
          <Aside>{prod_name}</Aside>
        </Box>
      ))}
    </Parts>
  );
}

export function PaymentRefunds() {
  const { refunds = [] } = useRecordContext<StaffPayment>() ?? {};
  if (refunds.length === 0) return <>Возвратов не было.</>;
  return (
    <Parts>
      {refunds.map(({ refund_id, sum, provider_status, sent_at, done_at }) => (
        <Box component="li" key={refund_id}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <RecordPointer resource="refunds" id={refund_id} name={`Возврат № ${refund_id}`} />
            <b>{formatExact(sum)}</b>
          </Stack>
          <Aside>{[wayOf(sent_at, done_at), provider_status].filter(Boolean).join(' · ')}</Aside>
        </Box>
      ))}
    </Parts>
  );
}

function wayOf(sent_at: number | null, done_at: number | null): string {
  if (done_at !== null) return `Банк вернул ${formatMoment(done_at)}`;
  return sent_at === null ? 'Ещё не отправлен' : `Отправлен в банк ${formatMoment(sent_at)}`;
}

export const Parts = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
    {children}
  </Stack>
);

export const Aside = ({ children }: { children: ReactNode }) => (
  <Box sx={{ fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>
);
