import type { InvoiceView } from '@odonta/api/contract';
import type { Invoice } from '@odonta/db/models';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formsOf, titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { invoiceStatusForPayer } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { invoiceQr } from '../../platform/documents/bankSlip.ts';
import { invoicePdfPath } from './invoices.letters.ts';

/** An invoice for the holder of its link. */
export function presentInvoice(invoice: Invoice): InvoiceView {
  const { snapshot, order } = invoice;
  const status: AccountStatus = invoice.status;
  const { name, inn, kpp, account, bank_name, bic, correspondent_account } = snapshot.seller;
  return {
    number: String(invoice.number),
    title: titleOfInvoice(invoice),
    token: invoice.token,
    pdf: invoicePdfPath(invoice.token),
    order: order && { number: order.number, name: order.snapshot.name },
    payer: { name: invoice.payer_name, inn: invoice.payer_inn, kpp: invoice.payer_kpp },
    seller: { name, inn, kpp, account, bank_name, bic, correspondent_account },
    purpose: snapshot.purpose,
    qr: status === 'PREPARE' ? invoiceQr(snapshot) : null,
    total: exactRoublesOf(invoice.total),
    paid: exactRoublesOf(invoice.paid_sum),
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    accepted_at: secondsOf(invoice.accepted_at),
    payment_order_at: secondsOf(invoice.payment_order_at),
    status,
    status_label: invoiceStatusForPayer(status),
  };
}

/** The name of its file: «Счёт-договор 12 от 20.11.2026». */
export const fileNameOf = (invoice: Invoice): string =>
  `${formsOf(invoice).name} ${invoice.number} от ${shortDay(invoice.issue_date)}`;

export const linkOf = ({ kind, number, token, due_date, payment_order_at }: Invoice) => ({
  number: String(number),
  title: titleOfInvoice({ kind, number }),
  token,
  pdf: invoicePdfPath(token),
  due_date,
  payment_order_at: secondsOf(payment_order_at),
});
