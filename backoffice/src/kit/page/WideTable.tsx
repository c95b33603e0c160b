import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Scrolls a table within a narrow page; focusable, since a keyboard scrolls only what has focus. */
export const WideTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box tabIndex={0} role="group" aria-label={label} sx={{ overflowX: 'auto' }}>
    {children}
  </Box>
);
