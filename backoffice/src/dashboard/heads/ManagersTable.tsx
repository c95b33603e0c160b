import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ManagerFigures } from '@odonta/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { filteredAddress } from '../../kit/resource/menu.ts';
import { durationInWords, percentOf, sumInWords } from './inWords.ts';

const headings = ['Выручка', 'Заявки', 'Записали', 'До ответа', 'В работе', 'Просрочено'];

/** How each manager copes; his open work is one press away. */
export function ManagersTable({ managers }: { managers: readonly ManagerFigures[] }) {
  if (managers.length === 0) return null;
  const most = Math.max(1, ...managers.map(({ sum }) => sum));
  return (
    <Box
      sx={{ mt: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, p: 2.5 }}
    >
      <Typography variant="h2" id="managers-figures" sx={{ mb: 1 }}>
        Менеджеры
      </Typography>
      <TableContainer role="region" aria-labelledby="managers-figures" tabIndex={0}>
        <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>Менеджер</TableCell>
              {headings.map((heading) => (
                <TableCell key={heading} align="right">
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {managers.map((manager) => (
              <Row key={manager.manager_id ?? 0} of={manager} share={Math.max(0, manager.sum) / most} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

function Row({ of, share }: { of: ManagerFigures; share: number }) {
  const { manager_id, name, sum, requests, booked, response_seconds, open, overdue } = of;
  const whose = manager_id === null ? { is_free: true } : { manager_id };
  const list = (filter: object) => filteredAddress('manager_requests', { ...whose, ...filter });
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right">
        {sumInWords(sum)}
        <Box aria-hidden sx={{ height: 4, mt: 0.5, borderRadius: 1, bgcolor: 'action.hover', minWidth: 90 }}>
          <Box
            sx={{ height: 1, borderRadius: 1, bgcolor: 'primary.main' }}
            style={{ width: `${share * 100}%` }}
          />
        </Box>
      </TableCell>
      <TableCell align="right">{requests}</TableCell>
      <TableCell align="right">{`${booked} · ${percentOf(booked, requests)}`}</TableCell>
      <TableCell align="right">{durationInWords(response_seconds)}</TableCell>
      <TableCell align="right">
        <Count count={open} to={list({ status: 'CREATED' })} />
      </TableCell>
      <TableCell align="right" sx={{ color: overdue > 0 ? 'error.main' : undefined }}>
        <Count count={overdue} to={list({ is_overdue: true })} />
      </TableCell>
    </TableRow>
  );
}

function Count({ count, to }: { count: number; to: string }) {
  if (count === 0) return '0';
  return (
    <Link component={RouterLink} to={to} color="inherit">
      {count}
    </Link>
  );
}
