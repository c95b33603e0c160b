import { Box, Typography } from '@mui/material';
import type { MergePreview as Preview } from '@odonta/api/contract';
import { type RaRecord, useResourceContext } from 'react-admin';
import { Differences } from '../history/Difference.tsx';
import { useWords } from '../resource/options.ts';
import type { Merging } from './merging.ts';
import { useTitle } from './useTitle.ts';

interface MergePreviewProps {
  preview: Preview;
  pair: readonly RaRecord[];
  factsOf?: Merging['factsOf'];
}

/** The kept and the deleted record, the moved references, and the values taken over. */
export function MergePreview({ preview, pair, factsOf }: MergePreviewProps) {
  const resource = useResourceContext() ?? '';
  const titleOf = useTitle();
  const { labelOf } = useWords(resource);
  const title = (id: number) => {
    const record = pair.find((each) => each.id === id);
    return record ? titleOf(record) : `№ ${id}`;
  };
  const facts = (id: number) => {
    const record = pair.find((each) => each.id === id);
    return (record && factsOf?.(record)) ?? [];
  };
  const { kept_id, gone_id, moved } = preview;
  // Columns without a name on the screens are no change of the record itself.
  const changes = Object.fromEntries(
    Object.entries(preview.changes).filter(([field]) => labelOf(field) !== field),
  );
  return (
    <Box sx={{ mt: 2 }} role="status">
      <Typography>
        Останется: <b>{title(kept_id)}</b>
      </Typography>
      <FactLines lines={facts(kept_id)} />
      <Typography>Присоединится: {title(gone_id)}</Typography>
      <FactLines lines={facts(gone_id)} />
      <Typography sx={{ mt: 1 }}>
        {moved.length > 0 ? `Будет перенесено: ${moved.join(', ')}.` : 'Переносить нечего.'}
      </Typography>
      {Object.keys(changes).length > 0 && (
        <Box sx={{ mt: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>Изменится:</Typography>
          <Differences entry={{ resource, changed: changes }} atMost={12} />
        </Box>
      )}
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>Разъединить записи потом будет нельзя.</Typography>
    </Box>
  );
}

const FactLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
      {line}
    </Typography>
  ));
