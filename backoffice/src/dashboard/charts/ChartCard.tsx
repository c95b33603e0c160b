import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface ChartCardProps {
  title: string;
  /** The list that the numbers come from. */
  to: string;
  facts: ReactNode;
  children: ReactNode;
}

export function ChartCard({ title, to, facts, children }: ChartCardProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, p: 2.5 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h2">{title}</Typography>
        <Link component={RouterLink} to={to} sx={{ fontSize: 14, whiteSpace: 'nowrap' }}>
          Весь список
        </Link>
      </Box>
      <Typography sx={{ fontSize: 14, color: 'text.secondary', mb: 1 }}>{facts}</Typography>
      {children}
    </Box>
  );
}
