import type { Sequelize, Transaction } from 'sequelize';

/** One statement for many rows: PostgreSQL reads them from one JSON text, which is far cheaper than a list of values. */
export async function insertRows(
  sequelize: Sequelize,
  table: string,
  rows: readonly object[],
  transaction: Transaction,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  await sequelize.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    {
      bind: [JSON.stringify(rows)],
      transaction,
    },
  );
}

/** Rows have fixed ids, so that the demo is the same each time; the sequences continue after them. */
export async function moveCounters(
  sequelize: Sequelize,
  tables: readonly string[],
  transaction: Transaction,
): Promise<void> {
  for (const table of tables)
    await sequelize.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1), count(*) > 0) from ${table}`,
      { transaction },
    );
}
