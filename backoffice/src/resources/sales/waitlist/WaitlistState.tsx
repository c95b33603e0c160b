import { Stack } from '@mui/material';
import type { StaffWaitlistEntry } from '@odonta/api/contract';
import { waitlistStatuses } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** The status, and what is unusual about the entry. */
export function WaitlistState({ entry: { status, priority, expires_at } }: { entry: StaffWaitlistEntry }) {
  const isRescheduled = status === 'CREATED' && priority !== 0;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip status={status} label={waitlistStatuses[status].label} />
      {isRescheduled && (
        <StatusChip status="priority" tone="info" label={priority > 0 ? 'Раньше очереди' : 'Позже очереди'} />
      )}
      {expires_at !== null && <span>до {formatMoment(expires_at)}</span>}
    </Stack>
  );
}
