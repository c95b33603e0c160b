import { QueryTypes, type Sequelize } from 'sequelize';
import { eventually } from './eventually.ts';

/** A digest of every row of every table of ours, by table: equal when nothing has changed. Letters on their way are let go first. */
export async function digestOf(sequelize: Sequelize): Promise<Record<string, string>> {
  await eventually(async () => {
    const [waiting] = await rows<{ id: string }>(
      sequelize,
      `select id from outbox where status = 'QUEUED' limit 1`,
    );
    if (waiting) throw new Error(`letter ${waiting.id} has not left`);
  }, 20);
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
