import { BonusAccount } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';
import { works } from '../journals/works.ts';
import { bookOf, closeBook } from './book.ts';
import { connection } from './connection.ts';
import { settle } from './settle.ts';

const atOnce = 100;

/** Brings accounts up to date that nobody has touched: bonuses that waited begin, those that nobody spent end. */
export async function settleDue(): Promise<void> {
  for (let more = true; more; ) more = (await settleSome()) === atOnce;
}

/** Nodes share the work: what another has locked is his. */
function settleSome(): Promise<number> {
  return works.deed(async (transaction) => {
    const due = await connection().query<{ id: number }>(dueAccounts, {
      type: QueryTypes.SELECT,
      replacements: { atOnce, now: new Date() },
      transaction,
    });
    const where = { id: due.map(({ id }) => id) };
    for (const account of await BonusAccount.findAll({ where, order: ['key'], transaction })) {
      const book = await bookOf(account, transaction);
      await settle(book);
      await closeBook(book);
    }
    return due.length;
  });
}

const dueAccounts = `
  select id from bonus_accounts a where exists (
    select from bonus_lots l where l.account_id = a.id and l."left" > 0 and l.expires_at <= :now
  ) or (a.pending > 0 and exists (
    select from bonus_tx t join bonus_accounts o on o.id = t.account_id and a.id in (o.id, o.merged_into)
    where t.state = 'PENDING' and t.kind = 'EARN' and t.available_at <= :now
  )) order by key limit :atOnce for no key update skip locked`;
