import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { type Identifier, useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNeighbours } from './useNeighbours.ts';

/** Leads to the previous and the next record of the list that this one was opened from. */
export function Neighbours({ type }: { type: 'edit' | 'show' }) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const found = useNeighbours();
  if (!found) return null;
  const addressOf = (id: Identifier | undefined) => id !== undefined && createPath({ resource, type, id });
  return (
    <Box
      component="nav"
      aria-label="Соседние записи"
      sx={{ display: 'flex', alignItems: 'center', fontSize: 14 }}
    >
      <Way to={addressOf(found.previous)} label="Предыдущая запись">
        <PreviousIcon fontSize="small" />
      </Way>
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {`${found.position} из ${found.total}`}
      </Box>
      <Way to={addressOf(found.next)} label="Следующая запись">
        <NextIcon fontSize="small" />
      </Way>
    </Box>
  );
}

function Way({ to, label, children }: { to: string | false; label: string; children: ReactNode }) {
  const button = { size: 'small', 'aria-label': label } as const;
  if (!to)
    return (
      <IconButton {...button} disabled>
        {children}
      </IconButton>
    );
  return (
    <Tooltip title={label}>
      <IconButton {...button} component={Link} to={to}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
