import { Stack } from '@mui/material';
import type { StaffCenter } from '@odonta/api/contract';
import { centerLifecycle } from '@odonta/db/vocabulary/catalog/centerLifecycle.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

export function CenterState({ center: { status, suspended_at } }: { center: StaffCenter }) {
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={status} label={centerLifecycle.statuses[status].label} />
      {suspended_at !== null && <StatusChip status="suspended" tone="bad" label="Приостановлен" />}
    </Stack>
  );
}
