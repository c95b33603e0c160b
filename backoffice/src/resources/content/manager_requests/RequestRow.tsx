import { Box, Stack } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { requestState } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** A request in the list of a phone. */
export function RequestRow({ record: request }: { record: StaffManagerRequest }) {
  return (
    <Box>
      <RecordLink>{request.name}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        № {request.id} · {formatMoment(request.created_at)} · {request.city}
        <br />
        {formatPhone(request.phone)} · {request.manager_name ?? 'свободна'}
        {request.prod && (
          <>
            <br />
            {request.prod.name}
          </>
        )}
      </Box>
      <RequestState request={request} />
    </Box>
  );
}

/** The status, and what is urgent. */
export function RequestState({ request }: { request: StaffManagerRequest }) {
  const { status, is_overdue, next_contact_at } = request;
  const isContactDue = status === 'CREATED' && next_contact_at !== null && next_contact_at <= nowInSeconds();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={status} label={requestState(request)} />
      {is_overdue && <StatusChip status="overdue" tone="bad" label="Просрочена" />}
      {isContactDue && <StatusChip status="contact" tone="bad" label="Пора связаться" />}
    </Stack>
  );
}
