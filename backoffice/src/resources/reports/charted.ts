import type { ReportBody } from '@odonta/api/contract';
import type { ReportName } from '@odonta/db/vocabulary/reports/reports.ts';

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
    const label = String(cells[by] ?? 'Не указано');
    sums.set(label, (sums.get(label) ?? 0) + Number(cells[sum] ?? 0));
  }
  const bars = [...sums]
    .map(([label, each]) => ({ label, sum: each }))
    .sort((one, other) => other.sum - one.sum);
  return bars.length < fewestBars ? null : { what, by: groups, bars: withRest(bars) };
}

function withRest(bars: readonly Bar[]): readonly Bar[] {
  if (bars.length <= mostBars + 1) return bars;
  const rest = bars.slice(mostBars);
  const label = `Остальные: ${rest.length}`;
  return [...bars.slice(0, mostBars), { label, sum: rest.reduce((all, { sum }) => all + sum, 0) }];
}
