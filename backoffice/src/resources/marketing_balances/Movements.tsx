import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { MarketingMovement, StaffMarketingBalance } from '@odonta/api/contract';
import { marketingKinds } from '@odonta/db/vocabulary/marketing/marketingBalance.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';

/** The latest entries of the ledger: what, by which paper, why and by whom. */
export function Movements() {
  const balance = useRecordContext<StaffMarketingBalance>();
  if (!balance?.movements.length) return <Typography>Движений пока нет.</Typography>;
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Когда</TableCell>
            <TableCell>Что и почему</TableCell>
            <TableCell align="right">Сумма</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {balance.movements.map((movement) => (
            <TableRow key={movement.id}>
              <TableCell>{formatMoment(movement.created_at)}</TableCell>
              <TableCell>
                {nameOf(movement)}
                <Box sx={{ color: 'text.secondary' }}>{whyOf(movement)}</Box>
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {movement.sum > 0 && '+'}
                {formatExact(movement.sum)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function nameOf({ kind, is_reserve, sum }: MarketingMovement): string {
  if (!is_reserve) return marketingKinds[kind];
  return sum < 0 ? 'Резерв под вывод' : 'Резерв снят';
}

const whyOf = ({ document, comment, actor_name }: MarketingMovement) =>
  [document, comment, actor_name].filter(Boolean).join(' · ') || '—';
