import { type Payment, UserRole } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { cardPath, notify } from '../notices/notify.ts';

/** A payment that people must look at. */
export async function tellBookkeepers(
  { id }: Payment,
  text: string,
  transaction: Transaction,
): Promise<void> {
  const holders = await UserRole.findAll({ where: { role: 'BOOKKEEPER' }, transaction });
  const to = holders.map(({ user_id }) => user_id);
  await notify(
    { to, kind: 'payment', text: `${text}: платёж ${id}`, path: cardPath('payments', id) },
    transaction,
  );
}
