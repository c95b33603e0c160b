import { buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './invoices.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({ first_name: typed, last_name: typed });
  const invoice = await buildInvoice({ order, payer_name: typed });
  return {
    invoiceIssued: letters.invoiceIssued(invoice, order),
    invoiceReminder: letters.invoiceReminder(invoice, 1),
    invoiceUnderpaid: letters.invoiceUnderpaid(invoice),
  };
};
