import {
  Alert,
  Box,
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ImportedRow, StaffImport } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { WideTable } from '../../../kit/page/WideTable.tsx';

interface RefusedRowsProps {
  task: StaffImport;
  outcome: 'REFUSED' | 'KEPT';
  title: string;
}

const rowsAtOnce = 100;

/** Errors by row and column, beside the row's values. */
export function RefusedRows({ task, outcome, title }: RefusedRowsProps) {
  const provider = useStaffData();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['imports', task.id, task.version, outcome, page],
    queryFn: () => provider.importRows(task.id, outcome, page),
  });
  if (error) return <Alert severity="error">Строки не загрузились. {error.message}</Alert>;
  if (!data) return <Typography role="status">Загрузка…</Typography>;
  const total = outcome === 'REFUSED' ? task.bad : task.kept;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <WideTable label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Строка</TableCell>
              <TableCell>Столбец</TableCell>
              <TableCell>Значение</TableCell>
              <TableCell>Что не так</TableCell>
              <TableCell>Вся строка</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>{data.map((row) => errorsIn(row, task))}</TableBody>
        </Table>
      </WideTable>
      {page * rowsAtOnce < total && <Button onClick={() => setPage(page + 1)}>Следующие строки</Button>}
      {page > 1 && <Button onClick={() => setPage(page - 1)}>Предыдущие строки</Button>}
    </Box>
  );
}

function errorsIn({ number, cells, errors, record_id }: ImportedRow, { resource }: StaffImport) {
  return errors.map(({ column, value, message }, index) => (
    <TableRow key={`${number} ${column} ${message}`}>
      <TableCell>{index === 0 && number}</TableCell>
      <TableCell>{column ?? '—'}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 130, maxWidth: 220 }}>{value || '—'}</TableCell>
      <TableCell sx={{ minWidth: 180 }}>
        {message}
        {record_id !== null && (
          <>
            {' · '}
            <Link component={RouterLink} to={`/${resource}/${record_id}/show`}>
              запись № {record_id}
            </Link>
          </>
        )}
      </TableCell>
      <TableCell sx={{ color: 'text.secondary', minWidth: 200, maxWidth: 360, overflowWrap: 'anywhere' }}>
        {index === 0 && shortened(cells.filter((cell) => cell !== '').join(' · '))}
      </TableCell>
    </TableRow>
  ));
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
