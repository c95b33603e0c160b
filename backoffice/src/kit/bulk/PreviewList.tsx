import { Box, Typography } from '@mui/material';
import type { BulkPreview } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useResourceContext } from 'react-admin';
import { Differences } from '../history/Difference.tsx';
import { RefusalList } from './RefusalList.tsx';

/** The changes on a few of the records, and the refusals. */
export function PreviewList({ preview: { total, sample, refused } }: { preview: BulkPreview }) {
  const resource = useResourceContext() ?? '';
  const possible = total - refused.length;
  return (
    <>
      <Typography role="status">
        {possible === 0
          ? 'Ни одну из записей так изменить нельзя.'
          : `Получится: ${plural(possible, ['запись', 'записи', 'записей'])} из ${total}.`}
        {possible > sample.length && ` Вот первые ${sample.length}:`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {sample.map(({ id, title, changes }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontSize: 14, fontWeight: 600 }}>{title ?? `№ ${id}`}</Typography>
            <Differences entry={{ resource, changed: changes }} atMost={6} />
          </Box>
        ))}
      </Box>
      <RefusalList title={`Останутся как есть: ${refused.length}`} refused={refused} />
    </>
  );
}
