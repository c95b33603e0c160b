import { Box, Stack } from '@mui/material';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext, useResourceContext } from 'react-admin';
import { RecordPointer } from '../record/RecordPointer.tsx';
import { RestoreOne } from './RestoreButtons.tsx';

/** When a record was deleted, and the way back; a merged one links to the kept record instead. */
export function DeletedMark() {
  const record = useRecordContext<{ id: number; deleted_at?: number | null; merged_into?: number }>();
  const resource = useResourceContext() ?? '';
  if (!record?.deleted_at) return null;
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, rowGap: 0.75, mt: { xs: 1, md: 0 }, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatMoment(record.deleted_at)}
      </Box>
      {record.merged_into ? (
        <span>
          Объединено: <RecordPointer resource={resource} id={record.merged_into} />
        </span>
      ) : (
        <RestoreOne />
      )}
    </Stack>
  );
}
