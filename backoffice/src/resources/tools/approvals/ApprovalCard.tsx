import { Box, Paper, Typography } from '@mui/material';
import type { StaffApproval } from '@odonta/api/contract';
import { approvalKinds, approvalStatuses } from '@odonta/db/vocabulary/identity/approvals.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { ReactNode } from 'react';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { FieldChanges } from './FieldChanges.tsx';

interface ApprovalCardProps {
  approval: StaffApproval;
  children: ReactNode;
}

/** One change: its record, the old and new values, the requester and the result. */
export function ApprovalCard({ approval, children }: ApprovalCardProps) {
  const { kind, title, before, after, resource, record_id, status, reason } = approval;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {approvalKinds[kind].label}: <RecordPointer resource={resource} id={record_id} name={title} />
        </Typography>
        {status !== 'CREATED' && <StatusChip status={status} label={approvalStatuses[status].label} />}
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>{storyOf(approval)}</Typography>
      {reason && <Typography sx={{ mt: 1 }}>{reason}</Typography>}
      <FieldChanges before={before} after={after} resource={resource} />
      {children}
    </Paper>
  );
}

function storyOf({
  asked_by_name,
  asked_at,
  expires_at,
  decided_at,
  decided_by_name,
}: StaffApproval): string {
  const asked = `${asked_by_name}, ${formatMoment(asked_at)}`;
  if (decided_at === null) return `${asked} · ждёт до ${formatMoment(expires_at)}`;
  return `${asked} · ${[decided_by_name, formatMoment(decided_at)].filter(Boolean).join(', ')}`;
}
