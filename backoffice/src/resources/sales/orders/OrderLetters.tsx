import { Box, Stack } from '@mui/material';
import type { StaffLetter, StaffOrder } from '@odonta/api/contract';
import { letterStatuses } from '@odonta/db/vocabulary/letters.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useGetList, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** The letters about an order and their recipients; the texts are in the outbox. */
export function OrderLetters() {
  const order = useRecordContext<StaffOrder>();
  const { may } = useRights();
  const isOpen = may('queues.list');
  const { data = [], isPending } = useGetList<StaffLetter>(
    'outbox',
    {
      filter: { resource: 'orders', record_id: order?.id },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: isOpen && order !== undefined },
  );
  const isUnwritten = order?.email === null;
  if (isUnwritten && data.length === 0)
    return <>Без письма: нет e-mail. Ссылку на заказ отправьте по СМС или скопируйте и передайте клиенту.</>;
  if (!isOpen) return <>Исходящие письма видит администратор.</>;
  if (isPending) return null;
  if (data.length === 0) return <>Писем по заказу не было.</>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
      {data.map(({ id, subject, to, status, created_at }) => (
        <Box component="li" key={id}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Link to={`/outbox/${id}/show`}>{subject}</Link>
            <StatusChip status={status} label={letterStatuses[status].label} />
          </Stack>
          <Box sx={{ fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {formatMoment(created_at)} · {to}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
