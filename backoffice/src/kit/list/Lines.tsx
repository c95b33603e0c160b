import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface LinesProps {
  first: ReactNode;
  /** Under it, in one line. */
  rest?: readonly (string | null | false)[];
  /** Longer text is cut, and shown whole in a tooltip; absent for no limit. */
  width?: number;
}

/** A cell of two lines at most, so that a dozen records stand on a screen. */
export function Lines({ first, rest = [], width }: LinesProps) {
  const second = rest.filter(Boolean).join(' · ');
  return (
    <Box sx={{ maxWidth: width, lineHeight: 'var(--row-line, 1.35)' }}>
      <Box sx={line} title={typeof first === 'string' ? first : undefined}>
        {first}
      </Box>
      {second && (
        <Box sx={{ ...line, fontSize: 13, color: 'text.secondary' }} title={second}>
          {second}
        </Box>
      )}
    </Box>
  );
}

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
