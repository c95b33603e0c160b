import { Box, Stack } from '@mui/material';
import type { RelatedPaper } from '@odonta/api/contract';
import { entityOf } from '@odonta/db/vocabulary/entities.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { wordsOf } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { RecordPointer } from '../../kit/record/RecordPointer.tsx';
import { StatusChip } from '../../kit/status/StatusChip.tsx';

/** The way to the other records about the same money. */
export function RelatedPapers() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const { papers } = useStaffData();
  const { data, error } = useQuery({
    queryKey: [resource, 'papers', record?.id, record?.version],
    queryFn: () => papers(resource, record?.id ?? 0),
    enabled: record !== undefined,
  });
  if (error) return <>{wordsOf(error, 'Связанные документы не загрузились')}</>;
  if (!data) return <>Ищу связанные документы…</>;
  if (data.length === 0) return <>Других документов об этих деньгах нет.</>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {data.map((paper) => (
        <Box component="li" key={`${paper.resource}-${paper.id}`}>
          <Paper {...paper} />
        </Box>
      ))}
    </Stack>
  );
}

const Paper = ({ resource, id, title, sum, status }: RelatedPaper) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, alignItems: 'center' }}>
    <RecordPointer resource={resource} id={id} name={title} />
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatExact(sum)}
    </Box>
    <StatusChip status={status} label={labelOf(resource, status)} />
  </Stack>
);

const labelOf = (resource: string, status: string): string =>
  entityOf(resource)?.codes?.status?.[status] ?? status;
