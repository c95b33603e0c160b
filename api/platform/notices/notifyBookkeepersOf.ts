import type { Payment } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { cardPath } from './notify.ts';
import { notifyBookkeepers } from './notifyBookkeepers.ts';

/** A payment that people must look at. */
export const notifyBookkeepersOf = (
  { id }: Pick<Payment, 'id'>,
  text: string,
  transaction: Transaction,
): Promise<void> =>
  notifyBookkeepers(
    { kind: 'payment', text: `${text}: платёж ${id}`, path: cardPath('payments', id) },
    transaction,
  );
