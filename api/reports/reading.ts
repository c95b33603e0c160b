import type { ReportRow } from '@odonta/api/contract';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { fewestPeople, reportLimits } from '@odonta/db/vocabulary/reports/reports.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { type Asked, type Column, isSummed, type Report, type Values } from './report.ts';
import { connection, inSnapshot, rowsByCursor } from './snapshot.ts';

export interface Preview {
  rows: ReportRow[];
  totals: ReportRow;
  count: number;
}

/** The first rows of a report, and the sums of all. */
export async function previewOf(report: Report, asked: Asked): Promise<Preview> {
  const columns = report.columns(asked);
  return inSnapshot(async (transaction) => {
    const shown = totalsFor(await totalsIn(report, asked, transaction), asked);
    const rows = isWithheld(report, asked)
      ? []
      : await connection().query<Values>(
          `select * from (${report.rows(asked)}) report limit ${reportLimits.previewed}`,
          { bind: bindOf(report, asked), type: QueryTypes.SELECT, transaction },
        );
    return {
      rows: rows.map((row) => ({
        cells: columns.map((column) => cellOf(column, row)),
        links: asked.isOfSums ? {} : report.links(row, asked),
      })),
      totals: {
        cells: columns.map((column) => (isSummed(column) ? cellOf(column, shown) : null)),
        links: asked.isOfSums ? {} : report.links(null, asked),
      },
      count: Number(shown.rows ?? 0),
    };
  });
}

/** The sums of all rows, and how many there are. */
export async function totalsIn(
  report: Report,
  asked: Asked,
  transaction?: Transaction,
): Promise<Record<string, number>> {
  const summed = report.columns(asked).filter(isSummed);
  const sums = summed.map(({ field }) => `coalesce(sum(${field}), 0)::float8 as ${field}`);
  const [totals] = await connection().query<Record<string, number>>(
    `select ${['count(*)::int as rows', ...sums].join(', ')} from (${report.rows(asked)}) report`,
    { bind: bindOf(report, asked), type: QueryTypes.SELECT, transaction },
  );
  return totals ?? {};
}

/** All rows at once, within a transaction: for a document over them. */
export const rowsIn = (report: Report, asked: Asked, transaction: Transaction): Promise<Values[]> =>
  connection().query<Values>(report.rows(asked), {
    bind: bindOf(report, asked),
    type: QueryTypes.SELECT,
    transaction,
  });

/** Every row of a report, many at a time, straight from the database: a file of a month's orders is made in seconds. */
export async function* allRows(report: Report, asked: Asked): AsyncGenerator<Values[]> {
  if (isWithheld(report, asked)) return;
  yield* rowsByCursor<Values>(report.rows(asked), bindOf(report, asked));
}

/** The sums of few people would disclose each of them. */
export function totalsFor(totals: Values, { isOfSums }: Asked): Values {
  const people = Number(totals.people ?? totals.rows ?? 0);
  return isOfSums && people < fewestPeople ? {} : totals;
}

/** A right to sums alone shows no row of a single order. */
export const isWithheld = ({ isGrouped }: Report, { isOfSums }: Asked): boolean => isOfSums && !isGrouped;

/** A value as people read it, days apart: these stay as they are, to be sorted by. Money is roubles with kopecks. */
export function cellOf({ field, kind, words }: Column, row: Values): string | number | null {
  const value = row[field] ?? null;
  if (value === null) return null;
  if (kind === 'money') return exactRoublesOf(Number(value));
  if (kind === 'count') return Number(value);
  return words ? (words[value] ?? value) : value;
}

/** The named values of a statement; parameters not given are null. */
function bindOf({ filters }: Report, asked: Asked): Record<string, unknown> {
  const chosen = Object.keys(filters).map((name) => [name, asked.filters[name] ?? null]);
  return { ...asked.period, ...asked.scope, ...Object.fromEntries(chosen) };
}
