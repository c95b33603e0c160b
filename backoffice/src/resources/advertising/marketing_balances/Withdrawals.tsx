import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { MarketingWithdrawalView, StaffMarketingBalance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { useRights } from '../../../kit/session/useRights.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** The centre's withdrawals, and their state. */
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
          {withdrawal.status === 'CONFIRMED' && <BankFile balance={balance.id} withdrawal={withdrawal.id} />}
        </Box>
      ))}
    </Stack>
  );
}

/** The payment order for the internet bank, once the withdrawal is decided. */
function BankFile({ balance, withdrawal }: { balance: number; withdrawal: number }) {
  const { may } = useRights();
  const { download, isBusy } = useDownload();
  if (!may('marketing_balances.refund')) return null;
  const path = `/marketing_balances/${balance}/withdrawals/${withdrawal}/file`;
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      aria-label={`Файл для банка: вывод № ${withdrawal}`}
      onClick={() => void download(path, 'Файл скачан')}
    >
      Файл для банка
    </Button>
  );
}

function storyOf(about: MarketingWithdrawalView): string {
  const { created_at, is_approved, status, document_number, document_date, reason } = about;
  const approved = is_approved && status === 'CREATED' && 'подтверждён вторым сотрудником';
  const paid = document_date && `п/п № ${document_number} от ${formatDate(document_date)}`;
  return [`Запрошен ${formatMoment(created_at)}`, approved, paid, reason].filter(Boolean).join(' · ');
}
