import type { Invoice } from '@odonta/db/models';
import { accountingKinds } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { cardPath } from '../../platform/notices/notify.ts';
import { notifyBookkeepersOnce } from '../../platform/notices/notifyOnce.ts';
import { closedAbove, issuedDocsOf } from './closedAbove.ts';

/** Money of an invoice was refunded after its act: the document shows too much, and accountants correct it with the payer. */
export async function notifyOfActs({ id, order_id }: Invoice, transaction: Transaction): Promise<void> {
  if (order_id === null) return;
  const docs = (await issuedDocsOf([order_id], transaction)).filter(({ invoice_id }) => invoice_id === id);
  const above = await closedAbove(
    docs.map((doc) => doc.id),
    transaction,
  );
  for (const doc of docs) {
    const sum = above.get(doc.id);
    if (sum === undefined) continue;
    const name = `${accountingKinds[doc.kind]} № ${doc.number} от ${formatDate(doc.date ?? '')}`;
    const text = `${name}: после него покупателю вернули ${formatExact(exactRoublesOf(sum))}. Исправьте документ`;
    await notifyBookkeepersOnce(
      { kind: 'closing_doc', text, path: cardPath('accounting_docs', doc.id) },
      transaction,
    );
  }
}
