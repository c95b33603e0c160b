import type { BankMatchView } from '@odonta/api/contract';
import { BankMatch, Invoice } from '@odonta/db/models';
import { titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';

/** Matches of transfers and invoices, from either side, by the id of the records. */
export async function matchesOf(
  side: 'line_id' | 'invoice_id',
  ids: readonly number[],
  { isForFile, transaction }: ReadContext<unknown>,
): Promise<Map<number, BankMatchView[]>> {
  if (isForFile) return new Map();
  const matches = await BankMatch.findAll({
    where: { [side]: ids },
    order: [['id', 'ASC']],
    transaction,
  });
  const where = { id: matches.map(({ invoice_id }) => invoice_id) };
  const invoices = await Invoice.findAll({ where, attributes: ['id', 'kind', 'number'], transaction });
  const titles = new Map(invoices.map((invoice) => [invoice.id, titleOfInvoice(invoice)]));
  const byRecord = Map.groupBy(matches, (match) => match[side]);
  return new Map(
    [...byRecord].map(([id, of]) => [
      id,
      of.map(({ line_id, invoice_id, payment_id, sum }) => ({
        line_id,
        invoice_id,
        invoice: titles.get(invoice_id) ?? `№ ${invoice_id}`,
        payment_id,
        sum: exactRoublesOf(sum),
      })),
    ]),
  );
}
