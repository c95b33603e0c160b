import { sequelizeOf } from '@odonta/db/models';
import { type Lockable, lockingOrder } from '@odonta/db/postgres/lockingOrder.ts';
import { noteLockedIds } from '@odonta/db/postgres/rowLocks.ts';
import { QueryTypes, type Transaction } from 'sequelize';

/**
 * The ids of the rows to lock. A function reads them once everything before them in the order is locked, and may lock them itself;
 * then it answers nothing.
 */
type Wanted = readonly number[] | (() => Promise<readonly number[] | undefined>);

export type Locks = { readonly [Table in Lockable]?: Wanted };

/** Locks rows of several tables until the transaction ends: always in `lockingOrder`, however they are named here. */
export async function lock(transaction: Transaction, wanted: Locks): Promise<void> {
  for (const table of lockingOrder) {
    const asked = wanted[table];
    const ids = typeof asked === 'function' ? await asked() : asked;
    if (!ids || ids.length === 0) continue;
    await sequelizeOf(transaction).query(statementFor(table), {
      bind: [[...ids]],
      type: QueryTypes.SELECT,
      transaction,
    });
    noteLockedIds(table, ids, transaction);
  }
}

/** NO KEY: a stronger lock would wait for rows that merely refer to these, such as journals. */
function statementFor(table: Lockable): string {
  const [name = table, key] = table.split(':');
  const strength = key === undefined ? 'no key update' : 'key share';
  return `select id from ${name} where id = any($1) order by id for ${strength}`;
}

/** Reads ids by a statement with one list of ids, `$1`. */
export const idsBy =
  (statement: string, about: readonly number[], transaction: Transaction) => async (): Promise<number[]> => {
    const rows = await sequelizeOf(transaction).query<{ id: number }>(statement, {
      bind: [[...about]],
      type: QueryTypes.SELECT,
      transaction,
    });
    return rows.map(({ id }) => id);
  };
