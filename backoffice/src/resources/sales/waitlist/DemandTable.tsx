import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import type { ReactNode } from 'react';

interface DemandRow {
  key: string;
  name: ReactNode;
  note?: string;
  /** The possible action. */
  action?: ReactNode;
  people: number;
  seats: number;
  sum: number;
}

export const DemandTable = ({ what, rows }: { what: string; rows: readonly DemandRow[] }) => (
  <TableContainer tabIndex={0} role="region" aria-label={`Спрос: ${what.toLowerCase()}`}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{what}</TableCell>
          <TableCell align="right">Людей</TableCell>
          <TableCell align="right">Мест</TableCell>
          <TableCell align="right">На сумму</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, note, action, people, seats, sum }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {name}
              {note && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{note}</Box>}
              {action}
            </TableCell>
            <TableCell align="right">{people}</TableCell>
            <TableCell align="right">{seats}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatPrice(sum)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
