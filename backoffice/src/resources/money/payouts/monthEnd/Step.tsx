import { Box, Typography } from '@mui/material';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import type { ReactNode } from 'react';

interface StepProps {
  number: number;
  title: string;
  /** The subject of the step, beside its title. */
  total?: { count: string; sum: number } | null;
  /** Said when nothing is left to do. */
  done: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** One step of the month's end: its rows, and its one action below them. */
export function Step({ number, title, total = null, done, actions, children }: StepProps) {
  const id = `step-${number}`;
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        p: { xs: 2, sm: 2.5 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', mb: 0.5 }}>
        <Box
          aria-hidden
          sx={{
            ...{ width: 28, height: 28, borderRadius: '50%', fontSize: 14, fontWeight: 650 },
            ...{ display: 'grid', placeItems: 'center', flexShrink: 0 },
            ...(total
              ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
              : { border: 1, borderColor: 'divider', color: 'text.secondary' }),
          }}
        >
          {number}
        </Box>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {total && (
          <Typography sx={{ ml: { sm: 'auto' }, fontVariantNumeric: 'tabular-nums' }}>
            {total.count} · <b>{formatExact(total.sum)}</b>
          </Typography>
        )}
      </Box>
      {total === null && <Typography sx={{ color: 'text.secondary' }}>{done}</Typography>}
      {children}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, alignItems: 'flex-start' }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
