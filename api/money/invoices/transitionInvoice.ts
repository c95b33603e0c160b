import type { Invoice } from '@odonta/db/models';
import {
  type InvoiceTransition,
  invoiceLifecycle,
} from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionInvoice = transitionsOf<Invoice, InvoiceTransition>('invoices', invoiceLifecycle);

/** The status of an invoice after so much of its money was refunded. */
export const refundedTo = ({ paid_sum }: Invoice, refunded_sum: number) =>
  refunded_sum === paid_sum ? 'REFUNDED' : 'PARTIAL_REFUNDED';
