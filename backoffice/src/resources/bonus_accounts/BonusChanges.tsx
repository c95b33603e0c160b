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
import type { BonusChange, StaffBonusAccount } from '@odonta/api/contract';
import { bonusKinds, bonusSourceLabels, bonusStates } from '@odonta/db/vocabulary/bonuses/bonus.ts';
import { formatDay, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';

/** The latest entries of the ledger: what, why, by whom. */
export function BonusChanges() {
  const account = useRecordContext<StaffBonusAccount>();
  if (!account?.changes.length) return <Typography>Движений пока нет.</Typography>;
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Когда</TableCell>
            <TableCell>Что и почему</TableCell>
            <TableCell align="right">Бонусов</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {account.changes.map((change) => (
            <TableRow key={change.id}>
              <TableCell>{formatMoment(change.created_at)}</TableCell>
              <TableCell>
                {bonusKinds[change.kind]}
                {change.state !== 'ACTIVE' && <Waiting change={change} />}
                <Box sx={{ color: 'text.secondary' }}>{whyOf(change)}</Box>
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {change.isAdd ? '+' : '−'}
                {change.count.toLocaleString('ru-RU')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Waiting = ({ change: { state, available_at } }: { change: BonusChange }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {`, ${bonusStates[state].toLowerCase()}`}
    {state === 'PENDING' && available_at !== null && ` до ${formatDay(available_at)}`}
  </Box>
);

function whyOf({ comment, source, actor_name }: BonusChange): string {
  const about = source && `${bonusSourceLabels[source.type]} № ${source.id}`;
  return [comment, about, actor_name].filter(Boolean).join(' · ') || '—';
}
