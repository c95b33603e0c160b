import type { Invoice, Order } from '@odonta/db/models';
import type { DocumentLine } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { type VatRate, vatInside, vatOfLines } from '@odonta/db/vocabulary/money/documents/vat.ts';
import type { Transaction } from 'sequelize';
import { keptOfInvoice } from '../../orders/ledger/keptMoney.ts';
import { participantsOf } from '../../orders/presenting.ts';
import { conflict } from '../../platform/http/errors.ts';
import { courseOf, pricedLines } from './invoiceSnapshot.ts';

/**
 * The lines of an act: the money that an invoice's order still has, for the course that took place. That is
 * the present course of the order: the invoice may have been issued for another date.
 */
export async function keptLines(
  invoice: Invoice,
  order: Order,
  { vat, transaction }: { vat: VatRate | null; transaction: Transaction },
): Promise<DocumentLine[]> {
  const kept = await keptOfInvoice(invoice.id, order.id, transaction);
  if (kept <= 0) throw conflict('По счёту нет денег за этот заказ: закрывать актом нечего');
  const { snapshot, refunded_sum } = invoice;
  if (kept === snapshot.total && !isCarried(invoice, order)) return snapshot.lines;
  const priced = pricedLines(order, await participantsOf(order, transaction));
  const sums = priced.map(({ sum }) => sum);
  if (sums.reduce((all, sum) => all + sum, 0) === kept) {
    const taxes = vatOfLines(sums, vat);
    return priced.map((line, index) => ({ ...line, vat: taxes[index] ?? null }));
  }
  const name = `${courseOf(order)}${refunded_sum > 0 ? ' (за вычетом возврата)' : ''}`;
  return [{ name, count: 1, unit: 'усл.', price: kept, sum: kept, vat: vatInside(kept, vat) }];
}

/** Whether it was issued for another order, which was moved. */
const isCarried = ({ created_at }: Invoice, order: Order): boolean =>
  order.moved_from_id !== null && created_at < order.created_at;
