import { QueryTypes, type Sequelize } from 'sequelize';

/** A digest of every row of every table of ours, by table: equal when nothing has changed. */
export async function digestOf(sequelize: Sequelize): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    sequelize,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const digests = tables.map(({ name }) => {
    const all = `select md5(string_agg(r::text, '|' order by r::text)) from ${name} as r`;
    return `select '${name}' as name, (${all}) as digest`;
  });
  const found = await rows<{ name: string; digest: string }>(sequelize, digests.join(' union all '));
  return Object.fromEntries(found.map(({ name, digest }) => [name, digest]));
}

function rows<Row extends object>(sequelize: Sequelize, sql: string): Promise<Row[]> {
  return sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
}
