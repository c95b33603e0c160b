import { BonusAccount } from '@odonta/db/models';
import { literal, QueryTypes, type Transaction } from 'sequelize';
import { connection } from './connection.ts';

/**
 * Merged accounts: the remaining one holds the balance, and each keeps its own entries. Either key leads to the
 * same bonuses.
 */

/** Under which number the account `a` of a query lives on. */
export const livingId = (a: string): string => `coalesce(${a}.merged_into, ${a}.id)`;

/** The accounts with entries of a remaining one. */
export const ledgersOf = (id: number) =>
  literal(`(select id from bonus_accounts where ${Number(id)} in (id, merged_into))`);

/** The account of a key or a number, or the one it was merged into; locked until the transaction ends. */
export async function lockLiving(
  by: { key: string } | { id: number },
  transaction: Transaction,
): Promise<BonusAccount> {
  const [account] = await lockAllLiving(
    'key' in by ? 'a.key = $1' : 'a.id = $1',
    'key' in by ? by.key : by.id,
    transaction,
  );
  if (!account) throw new Error('there is no such account of bonuses');
  return account;
}

/**
 * Locks the accounts into which the selected ones were merged, in one order.
 * @param which - a condition on the account `a` with one value, `$1`
 */
export async function lockAllLiving(
  which: string,
  value: unknown,
  transaction: Transaction,
): Promise<BonusAccount[]> {
  const run = (statement: string) => connection().query(statement, { transaction });
  for (;;) {
    await run('savepoint accounts');
    const accounts = await connection().query<BonusAccount>(
      `select * from bonus_accounts where id in (select ${livingId('a')} from bonus_accounts a where ${which})
       order by id for no key update`,
      { bind: [value], type: QueryTypes.SELECT, model: BonusAccount, mapToModel: true, transaction },
    );
    const areLiving = accounts.every(({ merged_into }) => merged_into === null);
    await run(areLiving ? 'release savepoint accounts' : 'rollback to savepoint accounts');
    // Merged while we waited. Releases its locks before retrying, so that two merges cannot deadlock.
    if (areLiving) return accounts;
  }
}

/** All the keys that lead to the bonuses of this one, itself first. */
export async function keysBeside(key: string, transaction?: Transaction): Promise<string[]> {
  const found = await connection().query<{ key: string }>(
    `select o.key from bonus_accounts a join bonus_accounts o on ${livingId('o')} = ${livingId('a')}
     where a.key = :key and o.key <> :key order by o.id desc`,
    { replacements: { key }, type: QueryTypes.SELECT, transaction },
  );
  return [key, ...found.map((each) => each.key)];
}
