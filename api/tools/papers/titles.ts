import type { RelatedPaper } from '@odonta/api/contract';
import { AccountingDoc, BankLine, Invoice, Order, Payment, Payout, Refund } from '@odonta/db/models';
import { titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Model, ModelStatic, WhereOptions } from 'sequelize';
import { titleOfDoc } from '../../money/invoices/closingDocs.letters.ts';
import type { PaperName } from './links.ts';

type Found = Omit<RelatedPaper, 'resource'>;

/** The records of each kind under a condition, newest first, as links. */
export const papersUnder: Readonly<Record<PaperName, (where: WhereOptions) => Promise<Found[]>>> = {
  orders: finder(Order, ({ number, total }) => [`Заказ ${number}`, total]),
  invoices: finder(Invoice, (invoice) => [titleOfInvoice(invoice), invoice.total]),
  payments: finder(Payment, ({ id, sum }) => [`Платёж № ${id}`, sum]),
  bank_imports: finder(BankLine, ({ number, sum }) => [`Поступление № ${number}`, sum]),
  accounting_docs: finder(AccountingDoc, (doc) => [titleOfDoc(doc), doc.total]),
  refunds: finder(Refund, ({ id, requested_sum }) => [`Возврат № ${id}`, requested_sum]),
  payouts: finder(Payout, ({ number, net }) => [`Выплата ${number}`, net]),
};

/** Sums are kopecks. */
function finder<M extends Model & { id: number; status: string }>(
  model: ModelStatic<M>,
  name: (row: M) => [title: string, sum: number],
) {
  return async (where: WhereOptions): Promise<Found[]> => {
    const rows = await model.findAll({ where, order: [['id', 'DESC']] });
    return rows.map((row) => {
      const [title, sum] = name(row);
      return { id: row.id, title, sum: exactRoublesOf(sum), status: row.status };
    });
  };
}
