import { Box, Link, Skeleton, Typography } from '@mui/material';
import { type RaRecord, useGetList, useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { filteredAddress } from '../kit/resource/menu.ts';
import { StatusChip } from '../kit/status/StatusChip.tsx';
import type { Queue } from './queues.ts';
import type { QueueCount } from './useQueueCounts.ts';

type QueuePeekProps = Omit<Queue, 'describe'> & Required<Pick<Queue, 'describe'>> & QueueCount;

/** The five that have waited longest, the longest first. Rows of a list that counts none are not asked for. */
export function QueuePeek({
  title,
  resource,
  filter,
  done,
  describe,
  count,
  hasFailed,
  waitsSince = 'created_at',
}: QueuePeekProps) {
  const isEmpty = count === 0 && !hasFailed;
  const isAsked = hasFailed || (count ?? 0) > 0;
  const { data, isPending } = useGetList<RaRecord>(
    resource,
    { filter, pagination: { page: 1, perPage: 5 }, sort: { field: waitsSince, order: 'ASC' } },
    { refetchInterval: 60_000, enabled: isAsked },
  );
  const records = isEmpty ? [] : data;
  const { hasEdit } = useResourceDefinition({ resource });
  return (
    <Box
      component="section"
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, p: 2.5 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography variant="h2">{title}</Typography>
        <Link
          component={RouterLink}
          to={filteredAddress(resource, filter)}
          sx={{ fontSize: 14, whiteSpace: 'nowrap' }}
        >
          Весь список
        </Link>
      </Box>
      {isPending && !isEmpty && <Skeleton variant="rounded" height={120} />}
      {records?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{done}.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records?.map((record) => {
          const { name, detail, isUrgent } = describe(record as never);
          return (
            <Box component="li" key={record.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Link
                  component={RouterLink}
                  to={`/${resource}/${record.id}${hasEdit ? '' : '/show'}`}
                  underline="hover"
                  sx={{ fontWeight: 600 }}
                >
                  {name}
                </Link>
                {isUrgent && <StatusChip status="overdue" tone="bad" label="Просрочено" />}
              </Box>
              <Typography noWrap sx={{ fontSize: 13, color: 'text.secondary' }}>
                {detail}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
