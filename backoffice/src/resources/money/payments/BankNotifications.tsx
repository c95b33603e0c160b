import { Box, Stack } from '@mui/material';
import type { StaffPayment } from '@odonta/api/contract';
import { noticeVerdicts } from '@odonta/db/vocabulary/money/payments/paymentNotice.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { Aside, Parts } from './PaymentParts.tsx';

/** All notifications in the bank's name, genuine or forged, with their result. */
export function BankNotifications() {
  const { notifications = [] } = useRecordContext<StaffPayment>() ?? {};
  if (notifications.length === 0) return <>Банк ничего не присылал: мы спрашиваем его сами.</>;
  return (
    <Parts>
      {notifications.map(({ id, at, status, verdict, body }) => (
        <Box component="li" key={id}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <b>{status ?? 'Без статуса'}</b>
            <span>{noticeVerdicts[verdict]}</span>
          </Stack>
          <Aside>{formatMoment(at)}</Aside>
          {body !== null && <Raw body={body} />}
        </Box>
      ))}
    </Parts>
  );
}

const Raw = ({ body }: { body: string }) => (
  <details>
    <Box component="summary" sx={{ cursor: 'pointer', fontSize: 14 }}>
      Как пришло
    </Box>
    <Box component="pre" sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {body}
    </Box>
  </details>
);
