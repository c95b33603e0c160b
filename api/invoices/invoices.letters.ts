import type { Invoice, Order } from '@odonta/db/models';
import { shortDay } from '@odonta/db/vocabulary/documents/days.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import type { NewLetter } from '../mail/letters.ts';
import { siteLink } from '../mail/siteLinks.ts';

export const invoicePdfPath = (token: string): string => `/api/invoices/${token}/pdf`;

export function invoiceIssued(invoice: Invoice, { number, snapshot, first_name }: Order): NewLetter {
  return {
    kind: 'invoice_issued',
    to: invoice.email,
    subject: `Счёт № ${invoice.number} на оплату курса`,
    text: [
      `Здравствуйте, ${first_name}!`,
      `Выставили счёт № ${invoice.number} от ${shortDay(invoice.issue_date)} на ${sumOf(invoice.total)} по заказу ${number}: «${snapshot.name}».`,
      `Плательщик — ${invoice.payer_name}. Оплатите до ${shortDay(invoice.due_date)} включительно и укажите в платёжном поручении номер счёта.`,
      `Счёт с QR-кодом для банка: {secret}`,
      'Команда «Одонты»',
    ].join('\n\n'),
    secret: siteLink(invoicePdfPath(invoice.token)),
    resource: 'invoices',
    record_id: invoice.id,
  };
}

export function invoiceReminder(invoice: Invoice, daysLeft: number): NewLetter {
  const left = sumOf(invoice.total - invoice.paid_sum);
  const when = ['сегодня', 'завтра', 'послезавтра'][daysLeft] ?? shortDay(invoice.due_date);
  return {
    kind: 'invoice_reminder',
    to: invoice.email,
    subject: `Счёт № ${invoice.number}: срок оплаты — ${when}`,
    text: [
      'Здравствуйте!',
      `Срок оплаты счёта № ${invoice.number} на ${left} — ${when}, ${shortDay(invoice.due_date)}. Если деньги уже отправлены, ничего делать не нужно.`,
      `Счёт: {secret}`,
      'Команда «Одонты»',
    ].join('\n\n'),
    secret: siteLink(invoicePdfPath(invoice.token)),
    resource: 'invoices',
    record_id: invoice.id,
  };
}

export function invoiceUnderpaid(invoice: Invoice): NewLetter {
  return {
    kind: 'invoice_underpaid',
    to: invoice.email,
    subject: `Счёт № ${invoice.number} оплачен не полностью`,
    text: [
      'Здравствуйте!',
      `По счёту № ${invoice.number} поступило ${sumOf(invoice.paid_sum)}, осталось доплатить ${sumOf(invoice.total - invoice.paid_sum)} до ${shortDay(invoice.due_date)}.`,
      `Счёт: {secret}`,
      'Команда «Одонты»',
    ].join('\n\n'),
    secret: siteLink(invoicePdfPath(invoice.token)),
    resource: 'invoices',
    record_id: invoice.id,
  };
}

const sumOf = (kopecks: number) => `${formatKopecks(kopecks)}\u00a0₽`;
