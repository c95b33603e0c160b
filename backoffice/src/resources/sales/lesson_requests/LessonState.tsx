import { Stack } from '@mui/material';
import type { StaffLessonRequest } from '@odonta/api/contract';
import { lessonStatuses } from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** The status, and until when the lecturer may answer. */
export const LessonState = ({ request: { status, expires_at } }: { request: StaffLessonRequest }) => (
  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
    <StatusChip status={status} label={lessonStatuses[status].label} />
    {status === 'CREATED' && <span>до {formatMoment(expires_at)}</span>}
  </Stack>
);
