import { Box, Typography } from '@mui/material';
import { linesOfHtml } from '../../../../kit/history/linesOfHtml.ts';
import { Marked } from './Marked.tsx';
import { isUnchanged, partsOf, shortParts } from './textParts.ts';

/** The changed words of two formatted texts, with a few words around each change. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  const parts = partsOf(linesOfHtml(before), linesOfHtml(after));
  return (
    <Box sx={{ bgcolor: 'background.default', borderRadius: 2, px: 1.5, py: 1.25, mb: 1.5 }}>
      <Typography sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>Изменённые слова</Typography>
      {isUnchanged(parts) ? (
        <Typography sx={{ fontSize: 14 }}>Слова те же, изменилось оформление.</Typography>
      ) : (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14, lineHeight: 1.6 }}>
          {shortParts(parts).map(({ key, value, added, removed }) =>
            added || removed ? (
              <Marked key={key} as={added ? 'ins' : 'del'}>
                {value}
              </Marked>
            ) : (
              <span key={key}>{value}</span>
            ),
          )}
        </Box>
      )}
    </Box>
  );
}
