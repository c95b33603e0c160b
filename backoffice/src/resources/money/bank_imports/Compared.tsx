import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

export interface ComparedRow {
  what: string;
  paid: string;
  billed: string;
  /** Null where the two are only shown beside each other. */
  agrees: boolean | null;
}

export const Compared = ({ rows }: { rows: readonly ComparedRow[] }) => (
  <Table size="small" sx={{ tableLayout: 'fixed', '& td, & th': { overflowWrap: 'anywhere' } }}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ width: '22%' }} />
        <TableCell>В платеже</TableCell>
        <TableCell>В счёте</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ what, paid, billed, agrees }) => (
        <TableRow key={what}>
          <TableCell component="th" scope="row">
            {what}
          </TableCell>
          <TableCell>{paid || 'не указано'}</TableCell>
          <TableCell>
            {billed || 'не указано'}{' '}
            {agrees !== null && (
              <StatusChip status={agrees ? 'CONFIRMED' : 'CANCELED'} label={agrees ? 'совпадает' : 'нет'} />
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
