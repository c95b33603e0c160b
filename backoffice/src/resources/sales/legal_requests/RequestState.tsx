import { Stack } from '@mui/material';
import type { StaffLegalRequest } from '@odonta/api/contract';
import {
  legalRequestEnds,
  legalRequestLifecycle,
  stageLabel,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** How far the request has come while it lives, and how it has ended where it has. */
export function RequestState({ request }: { request: StaffLegalRequest }) {
  const { status, stage, debt, order_id, ended_because } = request;
  const hasEnded = status === 'CANCELED' || status === 'REJECTED';
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip status={status} label={legalRequestLifecycle.statuses[status].label} />
      {!hasEnded && (
        <StatusChip
          status="stage"
          tone="info"
          label={stageLabel(stage, { debt, hasOrder: order_id !== null })}
        />
      )}
      {status === 'CANCELED' && ended_because && <span>{legalRequestEnds[ended_because]}</span>}
    </Stack>
  );
}
