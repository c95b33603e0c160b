import { Box, Stack, Typography } from '@mui/material';
import type { MarketingWithdrawalView, StaffMarketingBalance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { StatusChip } from '../../kit/status/StatusChip.tsx';

/** What the centre wanted back, and what became of it. */
export function Withdrawals() {
  const balance = useRecordContext<StaffMarketingBalance>();
  if (!balance?.withdrawals.length) return <Typography>Вывод остатка не запрашивали.</Typography>;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {balance.withdrawals.map((withdrawal) => (
        <Box component="li" key={withdrawal.id} sx={{ overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', fontWeight: 500 }}>
            <span>
              № {withdrawal.id} · {formatExact(withdrawal.sum)}
            </span>
            <StatusChip status={withdrawal.status} label={withdrawal.status_label} />
          </Stack>
          <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{storyOf(withdrawal)}</Typography>
        </Box>
      ))}
    </Stack>
  );
}

function storyOf({ created_at, document_number, document_date, reason }: MarketingWithdrawalView): string {
  const paid = document_date && `п/п № ${document_number} от ${formatDate(document_date)}`;
  return [`Запрошен ${formatMoment(created_at)}`, paid, reason].filter(Boolean).join(' · ');
}
