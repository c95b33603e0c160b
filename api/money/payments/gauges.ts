import { QueryTypes, type Sequelize } from 'sequelize';

type Numbers = Record<string, number>;

/** Metrics of money for the operator: each is a query at the time of reading. */
export function moneyGauges(sequelize: Sequelize): Record<string, () => Promise<number | Numbers>> {
  const rowsOf = <Row extends object>(sql: string) => sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
  const numberOf = async (sql: string) => Number((await rowsOf<{ value: string }>(sql))[0]?.value ?? 0);
  return {
    payments: async () => {
      const rows = await rowsOf<{ status: string; value: string }>(byStatus);
      return Object.fromEntries(rows.map(({ status, value }) => [status, Number(value)]));
    },
    payments_unfinished_age_seconds: () => numberOf(ageOf('created_at', 'finished_at is null')),
    payments_unreconciled_age_seconds: () => numberOf(ageOf('next_look_at', 'next_look_at < now()')),
    receipts_failed: () => numberOf(`select count(*) as value from receipts where status = 'FAILED'`),
    invariant_findings: () => numberOf(lastFindings),
  };
}

const ageOf = (column: string, condition: string) =>
  `select coalesce(extract(epoch from now() - min(${column})), 0) as value from payments
   where method = 'CARD' and ${condition}`;

const byStatus = 'select status, count(*) as value from payments group by status';
const lastFindings = 'select found as value from invariant_runs order by id desc limit 1';
