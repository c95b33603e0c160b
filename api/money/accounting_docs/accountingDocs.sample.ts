import { buildAccountingDoc, buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { sample } from '../../testing/sample.ts';
import { settleInvoice } from '../invoices/payInvoice.ts';

const numbered = `number = id, date = now(), year = 2026`;

export const accountingDocsSample = sample('accounting_docs', {
  build: () => buildAccountingDoc(),
  create: async () => {
    const order = await buildOrder({ payment_method: 'INVOICE' });
    const { id, total: sum } = await buildInvoice({ order });
    const document = { document_number: String(id), document_date: '2026-11-24' };
    await unitOfWork.transaction((transaction) =>
      settleInvoice(id, { sum, ...document }, systemActor, transaction),
    );
    return { invoice_id: id };
  },
  at: {
    CREATED: numbered,
    CONFIRMED: numbered,
    REJECTED: numbered,
    REFUNDED: numbered,
    PARTIAL_REFUNDED: numbered,
    FINISHED: `${numbered}, signed_at = now()`,
  },
  of: async ({ prod, word }) => buildAccountingDoc({ order: await buildOrder({ prod }), payer_name: word }),
});
