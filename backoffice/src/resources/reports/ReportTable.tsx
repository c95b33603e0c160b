import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReportBody, ReportColumn, ReportLink, ReportRow } from '@odonta/api/contract';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { Link as RouterLink } from 'react-router-dom';
import { filteredAddress } from '../../kit/resource/menu.ts';
import { useRights } from '../../kit/session/useRights.ts';

/** Numbers link to the rows behind them. A table wider than the screen scrolls within its frame. */
export function ReportTable({ data: { columns, rows, totals } }: { data: ReportBody }) {
  return (
    <TableContainer role="region" aria-label="Таблица отчёта" tabIndex={0} sx={frameStyle}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map(({ field, title, kind }) => (
              <TableCell key={field} align={alignOf(kind)} sx={{ whiteSpace: 'nowrap' }}>
                {kind === 'money' ? `${title}, ₽` : title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no number of their own and never move
            <Row key={index} row={row} columns={columns} />
          ))}
        </TableBody>
        <TableFooter>
          <Row row={named(totals)} columns={columns} isTotal />
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

const named = ({ cells, links }: ReportRow): ReportRow => ({ cells: ['Итого', ...cells.slice(1)], links });

interface RowProps {
  row: ReportRow;
  columns: readonly ReportColumn[];
  isTotal?: boolean;
}

function Row({ row: { cells, links }, columns, isTotal = false }: RowProps) {
  return (
    <TableRow hover={!isTotal}>
      {columns.map((column, index) => (
        <TableCell
          key={column.field}
          align={alignOf(column.kind)}
          {...(index === 0 && { component: 'th', scope: 'row' })}
          sx={{ ...cellStyle(column), ...(isTotal && totalStyle) }}
        >
          <Cell column={column} value={cells[index] ?? null} link={links[column.field]} />
        </TableCell>
      ))}
    </TableRow>
  );
}

interface CellProps {
  column: ReportColumn;
  value: string | number | null;
  link: ReportLink | undefined;
}

function Cell({ column, value, link }: CellProps) {
  const { may } = useRights();
  const text = inWords(column, value);
  if (!link || value === null || value === 0 || !may(rightTo(link))) return text;
  return (
    <Link component={RouterLink} to={addressOf(link)} underline="hover">
      {text}
    </Link>
  );
}

/** Certificates are of those who mind bonuses. */
const rightTo = ({ resource }: ReportLink): Right =>
  resource === 'vouchers' ? 'bonus_accounts.list' : `${resource}.list`;

const addressOf = ({ resource, filter, id }: ReportLink): string =>
  id === undefined ? filteredAddress(resource, { ...filter }) : `/${resource}/${id}/show`;

function inWords({ kind }: ReportColumn, value: string | number | null): string {
  if (value === null) return '';
  if (kind === 'money') return formatExact(Number(value)).replace('\u00a0₽', '');
  if (kind === 'count') return Number(value).toLocaleString('ru-RU');
  return kind === 'day' ? formatDate(String(value)) : String(value);
}

const isNumber = (kind: ReportColumn['kind']) => kind === 'money' || kind === 'count';
const alignOf = (kind: ReportColumn['kind']) => (isNumber(kind) ? 'right' : 'left');

const cellStyle = ({ kind }: ReportColumn): object =>
  kind === 'text'
    ? { minWidth: 150, maxWidth: 320, overflowWrap: 'break-word' }
    : { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

const totalStyle = { fontWeight: 650, fontSize: 14, color: 'text.primary', bgcolor: 'background.paper' };

const frameStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  maxHeight: '70vh',
};
