import { Box } from '@mui/material';
import type { StaffProdRevision } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { isOverdue } from './facts.ts';

interface DueTimeProps {
  of: Pick<StaffProdRevision, 'due_at'>;
  /** Where no column says what the moment is. */
  isLabelled?: boolean;
}

/** The moment by which moderators are to decide. */
export function DueTime({ of: { due_at }, isLabelled = false }: DueTimeProps) {
  if (due_at === null) return isLabelled ? null : '—';
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <span>{isLabelled ? `Проверить до ${formatMoment(due_at)}` : formatMoment(due_at)}</span>
      {isOverdue({ due_at }) && <StatusChip status="overdue" tone="bad" label="Просрочена" />}
    </Box>
  );
}
