import { afterBusinessDays } from '../../../vocabulary/money/bank/businessDays.ts';
import { paymentPurpose } from '../../../vocabulary/money/documents/paymentPurpose.ts';
import { vatInside } from '../../../vocabulary/money/documents/vat.ts';
import { formatDate, formatDays, moscowDay, secondsOf } from '../../../vocabulary/time.ts';
import { platformRequisites } from '../../dictionaries/platformRequisites.ts';
import { companies } from '../cast/buyers.ts';
import { sha256Of, tokenOf } from './keys.ts';
import { numberOf } from './orderRows.ts';
import type { Planned } from './planned.ts';

const { name, inn, kpp, ogrn, address, ...details } = platformRequisites;

/** The invoice of a company's order; numbers go on within a year of Moscow. */
export function invoiceRow(planned: Planned, id: number, number: number) {
  const { course, buyer, total, paid, status, created, id: order_id } = planned;
  const { payer, legal_user_id } = payerOf(planned);
  const issue_date = moscowDay(created);
  const due_date = moscowDay(new Date(afterBusinessDays(secondsOf(created), 5) * 1000));
  const seller = sellerOf(course);
  const vat = vatInside(total, course.vat);
  const numbered = { kind: 'INVOICE' as const, number: String(number), date: issue_date, seller, vat };
  return {
    ...{ id, order_id, number, total, issue_date, due_date, legal_user_id },
    issuer: 'P',
    year: Number(issue_date.slice(0, 4)),
    token: tokenOf(`invoice ${id}`),
    center_id: course.center_id,
    payer_name: payer.name,
    payer_inn: payer.inn,
    payer_kpp: payer.kpp,
    payer_address: payer.address,
    email: buyer.contact.email,
    snapshot: {
      ...{ payer, total, due_date, ...numbered },
      principal: course.payee.name ?? course.center,
      lines: linesOf(planned, vat),
      purpose: paymentPurpose(numbered, course.name),
      basis: `Заказ ${numberOf(planned)}`,
      terms: [],
    },
    paid_sum: paid,
    refunded_sum: 0,
    accepted_at: paid > 0 ? created : null,
    status: paid > 0 ? 'CREATED' : status === 'PREPARE' ? 'PREPARE' : 'CANCELED',
    version: 0,
    created_at: created,
    updated_at: paid > 0 ? planned.paidAt : created,
  };
}

/** The platform, by the tax of the centre in whose name it sells. */
export const sellerOf = ({ vat }: Pick<Planned['course'], 'vat'>) => ({
  ...{ name, inn, kpp, ogrn, address, vat },
  bank_name: details.bank_name,
  bic: details.bic,
  account: details.account,
  correspondent_account: details.correspondent_account,
  director_post: 'Генеральный директор',
  director_name: details.director_name,
  accountant_name: details.accountant_name,
});

function payerOf({ buyer }: Planned) {
  const company = companies[(buyer.legal_user_id ?? 1) - 1];
  if (!company) throw new Error('an invoice of the demo has no payer');
  const { name, inn, kpp, address } = company;
  return { payer: { name, inn, kpp, address }, legal_user_id: buyer.legal_user_id };
}

/** The demo's places of one order cost the same, so that they are one line. */
function linesOf({ course, lines, total }: Planned, vat: number | null) {
  const days = formatDays(secondsOf(course.date_start), secondsOf(course.date_end) ?? 0);
  const label = lines[0]?.label.toLowerCase() ?? '';
  return [
    {
      name: `Участие в курсе «${course.name}», ${days} (${label})`,
      count: lines.length,
      unit: 'чел.',
      price: total / lines.length,
      sum: total,
      vat,
    },
  ];
}

type InvoiceRow = ReturnType<typeof invoiceRow>;

/** The line of an invoice's payment in the statement. */
export function bankLineRow(planned: Planned, invoice: InvoiceRow, id: number, file_id: number) {
  const { account } = platformRequisites;
  const date = moscowDay(planned.paidAt);
  const number = String(400 + planned.id);
  const { purpose } = invoice.snapshot;
  return {
    ...{ id, file_id, account, number, date, purpose },
    key: sha256Of(`demo line ${planned.id}`),
    received_on: date,
    sum: planned.paid,
    payer_name: invoice.payer_name,
    payer_inn: invoice.payer_inn,
    payer_kpp: invoice.payer_kpp ?? '',
    payer_account: '40702810000000000000',
    raw: [
      'СекцияДокумент=Платежное поручение',
      `Номер=${number}`,
      `Дата=${formatDate(date)}`,
      `Сумма=${(planned.paid / 100).toFixed(2)}`,
      `Плательщик1=${invoice.payer_name}`,
      `ПлательщикИНН=${invoice.payer_inn}`,
      `ПолучательСчет=${account}`,
      `НазначениеПлатежа=${purpose}`,
      'КонецДокумента',
    ].join('\n'),
    status: 'CONFIRMED',
    version: 0,
    created_at: planned.paidAt,
    updated_at: planned.paidAt,
  };
}
