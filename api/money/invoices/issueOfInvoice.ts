import type { Invoice } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { cardPath } from '../../platform/notices/notify.ts';
import { notifyBookkeepersOnce } from '../../platform/notices/notifyOnce.ts';

/** The clock cannot bring an invoice up to date: bookkeepers look at it. */
export function notifyOfIssue(
  { id, number }: Pick<Invoice, 'id' | 'number'>,
  transaction: Transaction,
): Promise<void> {
  const text = `Счёт № ${number} не обновился сам: посмотрите, что с ним`;
  return notifyBookkeepersOnce({ kind: 'invoice', text, path: cardPath('invoices', id) }, transaction);
}
