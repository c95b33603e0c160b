import { Box } from '@mui/material';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { isOverdue } from '../prod_revisions/facts.ts';

/** The moment by which a review, a reply or a dispute is to be decided; nothing once it has been. */
export function DueBy({ due_at }: { due_at: number | null }) {
  if (due_at === null) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <span>{`Решить до ${formatMoment(due_at)}`}</span>
      {isOverdue({ due_at }) && <StatusChip status="overdue" tone="bad" label="Просрочено" />}
    </Box>
  );
}
