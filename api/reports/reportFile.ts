import type { Writable } from 'node:stream';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { type TableFormat, tableKinds } from '../platform/tables/sending.ts';
import type { Cell } from '../platform/tables/tableFiles.ts';
import { allRows, cellOf, isWithheld, totalsFor, totalsIn } from './reading.ts';
import { type Asked, type Column, isSummed, type Report, type Values } from './report.ts';

interface Taking {
  format: TableFormat;
  out: Writable;
  /** Waited for after each portion. */
  written(): Promise<void>;
}

/** Writes all rows of a report and under them their sums, for as long as `out` lives. */
export async function writeReport(
  report: Report,
  asked: Asked,
  { format, out, written }: Taking,
): Promise<void> {
  const columns = report.columns(asked);
  const writer = tableKinds[format].writer(out, columns.map(titleOf));
  const summed = columns.filter(isSummed).map(({ field }) => field);
  let totals: Record<string, number> = isWithheld(report, asked)
    ? await totalsIn(report, asked)
    : { rows: 0 };
  for await (const rows of allRows(report, asked)) {
    totals = withRows(totals, rows, summed);
    await writer.rows(rows.map((row) => columns.map((column) => fileCellOf(column, row))));
    await written();
    if (out.destroyed) return;
  }
  const shown = totalsFor(totals, asked);
  const sums = columns.map((column) => (isSummed(column) ? fileCellOf(column, shown) : null));
  await writer.rows([['Итого', ...sums.slice(1)]]);
  await writer.end();
}

const titleOf = ({ title, kind }: Column) => (kind === 'money' ? `${title}, ₽` : title);

function fileCellOf(column: Column, row: Values): Cell {
  const value = cellOf(column, row);
  return column.kind === 'day' && value !== null ? formatDate(String(value)) : value;
}

/** Kopecks and pieces: whole numbers, which add up to the last of them. */
function withRows(
  totals: Readonly<Record<string, number>>,
  rows: readonly Values[],
  summed: readonly string[],
): Record<string, number> {
  const added: Record<string, number> = { ...totals, rows: (totals.rows ?? 0) + rows.length };
  for (const field of summed)
    added[field] = rows.reduce((all, row) => all + Number(row[field] ?? 0), totals[field] ?? 0);
  return added;
}
