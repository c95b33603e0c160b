import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** The state of a page without content: what happened and what can be done about it. */
export function State({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', my: { xs: 6, md: 12 }, px: 2, textAlign: 'center' }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, textWrap: 'balance' }}>{children}</Typography>
      {action}
    </Box>
  );
}
