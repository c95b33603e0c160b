import { Box } from '@mui/material';
import type { StaffAuditEntry } from '@odonta/api/contract';
import { useWords } from '../resource/options.ts';

interface DifferencesProps {
  entry: Pick<StaffAuditEntry, 'resource' | 'changed'>;
  /** In a list a few are enough. */
  atMost?: number;
}

/** What an entry of the journal changed: field, before, after. */
export function Differences({ entry, atMost = Number.POSITIVE_INFINITY }: DifferencesProps) {
  const { labelOf, say } = useWords(entry.resource);
  const fields = Object.entries(entry.changed ?? {});
  if (fields.length === 0) return null;
  return (
    <Box sx={{ fontSize: 14, display: 'grid', gap: 0.25 }}>
      {fields.slice(0, atMost).map(([field, [before, after]]) => (
        <Box key={field} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {labelOf(field)}:{' '}
          </Box>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {say(field, before)}
          </Box>
          {' → '}
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 550 }}>
            {say(field, after)}
          </Box>
        </Box>
      ))}
      {fields.length > atMost && <Box sx={{ color: 'text.secondary' }}>и ещё {fields.length - atMost}</Box>}
    </Box>
  );
}
