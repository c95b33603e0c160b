import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface JournalRowProps {
  title: string;
  /** Content behind the title on the same line. */
  beside: ReactNode;
  children: ReactNode;
}

/** One of many entries below one another: changes of a record, notes on it. */
export const JournalRow = ({ title, beside, children }: JournalRowProps) => (
  <Box
    component="li"
    sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
  >
    <Typography sx={{ fontSize: 14, mb: 0.5 }}>
      <Box component="strong" sx={{ fontWeight: 650 }}>
        {title}
      </Box>
      {beside}
    </Typography>
    {children}
  </Box>
);
