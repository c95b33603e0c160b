import { Box, Button, Stack } from '@mui/material';
import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { requestStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { useGetList, useRecordContext } from 'react-admin';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { reporterOf } from './facts.ts';

/** Confirmed reports against a lecturer, on his own card, for viewers with the right. */
export function StandingRecords() {
  const lecturer = useRecordContext();
  const {
    data = [],
    total = 0,
    isPending,
    isError,
    refetch,
  } = useGetList<StaffNegativeLecturer>(
    'negative_lecturers',
    {
      filter: { lecturer_id: lecturer?.id, status: ['CREATED', 'CONFIRMED'] },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'created_at', order: 'DESC' },
    },
    { enabled: lecturer !== undefined },
  );
  if (isPending) return null;
  if (isError)
    return (
      <Stack role="alert" sx={{ gap: 1, alignItems: 'flex-start' }}>
        Не удалось загрузить записи.
        <Button variant="outlined" onClick={() => void refetch()}>
          Попробовать ещё раз
        </Button>
      </Stack>
    );
  if (data.length === 0) return <>Действующих записей нет.</>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
      {data.map((record) => (
        <Box component="li" key={record.id} sx={{ overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <RecordPointer
              resource="negative_lecturers"
              id={record.id}
              name={`Запись № ${record.id} · ${reporterOf(record)}`}
            />
            <StatusChip status={record.status} label={requestStatuses[record.status].label} />
          </Stack>
          <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{record.about}</Box>
        </Box>
      ))}
      {total > data.length && (
        <Box component="li" sx={{ fontSize: 14, color: 'text.secondary' }}>
          {`Показаны последние ${data.length} из ${total}, остальные — в разделе «Негативные лекторы».`}
        </Box>
      )}
    </Stack>
  );
}
