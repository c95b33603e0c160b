import { Stack } from '@mui/material';
import type { StaffCenter } from '@odonta/api/contract';
import { centerLifecycle } from '@odonta/db/vocabulary/catalog/centerLifecycle.ts';
import { closureAhead } from '@odonta/db/vocabulary/catalog/closure.ts';
import { formatDate, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

export function CenterState({ center }: { center: StaffCenter }) {
  const { status, suspended_at, is_closed_by_staff } = center;
  const { closed_from, closed_to } = closureAhead(center, nowInSeconds());
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={status} label={centerLifecycle.statuses[status].label} />
      {suspended_at !== null && <StatusChip status="suspended" tone="bad" label="Приостановлен" />}
      {closed_from !== null && closed_to !== null && (
        <StatusChip
          status="closed"
          tone="waiting"
          label={`Не продаёт с ${formatDate(closed_from)} по ${formatDate(closed_to)}${is_closed_by_staff ? ': решили сотрудники' : ''}`}
        />
      )}
    </Stack>
  );
}
