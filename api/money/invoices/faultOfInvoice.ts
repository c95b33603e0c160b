import type { Invoice } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { cardPath } from '../../platform/notices/notify.ts';
import { tellBookkeepersOnce } from '../../platform/notices/tellOnce.ts';

/** The clock cannot bring an invoice up to date: bookkeepers look at it. */
export function tellOfFault(
  { id, number }: Pick<Invoice, 'id' | 'number'>,
  transaction: Transaction,
): Promise<void> {
  const text = `Счёт № ${number} не обновился сам: посмотрите, что с ним`;
  return tellBookkeepersOnce({ kind: 'invoice', text, path: cardPath('invoices', id) }, transaction);
}
