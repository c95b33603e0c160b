import type { ReportBody, ReportColumn } from '@odonta/api/contract';
import type { ReportName } from '@odonta/db/vocabulary/reports/reports.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';

export interface Bar {
  label: string;
  sum: number;
}

export interface Charted {
  /** The headings of the sums and of the groups. */
  what: string;
  by: string;
  bars: readonly Bar[];
}

/** The reports that a chart tells more of: the sums of a column, by the words of another. */
const charts: Readonly<Partial<Record<ReportName, { by: string; sum: string }>>> = {
  sales: { by: 'label', sum: 'net' },
  payouts: { by: 'center', sum: 'net' },
  refunds: { by: 'reason', sum: 'requested' },
  debtors: { by: 'payer', sum: 'debt' },
  adverts: { by: 'label', sum: 'revenue' },
};

const mostBars = 7;
const fewestBars = 2;

/** Null where rows are missing or hidden, or too few to be compared. */
export function charted({ name, columns, rows, count, withheld }: ReportBody): Charted | null {
  const chart = charts[name];
  const [by, sum] = [chart?.by, chart?.sum].map((field) =>
    columns.findIndex((column) => column.field === field),
  );
  const [what, groups] = [columns[sum ?? -1]?.title, columns[by ?? -1]?.title];
  if (by === undefined || sum === undefined || !what || !groups) return null;
  if (withheld === 'ROWS' || rows.length < count) return null;
  const sums = new Map<string, number>();
  for (const { cells } of rows) {
    const label = labelOf(columns[by], cells[by] ?? null);
    sums.set(label, (sums.get(label) ?? 0) + Number(cells[sum] ?? 0));
  }
  const bars = [...sums]
    .map(([label, each]) => ({ label, sum: each }))
    .sort((one, other) => other.sum - one.sum);
  if (bars.every((bar) => bar.sum === 0)) return null;
  return bars.length < fewestBars ? null : { what, by: groups, bars: withRest(bars) };
}

function labelOf(column: ReportColumn | undefined, value: string | number | null): string {
  if (value === null) return 'Не указано';
  return column?.kind === 'day' ? formatDate(String(value)) : String(value);
}

function withRest(bars: readonly Bar[]): readonly Bar[] {
  if (bars.length <= mostBars + 1) return bars;
  const rest = bars.slice(mostBars);
  const label = `Остальные: ${rest.length}`;
  return [...bars.slice(0, mostBars), { label, sum: rest.reduce((all, { sum }) => all + sum, 0) }];
}
