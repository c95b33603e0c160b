import { randomBytes } from 'node:crypto';
import { AccountingDoc, Certificate, Invoice, type Order, PlatformRequisites } from '../models/index.ts';
import { platformRequisites } from '../seeds/dictionaries/platformRequisites.ts';
import type { InvoiceSnapshot } from '../vocabulary/money/documents/snapshots.ts';
import type { VatRate } from '../vocabulary/money/documents/vat.ts';
import type { New } from './new.ts';
import { buildOrder } from './orderFactories.ts';

let number = 0;

/** The seller; without it no document is issued. */
export const buildPlatformRequisites = (said: { vat?: VatRate | null } = {}) =>
  PlatformRequisites.create({ ...platformRequisites, ...said });

/** An invoice of the platform for an order of its own, or the given one. */
export async function buildInvoice({
  order: given,
  ...of
}: New<Invoice> & { order?: Order } = {}): Promise<Invoice> {
  const order = given ?? (await buildOrder({ payment_method: 'INVOICE' }));
  number += 1;
  const total = order.total || 10_000_00;
  const payer = { name: 'ООО «Плательщик»', inn: '7707083893', kpp: '770701001', address: 'Москва' };
  const [issue_date, due_date] = [of.issue_date ?? '2026-11-20', of.due_date ?? '2026-11-27'];
  return Invoice.create({
    issuer: 'P',
    year: 2026,
    number: 900_000 + number,
    token: randomBytes(24).toString('base64url'),
    order_id: order.id,
    center_id: order.center_id,
    payer_name: payer.name,
    payer_inn: payer.inn,
    payer_kpp: payer.kpp,
    payer_address: payer.address,
    email: order.email,
    snapshot: snapshotOf({ number: String(900_000 + number), date: issue_date, due_date, payer, total }),
    total,
    issue_date,
    due_date,
    ...of,
  });
}

/** Of the first participant of an order. */
export async function buildCertificate({ participants, center_id, snapshot }: Order): Promise<Certificate> {
  const [participant] = participants;
  if (!participant) throw new Error('Nobody comes by this order');
  number += 1;
  const code = randomBytes(12).toString('base64url');
  const { last_name, first_name, middle_name } = participant;
  return Certificate.create({
    ...{ code, center_id, year: 2026, number: 90_000 + number, participant_id: participant.id },
    snapshot: {
      kind: 'CERTIFICATE',
      number: `2026-${center_id}-${90_000 + number}`,
      date: '2026-11-20',
      ...{ last_name: last_name ?? '', first_name: first_name ?? '', middle_name },
      course: snapshot.name,
      ...{ days: null, hours: 16, nmo_code: null, nmo_points: null },
      ...{ center: snapshot.center, city: null, director: null },
      link: `http://test.local/certificates/${code}`,
    },
  });
}

/** A draft of an act over a paid invoice. */
export async function buildAccountingDoc({
  order,
  payer_name = 'ООО «Плательщик»',
}: {
  order?: Order;
  payer_name?: string;
} = {}): Promise<AccountingDoc> {
  const invoice = await buildInvoice({ ...(order && { order }), payer_name });
  await invoice.update({ paid_sum: invoice.total, status: 'CREATED' });
  const { seller, payer, principal, lines, vat, total } = invoice.snapshot;
  const sale = { seller, payer: { ...payer, name: payer_name }, principal, lines, vat, total };
  return AccountingDoc.create({
    kind: 'ACT',
    issuer: 'P',
    token: randomBytes(24).toString('base64url'),
    invoice_id: invoice.id,
    order_id: invoice.order_id ?? 0,
    center_id: invoice.center_id,
    payer_name,
    payer_inn: invoice.payer_inn,
    email: invoice.email,
    total,
    snapshot: { kind: 'ACT', number: 'б/н', date: invoice.issue_date, basis: 'Счёт', ...sale },
  });
}

function snapshotOf({
  total,
  ...said
}: Pick<InvoiceSnapshot, 'number' | 'date' | 'due_date' | 'payer' | 'total'>): InvoiceSnapshot {
  const seller = { ...platformRequisites, director_post: 'Генеральный директор', vat: null };
  const line = { name: 'Участие в курсе', count: 1, unit: 'чел.', price: total, sum: total, vat: null };
  const purpose = `Оплата по счету № ${said.number}`;
  return {
    kind: 'INVOICE',
    ...said,
    seller,
    principal: null,
    lines: [line],
    vat: null,
    total,
    purpose,
    basis: null,
    terms: [],
  };
}
