import { Box } from '@mui/material';
import { wordDifference } from './wordDifference.ts';

/** Two texts merged: removed words struck out, new ones underlined. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = wordDifference(before, after);
  if (parts.every(({ added, removed }) => !added && !removed))
    return <Box sx={{ color: 'text.secondary' }}>Тексты одинаковы.</Box>;
  const keyed = parts.map((part, index) => ({ ...part, key: `${index}` }));
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14, lineHeight: 1.6 }}>
      {keyed.map(({ key, value, added, removed }) => (
        <Box
          key={key}
          component={added ? 'ins' : removed ? 'del' : 'span'}
          sx={added ? { fontWeight: 600 } : removed ? { color: 'error.main' } : {}}
        >
          {value}
        </Box>
      ))}
    </Box>
  );
}
