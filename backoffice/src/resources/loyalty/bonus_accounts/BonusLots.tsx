import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { StaffBonusAccount } from '@odonta/api/contract';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';

/** The rest of each earning, the first to expire first. */
export function BonusLots() {
  const account = useRecordContext<StaffBonusAccount>();
  if (!account?.lots.length) return <Typography>Доступных бонусов нет.</Typography>;
  return (
    <Table size="small" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Сгорают</TableCell>
          <TableCell align="right">Осталось</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {account.lots.map(({ id, left, expires_at }) => (
          <TableRow key={id}>
            <TableCell>{formatMoscowDay(expires_at)}</TableCell>
            <TableCell align="right">{left.toLocaleString('ru-RU')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
