import type { ReportBody } from '@odonta/api/contract';

type Figures = Record<string, string | number | null>;

/** The rows of a report by the fields of its columns. */
export const rowsOf = ({ columns, rows }: ReportBody): Figures[] =>
  rows.map(({ cells }) =>
    Object.fromEntries(columns.map(({ field }, index) => [field, cells[index] ?? null])),
  );

export const totalsOf = ({ columns, totals }: ReportBody): Figures =>
  Object.fromEntries(columns.map(({ field }, index) => [field, totals.cells[index] ?? null]));
