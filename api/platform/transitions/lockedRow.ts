import { isLocked, noteLocked } from '@odonta/db/postgres/rowLocks.ts';
import type { Model, ModelStatic, Transaction } from 'sequelize';

declare const locked: unique symbol;

/** A row that the transaction has locked, read after that lock. Only `lockedRow` makes one. */
export type Locked<M extends Model> = M & { readonly [locked]: true };

/** The row under its lock: as it is where the caller has locked it already, else locked and read again. */
export async function lockedRow<M extends Model>(row: M, transaction: Transaction): Promise<Locked<M>> {
  if (!isLocked(row, transaction)) {
    const { name, associations } = row.constructor as ModelStatic<M>;
    if (row.changed()) throw new Error(`${name} was changed before it was locked`);
    const again = { transaction, paranoid: false };
    // Alone: rows that are read along by a query of their own would be locked as this one, which they are not.
    await row.reload({ ...again, include: [], lock: transaction.LOCK.NO_KEY_UPDATE });
    if (Object.keys(associations).some((along) => Reflect.get(row, along) !== undefined))
      await row.reload(again);
    noteLocked(row, transaction);
  }
  return row as Locked<M>;
}
