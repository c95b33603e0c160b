import { buildInvoice, buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { sample } from '../../testing/sample.ts';

const paid = 'paid_sum = total';
const transfer = { document_number: '7', document_date: '2026-11-20' };

export const invoicesSample = sample('invoices', {
  build: () => buildInvoice(),
  create: async () => {
    await buildPlatformRequisites();
    const { number } = await buildOrder({ payment_method: 'INVOICE' });
    return { order_number: number, payer_name: 'ООО «Плательщик»', payer_inn: '7707083893' };
  },
  change: { payer_address: 'Адрес после правки' },
  at: { CREATED: paid, CONFIRMED: paid, FINISHED: paid },
  bodies: { mark_paid: { ...transfer, sum: 1 }, refund: { sum: 1 } },
  of: async ({ prod, word }) => buildInvoice({ order: await buildOrder({ prod }), payer_name: word }),
});
