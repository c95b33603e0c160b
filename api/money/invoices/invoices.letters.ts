import type { Invoice, Order } from '@odonta/db/models';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formsOf, titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';

export const invoicePdfPath = (token: string): string => `/api/invoices/${token}/pdf`;

export function invoiceIssued(invoice: Invoice, order: Order): NewLetter {
  const { number, snapshot, first_name } = order;
  const { what, of } = formsOf(invoice);
  return {
    kind: 'invoice_issued',
    to: invoice.email,
    subject: `${titleOfInvoice(invoice)} на оплату курса`,
    text: [
      greeting(first_name),
      `Выставили ${what} № ${invoice.number} от ${shortDay(invoice.issue_date)} на ${sumOf(invoice.total)} по заказу ${number}: «${snapshot.name}».`,
      `Плательщик — ${saidBy(invoice.payer_name)}. Оплатите до ${shortDay(invoice.due_date)} включительно и укажите в платёжном поручении номер ${of}.`,
      ...(invoice.kind === 'CONTRACT' ? [agreedBy(order)] : []),
      `${formsOf(invoice).name} с QR-кодом для банка: {secret}`,
      'Команда «Одонты»',
    ].join('\n\n'),
    ...ofInvoice(invoice),
  };
}

export function invoiceReminder(invoice: Invoice, daysLeft: number): NewLetter {
  const left = sumOf(invoice.total - invoice.paid_sum);
  const when = ['сегодня', 'завтра', 'послезавтра'][daysLeft] ?? shortDay(invoice.due_date);
  return {
    kind: 'invoice_reminder',
    to: invoice.email,
    subject: `${titleOfInvoice(invoice)}: срок оплаты — ${when}`,
    text: [
      'Здравствуйте!',
      `Срок оплаты ${formsOf(invoice).of} № ${invoice.number} на ${left} — ${when}, ${shortDay(invoice.due_date)}. Если деньги уже отправлены, ничего делать не нужно.`,
      `${formsOf(invoice).name}: {secret}`,
      'Команда «Одонты»',
    ].join('\n\n'),
    ...ofInvoice(invoice),
  };
}

export function invoiceUnderpaid(invoice: Invoice): NewLetter {
  return {
    kind: 'invoice_underpaid',
    to: invoice.email,
    subject: `${titleOfInvoice(invoice)} оплачен не полностью`,
    text: [
      'Здравствуйте!',
      `По ${formsOf(invoice).by} № ${invoice.number} поступило ${sumOf(invoice.paid_sum)}, осталось доплатить ${sumOf(invoice.total - invoice.paid_sum)} до ${shortDay(invoice.due_date)}.`,
      `${formsOf(invoice).name}: {secret}`,
      'Команда «Одонты»',
    ].join('\n\n'),
    ...ofInvoice(invoice),
  };
}

/** Why it needs no signature. */
const agreedBy = ({ debt }: Order): string =>
  debt > 0
    ? 'Договор заключён: вы приняли предложение. Подписывать его не нужно.'
    : 'Оплата означает согласие с условиями договора, подписывать его не нужно.';

const sumOf = (kopecks: number) => `${formatKopecks(kopecks)}\u00a0₽`;

const ofInvoice = (invoice: Invoice) => ({
  secret: siteLink(invoicePdfPath(invoice.token)),
  resource: 'invoices',
  record_id: invoice.id,
});
