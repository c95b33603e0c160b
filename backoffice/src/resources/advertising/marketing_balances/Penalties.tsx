import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { MarketingPenaltyView, StaffMarketingBalance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** The proposed penalties, their evidence, and the centre's objections. */
export function Penalties() {
  const balance = useRecordContext<StaffMarketingBalance>();
  if (!balance?.penalties.length) return <Typography>Штрафов не было.</Typography>;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {balance.penalties.map((penalty) => (
        <Penalty key={penalty.id} balanceId={balance.id} penalty={penalty} />
      ))}
    </Stack>
  );
}

function Penalty({ balanceId, penalty }: { balanceId: number; penalty: MarketingPenaltyView }) {
  const { download, isBusy } = useDownload();
  const { id, sum, comment, evidence, status, status_label, objection, decision } = penalty;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', fontWeight: 500 }}>
        <span>
          № {id} · {formatExact(sum)}
        </span>
        <StatusChip status={status} label={status_label} />
      </Stack>
      <Typography>{comment}</Typography>
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{waitOf(penalty)}</Typography>
      {objection && <Typography sx={{ mt: 0.5 }}>Возражение: {objection}</Typography>}
      {decision && <Typography sx={{ mt: 0.5 }}>Решение: {decision}</Typography>}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {evidence.map((file, index) => (
          <Button
            key={file}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={isBusy}
            onClick={() =>
              void download(`/marketing_balances/${balanceId}/evidence/${file}`, 'Доказательство скачано')
            }
          >
            Доказательство {index + 1}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}

function waitOf({ created_at, decided_at, objected_at, object_until }: MarketingPenaltyView): string {
  const proposed = `Предложен ${formatMoment(created_at)}`;
  if (decided_at !== null) return `${proposed} · решён ${formatMoment(decided_at)}`;
  if (objected_at !== null) return `${proposed} · получено возражение ${formatMoment(objected_at)}`;
  return `${proposed} · возразить можно до ${formatMoscowDay(object_until)}`;
}
