import { Alert, Box, Button, Typography } from '@mui/material';
import type { HistoryEntry } from '@odonta/api/contract';
import { useState } from 'react';
import { useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { AuditEntry } from './AuditEntry.tsx';

const perStep = 20;

/** Actions on the record with their actors, newest first. */
export function AuditTrail() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const [perPage, setPerPage] = useState(perStep);
  const { data, total, error, isPending } = useGetList<HistoryEntry>(
    `${resource}/${record?.id}/history`,
    {
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage },
    },
    { enabled: record !== undefined },
  );
  if (error) return <Alert severity="error">История не загрузилась. {(error as Error).message}</Alert>;
  if (isPending) return <Typography role="status">Загрузка…</Typography>;
  if (data?.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Изменений ещё не было.</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </Box>
      {total !== undefined && total > perPage && (
        <Button size="small" onClick={() => setPerPage(perPage + perStep)}>
          Показать ещё
        </Button>
      )}
    </>
  );
}
