import { createHash } from 'node:crypto';
import { QueryTypes, type Sequelize } from 'sequelize';
import { functionFiles } from '../functions/index.ts';
import { patiently } from './patiently.ts';

/** Applies the files whose content has changed since; each is applied whole or not at all. */
export async function applyFunctions(sequelize: Sequelize): Promise<void> {
  await sequelize.query(
    'create table if not exists applied_functions (name text primary key, checksum text not null)',
  );
  const rows = await sequelize.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_functions',
    { type: QueryTypes.SELECT },
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, sql } of functionFiles()) {
    const checksum = createHash('sha256').update(sql).digest('hex');
    if (applied.get(name) !== checksum) await patiently(() => apply(sequelize, name, sql, checksum));
  }
}

/** A migration may drop a file's objects, for instance with their table: all files are applied again after it. */
export const resetFunctions = (sequelize: Sequelize) =>
  sequelize.query('drop table if exists applied_functions');

const apply = (sequelize: Sequelize, name: string, sql: string, checksum: string) =>
  sequelize.transaction(async (transaction) => {
    await sequelize.query(`set local check_function_bodies = off; ${sql}`, { transaction, raw: true });
    await sequelize.query(
      `insert into applied_functions (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum`,
      { transaction, bind: [name, checksum] },
    );
  });
