import { BonusAccount } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { type Key, nextRows } from '../../platform/jobs/rowByRow.ts';
import { bookOf, closeBook } from './book.ts';
import { connection } from './connection.ts';
import { settle } from './settle.ts';

/**
 * Updates accounts without recent entries: waiting bonuses become usable, unspent ones expire. Nodes share
 * the work and skip accounts locked by another.
 */
export async function settleDue(): Promise<void> {
  while ((await nextRows(job, nextAccount)) > 0);
}

const job = {
  name: 'settle bonuses',
  keyOf: ({ id }: BonusAccount) => id,
  act: async (account: BonusAccount, transaction: Transaction) => {
    const book = await bookOf(account, transaction);
    await settle(book);
    await closeBook(book);
  },
};

async function nextAccount(rested: Key[], transaction: Transaction): Promise<BonusAccount | null> {
  const bind = { now: new Date(), rested: rested.map(Number) };
  const options = { type: QueryTypes.SELECT, bind, transaction } as const;
  const [due] = await connection().query<{ id: number }>(dueAccount, options);
  return due ? BonusAccount.findByPk(due.id, { transaction }) : null;
}

const dueAccount = `
  select id from bonus_accounts a where a.id <> all($rested::int[]) and (exists (
    select from bonus_lots l where l.account_id = a.id and l."left" > 0 and l.expires_at <= $now
  ) or (a.pending > 0 and exists (
    select from bonus_tx t join bonus_accounts o on o.id = t.account_id and a.id in (o.id, o.merged_into)
    where t.state = 'PENDING' and t.kind = 'EARN' and t.available_at <= $now
  ))) order by key limit 1 for no key update skip locked`;
