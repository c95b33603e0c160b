import { Letter, sequelizeOf } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { nextRows } from '../../jobs/rowByRow.ts';
import { writeLetter } from '../letters.ts';
import { digest, lettersInDigest } from './digest.letters.ts';

/** Writes to each address one letter with what has waited for it. */
export async function gatherLetters(): Promise<void> {
  while ((await gatherSome()) > 0);
}

const gatherSome = (): Promise<number> =>
  nextRows(
    {
      name: 'gather letters',
      keyOf: ({ to }: Letter) => to,
      act: ({ to }, transaction) => gather(to, transaction),
    },
    async (resting, transaction) => {
      const [first] = await sequelizeOf(transaction).query<{ id: string }>(next, {
        bind: [resting.map(String)],
        type: QueryTypes.SELECT,
        transaction,
      });
      return first ? Letter.findByPk(first.id, { transaction }) : null;
    },
  );

// The lock of its first letter is that of an address: two nodes never gather for the same one.
const next = `
  select id from outbox where status = 'HELD' and "to" <> all($1::text[])
    and not exists (select from outbox earlier where earlier.status = 'HELD' and earlier."to" = outbox."to" and earlier.id < outbox.id)
  order by id limit 1 for no key update skip locked`;

async function gather(to: string, transaction: Transaction): Promise<void> {
  const held = await Letter.findAll({
    where: { to, status: 'HELD' },
    order: ['id'],
    limit: lettersInDigest,
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  await writeLetter(digest(to, held), transaction);
  const ids = held.map(({ id }) => id);
  await Letter.update({ status: 'GATHERED', sent_at: new Date() }, { where: { id: ids }, transaction });
}
