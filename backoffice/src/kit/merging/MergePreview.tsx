import { Box, Typography } from '@mui/material';
import type { MergePreview as Preview } from '@odonta/api/contract';
import { type RaRecord, useResourceContext } from 'react-admin';
import { Differences } from '../history/Difference.tsx';
import { useTitle } from './useTitle.ts';

/** Who stays, who goes, what is moved and what the one that stays takes over. */
export function MergePreview({ preview, pair }: { preview: Preview; pair: readonly RaRecord[] }) {
  const resource = useResourceContext() ?? '';
  const titleOf = useTitle();
  const title = (id: number) => {
    const record = pair.find((each) => each.id === id);
    return record ? titleOf(record) : `№ ${id}`;
  };
  const { kept_id, gone_id, moved, changes } = preview;
  return (
    <Box sx={{ mt: 2 }} role="status">
      <Typography>
        Останется: <b>{title(kept_id)}</b>
      </Typography>
      <Typography>Присоединится к ней: {title(gone_id)}</Typography>
      <Typography sx={{ mt: 1 }}>
        {moved.length > 0 ? `Будет перенесено: ${moved.join(', ')}.` : 'Переносить нечего.'}
      </Typography>
      {Object.keys(changes).length > 0 && (
        <Box sx={{ mt: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>Изменится у той, что останется:</Typography>
          <Differences entry={{ resource, changed: changes }} atMost={12} />
        </Box>
      )}
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>Разъединить записи потом будет нельзя.</Typography>
    </Box>
  );
}
