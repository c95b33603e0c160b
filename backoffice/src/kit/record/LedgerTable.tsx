import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { ReactNode } from 'react';

export interface LedgerRow {
  id: number;
  /** In unix seconds. */
  at: number;
  what: ReactNode;
  why: ReactNode;
  /** With its sign and its unit. */
  sum: string;
}

/** The latest entries of an account: date, reason, sum. */
export function LedgerTable({ of, sumIn }: { of: readonly LedgerRow[]; sumIn: string }) {
  if (of.length === 0) return <Typography>Движений пока нет.</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Когда</TableCell>
          <TableCell>Что и почему</TableCell>
          <TableCell align="right">{sumIn}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {of.map(({ id, at, what, why, sum }) => (
          <TableRow key={id}>
            <TableCell>{formatMoment(at)}</TableCell>
            {/* A long address in a reason would make the table scroll within a phone. */}
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {what}
              <Box sx={{ color: 'text.secondary' }}>{why}</Box>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {sum}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
