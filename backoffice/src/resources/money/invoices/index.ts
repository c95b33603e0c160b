import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { StaffInvoice } from '@odonta/api/contract';
import { titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { invoicesEntity } from '@odonta/db/vocabulary/money/invoices.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const invoices = resource<StaffInvoice, typeof invoicesEntity>(invoicesEntity, {
  icon: InvoiceIcon,
  empty: {
    title: 'Счетов пока нет',
    text: 'Счёт появляется сам, когда организация записывается на курс с оплатой по счёту. Вы можете выставить его и по заказу.',
  },
  never: ['delete'],
  titleOf: (invoice) => `${titleOfInvoice(invoice)}, ${invoice.payer_name}`,
  screens: {
    list: screen('InvoiceList'),
    create: screen('InvoiceCreate'),
    edit: screen('InvoiceEdit'),
    show: screen('InvoiceShow'),
  },
});
