import type { Booking, InvoiceView, OrderView, StaffInvoice } from '@odonta/api/contract';
import {
  AuditEntry,
  Invoice,
  LedgerEntry,
  Letter,
  Order,
  Payment,
  PlatformRequisites,
  Refund,
} from '@odonta/db/models';
import { buildInvoice, buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { expireReservations } from '../../orders/expireReservations.ts';
import { qrCodeOf, wordsOf } from '../../platform/documents/testing/reading.ts';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { refundNow } from '../../testing/orderLives.ts';
import type { TestNode } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';
import { countingWork } from '../../testing/workCounted.ts';
import { closeInvoices } from './closeInvoices.ts';
import { settleInvoice } from './payInvoice.ts';

const payer = { inn: '7707083893', kpp: '770701001', name: 'ООО «Плательщик»', address: 'Москва, Арбат, 1' };
const document = { document_number: '815', document_date: '2026-11-24' };
const actor = { by: systemAuditActor, origin: systemOrigin };
const person = (number: number) => ({
  last_name: 'Слушателева',
  first_name: 'Анна',
  email: `listener${number}@test.local`,
  phone: `+7 900 123-45-${10 + number}`,
});

const sayingToBuyers =
  'Счёт пока выставить нельзя: площадка ещё не внесла свои реквизиты. Оплатите картой или свяжитесь с нами — подскажем, когда счета заработают';
const sayingToStaff =
  'Документы пока не выставить: у площадки стоят реквизиты из образца. Замените их в разделе «Реквизиты площадки»';

describe('invoices', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    await buildPlatformRequisites();
    token = (await api.staff('BOOKKEEPER')).token;
  });

  const sold = (vat: number | null = 22) =>
    api.given(async () => {
      const seller = { pay_name: 'ООО «Центр»', vat, is_sell_individuals: true, is_sell_entities: true };
      return buildProd({ center_id: (await buildCenter(seller)).id, price: 1_000_000, seats_total: 20 });
    });
  const book = (
    prod_id: number,
    people = 1,
    differing: object = {},
    { call }: Pick<TestNode, 'call'> = api,
  ) =>
    call<Booking>('post', '/pay/createPayInn', {
      body: {
        prod_id,
        participants: Array.from({ length: people }, (_, index) => person(index)),
        contact: { ...person(0), city: 'Москва' },
        consent: true,
        method: 'INVOICE',
        payer,
        ...differing,
      },
    });

  async function booked(people = 2, vat: number | null = 22) {
    const prod = await sold(vat);
    const { status, body } = await book(prod.id, people);
    expect(status, JSON.stringify(body)).to.equal(201);
    const { order, invoice } = body.message;
    const row = await Invoice.findOne({ where: { token: invoice?.token ?? '' }, rejectOnEmpty: true });
    return { order, row };
  }
  const pdfOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${api.url}/api${path}`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  };
  const move = (id: number, name: string, body: object) =>
    api.call<StaffInvoice>('post', `/adm/invoices/${id}/${name}`, { token, body });

  it('a booking issues an invoice in the name of the centre with its tax, and writes to the buyer', async () => {
    const { order, row } = await booked();
    expect(row).to.include({ issuer: 'P', total: 2_000_000, status: 'PREPARE', payer_inn: payer.inn });
    const { body } = await api.call<OrderView>('get', `/orders/${order.token}`);
    expect(body.message.invoice).to.include({ number: String(row.number), token: row.token });
    const shown = await api.call<InvoiceView>('get', `/invoices/${row.token}`);
    expect(shown.body.message).to.include({ total: 20_000, paid: 0, status_label: 'Создан' });
    const letter = await Letter.findOne({ where: { kind: 'invoice_issued', record_id: row.id } });
    expect(letter?.to).to.equal('listener0@test.local');
    const pdf = await pdfOf(`/invoices/${row.token}/pdf`);
    const words = wordsOf(pdf);
    expect(words).to.include('В том числе НДС 22 %: 3 606,56');
    expect(words).to.include('действует от имени и за счёт ООО «Центр».');
    expect(words).to.include('чел. 10 000,00 20 000,00');
    expect(qrCodeOf(pdf)).to.equal(shown.body.message.qr);
  });

  it('invoice numbers have no gaps after a refused booking', async () => {
    const first = (await booked(1)).row.number;
    const refused = await api.call('post', '/pay/createPayInn', { body: { prod_id: 1 } });
    expect(refused.status).to.equal(422);
    expect((await booked(1)).row.number).to.equal(first + 1);
  });

  it('when paid whole confirm the order, and the ledger agrees', async () => {
    const { order, row } = await booked();
    const { status, body } = await move(row.id, 'mark_paid', { ...document, sum: 20_000 });
    expect(status).to.equal(200);
    expect(body.message).to.include({ status: 'CREATED', paid_sum: 20_000 });
    const paid = await Order.findByPk(order.id, { rejectOnEmpty: true });
    expect(paid).to.include({ status: 'CONFIRMED', paid_sum: 2_000_000, payment_kind: 'INVOICE' });
    const entries = await LedgerEntry.findAll({ where: { order_id: order.id } });
    expect(entries.reduce((all, { sum }) => all + Number(sum), 0)).to.equal(0);
    expect(entries.some(({ account, invoice_id }) => account === 'BANK' && invoice_id === row.id)).to.equal(
      true,
    );
    expect((await move(row.id, 'mark_paid', { ...document, sum: 1 })).status).to.equal(409);
  });

  it('a transfer pays one invoice once: typed twice, at the same moment or on another invoice of the payer', async () => {
    const [one, other] = [(await booked()).row, (await booked()).row];
    const transfer = { document_number: '9001', document_date: '2026-11-24', sum: 5000 };
    const [first, second] = await Promise.all([
      move(one.id, 'mark_paid', transfer),
      move(other.id, 'mark_paid', transfer),
    ]);
    expect([first.status, second.status].sort()).to.deep.equal([200, 409]);
    const again = await move(first.status === 200 ? one.id : other.id, 'mark_paid', transfer);
    expect([again.status, again.body.message]).to.deep.equal([
      409,
      'Платёж № 9001 от 24.11.2026 на эту сумму от этого плательщика уже отмечен. Если он оплатил несколько счетов, отметьте это',
    ]);
    expect(await Payment.count({ where: { document_number: '9001' } })).to.equal(1);
    const twin = await Payment.findOne({
      where: { document_number: '9001' },
      raw: true,
      rejectOnEmpty: true,
    });
    const { id: _id, attempt: _attempt, version: _version, ...same } = twin;
    const refused = await Payment.create(same).catch((error: Error) => error.name);
    expect(refused, 'by the database itself').to.equal('SequelizeUniqueConstraintError');
    const next = { ...transfer, document_number: '9002' };
    expect((await move(one.id, 'mark_paid', next)).status, 'another transfer').to.equal(200);
  });

  it('an invoice is paid once by a call repeated under one key, and by a transfer matched to many at once', async () => {
    const { row } = await booked();
    const transfer = { document_number: '9101', document_date: '2026-11-24', sum: 5000 };
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = () =>
      api.call('post', `/adm/invoices/${row.id}/mark_paid`, { token, body: transfer, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.text]).to.deep.equal([200, 200, first.text]);
    expect((await row.reload()).paid_sum).to.equal(500_000);

    const [one, other] = [(await booked()).row, (await booked()).row];
    const body = { ...transfer, document_number: '9102' };
    const many = (ids: number[]) =>
      api.call('post', '/adm/invoices/bulk', {
        token,
        body: { action: 'move', move: 'mark_paid', ids, body },
      });
    expect((await many([one.id, other.id])).status, 'one transfer for two').to.equal(409);
    expect((await many([one.id])).status).to.equal(200);
    expect((await many([one.id])).status, 'twice').to.equal(409);
    expect([(await one.reload()).paid_sum, (await other.reload()).paid_sum]).to.deep.equal([500_000, 0]);
  });

  it('a transfer that pays several invoices is divided equally, each paid once', async () => {
    const [one, other] = [(await booked()).row, (await booked()).row];
    const part = { document_number: '9200', document_date: '2026-11-24', sum: 20_000, is_shared: true };
    const statuses = [];
    for (const { id } of [one, other]) statuses.push((await move(id, 'mark_paid', part)).body.message.status);
    expect(statuses).to.deep.equal(['CREATED', 'CREATED']);
    const [half, also] = [(await booked(2)).row, (await booked(2)).row];
    const halves = { ...part, document_number: '9201', sum: 1000 };
    const both = await Promise.all([half, also].map(({ id }) => move(id, 'mark_paid', halves)));
    expect(both.map(({ status }) => status)).to.deep.equal([200, 200]);
    const again = await move(half.id, 'mark_paid', halves);
    expect([again.status, again.body.message]).to.deep.equal([
      409,
      'Платёж № 9201 от 24.11.2026 на эту сумму по этому счёту уже отмечен',
    ]);
    expect(await Payment.count({ where: { document_number: '9201' } })).to.equal(2);
  });

  it('when paid short wait for the rest, and say how much it is', async () => {
    const { order, row } = await booked();
    const settle = (sum: number) =>
      api.given(() =>
        api.sequelize.transaction((tx) => settleInvoice(row.id, { ...document, sum }, actor, tx)),
      );
    await settle(1_500_000);
    expect(await row.reload()).to.include({ status: 'PREPARE', paid_sum: 1_500_000 });
    const letter = await Letter.findOne({ where: { kind: 'invoice_underpaid', record_id: row.id } });
    expect(letter?.text).to.match(/осталось доплатить 5.000,00/);
    const noted = { resource: 'invoices', record_id: String(row.id), action: 'mark_paid' };
    const entry = await AuditEntry.findOne({ where: noted });
    expect(entry?.changes.paid_sum, 'roubles, as everywhere outside').to.deep.equal([0, 15_000]);
    await settle(500_000);
    expect((await row.reload()).status).to.equal('CREATED');
    expect((await Order.findByPk(order.id))?.status).to.equal('CONFIRMED');
  });

  it('whose first part is on its way back confirm nothing by the rest that comes too late', async () => {
    const { order, row } = await booked();
    const settle = (sum: number) =>
      api.given(() =>
        api.sequelize.transaction((tx) =>
          settleInvoice(row.id, { ...document, document_number: '816', sum }, actor, tx),
        ),
      );
    await settle(1_500_000);
    await Order.update({ expires_at: new Date(0) }, { where: { id: order.id } });
    await expireReservations();
    await settle(500_000);
    const late = await Order.findByPk(order.id, { rejectOnEmpty: true });
    expect(late).to.include({ status: 'CANCELED', paid_sum: 1_500_000 });
    expect(await Refund.sum('requested_sum', { where: { order_id: order.id } })).to.equal(2_000_000);
  });

  it('an unpaid invoice gets another payer under the same number', async () => {
    const { row } = await booked(1, null);
    const path = `/adm/invoices/${row.id}`;
    const body = { payer_name: 'ООО «Другой»', payer_inn: '7728168971', due_date: '2099-01-01' };
    const changed = await api.call<StaffInvoice>('put', path, { token, body });
    expect(changed.status, JSON.stringify(changed.body)).to.equal(200);
    const words = wordsOf(await pdfOf(`${path}/pdf`, { Authorization: `Bearer ${token}` }));
    expect(words)
      .to.include('ООО «Другой», ИНН 7728168971')
      .and.include(`№ ${row.number} `)
      .and.include('01.01.2099');
    expect((await api.call('put', path, { token, body: { payer_inn: '7728168972' } })).status).to.equal(422);
    const part = await move(row.id, 'mark_paid', { ...document, sum: 100 });
    expect(part.status, JSON.stringify(part.body)).to.equal(200);
    const late = { payer_name: 'ООО «Третий»' };
    expect((await api.call('put', path, { token, body: late })).status).to.equal(409);
  });

  it('a cancelled order cancels its invoice, whose number stays used', async () => {
    const { order, row } = await booked(1);
    await api.call('post', `/orders/${order.token}/cancel`, { body: {} });
    await closeInvoices();
    expect((await row.reload()).status).to.equal('CANCELED');
    expect((await booked(1)).row.number).to.equal(row.number + 1);
    expect((await api.call<InvoiceView>('get', `/invoices/${row.token}`)).body.message.qr).to.equal(null);
  });

  it('an invoice outlives an expired order by three business days, in which a payment takes the seats again', async () => {
    const { order, row } = await booked(1);
    const day = (date: string) => Date.parse(`${date}T12:00:00+03:00`) / 1000;
    await row.update({ issue_date: '2026-11-12', due_date: '2026-11-19' });
    await Order.update({ status: 'CANCELED', cancel_reason: 'EXPIRED' }, { where: { id: order.id } });
    await closeInvoices(day('2026-11-24'));
    expect((await row.reload()).status).to.equal('PREPARE');
    await closeInvoices(day('2026-11-25'));
    expect((await row.reload()).status).to.equal('CANCELED');
  });

  it('a booking with its invoice and letters sends at most six statements, however many take part', async () => {
    const counter = await countingWork(api, {});
    const { id } = await sold();
    const sent: number[] = [];
    for (const people of [1, 1, 4]) {
      const participants = Array.from({ length: people }, () => ({}));
      const { status, text } = await book(id, people, { participants, contact: person(people) }, counter);
      expect(status, text).to.equal(201);
      // The first transaction of a connection begins by a statement of its own.
      sent.push(counter.work().statements.filter((text) => !text.startsWith('START')).length);
    }
    await counter.close();
    expect(Math.max(...sent), sent.join()).to.be.at.most(6);
  });

  it('an invoice follows the refunds of its order', async () => {
    const { order, row } = await booked(2);
    await move(row.id, 'mark_paid', { ...document, document_number: '817', sum: 20_000 });
    const back = async (at: number) => {
      await refundNow(order.id, { participant_ids: [order.participants[at]?.id ?? 0], policy: 'KEEP' });
      await closeInvoices();
      return row.reload();
    };
    expect(await back(0)).to.include({ status: 'PARTIAL_REFUNDED', refunded_sum: 1_000_000 });
    expect(await back(1)).to.include({ status: 'REFUNDED', refunded_sum: 2_000_000 });
  });

  it('a manager of partners sees the invoices of his centres only', async () => {
    const [mine, other] = [await api.staff('PARTNER_MANAGER'), await api.staff('PARTNER_MANAGER')];
    const center = await buildCenter({ manager_id: mine.user.id });
    const order = await buildOrder({ prod: await api.given(() => buildProd({ center_id: center.id })) });
    const { id } = await buildInvoice({ order });
    const statusFor = async (who: string, path: string) =>
      (await api.call('get', path, { token: who })).status;
    expect(await statusFor(mine.token, `/adm/invoices/${id}`)).to.equal(200);
    expect(await statusFor(other.token, `/adm/invoices/${id}`)).to.equal(404);
    expect(await statusFor(other.token, `/adm/invoices/${id}/pdf`)).to.equal(404);
    const body = { order_number: order.number, payer_name: 'ООО', payer_inn: payer.inn };
    expect((await api.call('post', '/adm/invoices', { token: other.token, body })).body.errors).to.have.keys(
      'order_number',
    );
  });

  it('sample requisites issue no invoice outside the demo: the buyer is offered the card, staff the place to correct', async () => {
    const [{ id }, { id: other }] = [await sold(), await sold()];
    api.ports.areSamplesAllowed = false;
    try {
      const refused = await book(id);
      expect([refused.status, refused.body.message]).to.deep.equal([409, sayingToBuyers]);
      const card = await book(id, 1, { method: 'CARD', payer: undefined });
      expect(card.status, JSON.stringify(card.body)).to.equal(201);
      const { number: order_number } = card.body.message.order;
      const body = { order_number, payer_name: 'ООО', payer_inn: payer.inn };
      const byStaff = await api.call('post', '/adm/invoices', { token, body });
      expect([byStaff.status, byStaff.body.message]).to.deep.equal([409, sayingToStaff]);
      await PlatformRequisites.update({ account: '40702810400000012344' }, { where: {} });
      expect((await book(other)).body.message, 'one number of the sample was replaced').to.equal(
        sayingToBuyers,
      );
      await PlatformRequisites.update({ inn: '7728168971', bic: '044525225' }, { where: {} });
      const issued = await book(other);
      expect(issued.status, JSON.stringify(issued.body)).to.equal(201);
    } finally {
      api.ports.areSamplesAllowed = true;
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
