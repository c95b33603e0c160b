import { formsOf } from '../invoices/invoiceKinds.ts';
import { shortDay } from './days.ts';
import type { InvoiceSnapshot } from './snapshots.ts';
import { vatForBank } from './vat.ts';

const most = 160;

/** The purpose of a bank transfer: the number comes first and the tax last, only the subject is shortened. */
export function paymentPurpose(
  { kind, number, date, seller, vat }: Pick<InvoiceSnapshot, 'kind' | 'number' | 'date' | 'seller' | 'vat'>,
  course: string,
): string {
  const beginning = `Оплата по ${formsOf({ kind }).by.replaceAll('ё', 'е')} № ${number} от ${shortDay(date)} за участие в курсе «`;
  const end = `». ${vatForBank(vat, seller.vat)}`;
  const room = most - [...beginning].length - [...end].length;
  return beginning + shortened(course.replaceAll(/\s+/g, ' ').trim(), room) + end;
}

/** The same of an invoice that tops up a balance. */
export const topUpPurpose = ({
  number,
  date,
  seller,
  vat,
}: Pick<InvoiceSnapshot, 'number' | 'date' | 'seller' | 'vat'>): string =>
  `Оплата по счету № ${number} от ${shortDay(date)}. Пополнение маркетингового баланса. ${vatForBank(vat, seller.vat)}`;

function shortened(text: string, room: number): string {
  const signs = [...text];
  return signs.length <= room
    ? text
    : `${signs
        .slice(0, room - 1)
        .join('')
        .trimEnd()}…`;
}
