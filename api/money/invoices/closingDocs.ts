import { AccountingDoc, Center, type Invoice, Order } from '@odonta/db/models';
import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type {
  ActSnapshot,
  DocumentLine,
  InvoiceSnapshot,
  UpdSnapshot,
} from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { vatInside } from '@odonta/db/vocabulary/money/documents/vat.ts';
import { titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { type Issuer, nextNumber } from '../../platform/documents/nextNumber.ts';
import { conflict } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { recalculate } from '../statements/statements.ts';
import { docIssued } from './closingDocs.letters.ts';
import { keptLines } from './keptLines.ts';
import { issuingFor } from './sellers.ts';

/** A draft over the paid and not refunded sum of an invoice: an УПД where the seller pays VAT, an act where he does not. */
export async function draftDoc(
  invoice: Invoice,
  rendered_on: string,
  transaction: Transaction,
): Promise<AccountingDoc> {
  const { order_id } = invoice;
  if (order_id === null)
    throw conflict(
      'Счёт пополняет баланс: это аванс, и закрывают его документы на то, что с баланса оплачено',
    );
  const order = await Order.findByPk(order_id, { paranoid: false, rejectOnEmpty: true, transaction });
  const sellers = await sellersOf(invoice, order, transaction);
  const lines = await keptLines(invoice, order, { vat: sellers.seller.vat, transaction });
  const snapshot = snapshotOf(invoice, { ...sellers, lines }, rendered_on);
  return AccountingDoc.create(
    {
      kind: snapshot.kind,
      issuer: invoice.issuer,
      token: newSecret(),
      invoice_id: invoice.id,
      order_id,
      center_id: order.center_id,
      legal_user_id: invoice.legal_user_id,
      payer_name: invoice.payer_name,
      payer_inn: invoice.payer_inn,
      email: invoice.email,
      total: snapshot.total,
      snapshot,
    },
    { transaction },
  );
}

/** Gives a draft its number and day, and sends it to its recipient. The number is taken last. */
export async function issueDoc(doc: AccountingDoc, transaction: Transaction): Promise<void> {
  const date = moscowDay(new Date());
  const year = Number(date.slice(0, 4));
  await recalculate(doc, transaction);
  const number = await nextNumber(doc.issuer as Issuer, doc.kind, year, transaction);
  doc.set({
    date,
    year,
    number,
    snapshot: { ...doc.snapshot, number: String(number), date },
  });
  await writeLetter(docIssued(doc), transaction);
}

type Sellers = Pick<InvoiceSnapshot, 'seller' | 'principal'>;

/**
 * As sold; where the order was rescheduled to another centre, in the name of that one, if the same seller
 * collects its money.
 */
async function sellersOf(invoice: Invoice, order: Order, transaction: Transaction): Promise<Sellers> {
  if (order.center_id === invoice.center_id) return invoice.snapshot;
  const where = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  const issuing = await issuingFor(await Center.findByPk(order.center_id, where), transaction);
  return issuing.issuer === invoice.issuer ? issuing : invoice.snapshot;
}

function snapshotOf(
  invoice: Invoice,
  { seller, principal, lines }: Sellers & { lines: DocumentLine[] },
  rendered_on: string,
): ActSnapshot | UpdSnapshot {
  const { payer } = invoice.snapshot;
  const total = lines.reduce((all, { sum }) => all + sum, 0);
  const vat = vatInside(total, seller.vat);
  const basis = `${titleOfInvoice(invoice)} от ${longDay(invoice.issue_date)}`;
  const sale = { number: 'б/н', date: rendered_on, seller, payer, principal, lines, vat, total, basis };
  return seller.vat === null ? { kind: 'ACT', ...sale } : { kind: 'UPD', ...sale, shipped_on: rendered_on };
}
