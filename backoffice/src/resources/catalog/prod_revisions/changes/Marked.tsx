import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tones } from '../../../../theme/palette.ts';

/** Something that is only on one side: what the site has now, or what the centre asks for. */
export function Marked({ as, children }: { as: 'del' | 'ins'; children: ReactNode }) {
  const { palette } = useTheme();
  const { text, ground } = tones[palette.mode][as === 'del' ? 'bad' : 'good'];
  return (
    <Box
      component={as}
      sx={{
        textDecoration: 'none',
        color: text,
        bgcolor: ground,
        borderRadius: 0.75,
        px: 0.4,
        boxDecorationBreak: 'clone',
      }}
    >
      {children}
    </Box>
  );
}
