import type { InvoiceView } from '@odonta/api/contract';
import { AuditEntry, Invoice, type Order, PrivateFile, StaffNotice } from '@odonta/db/models';
import { buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import type { New } from '@odonta/db/testing/new.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { systemActor } from '../../orders/systemActor.ts';
import { useApi } from '../../testing/useApi.ts';
import { closeInvoices } from './closeInvoices.ts';
import { settleInvoice } from './payInvoice.ts';
import { remindInvoices } from './remindInvoices.ts';

const paper = Buffer.from('%PDF-1.7 a payment order');

describe('the payment order of an invoice', () => {
  const api = useApi();

  async function billed(given: New<Order> = {}) {
    return api.given(async () => {
      const prod = await buildProd({ center_id: (await buildCenter()).id, seats_total: 5 });
      const order = await buildOrder({ prod, total: 10_000_00, payment_method: 'INVOICE', ...given });
      return { order, invoice: await buildInvoice({ order, total: 10_000_00, due_date: '2026-11-27' }) };
    });
  }
  const send = ({ token }: Invoice, bytes = paper) => {
    const form = new FormData();
    form.set('file', new Blob([bytes]), 'slip.pdf');
    return api.call<InvoiceView>('post', `/invoices/${token}/payment_order`, { body: form });
  };

  it('keeps the seats while the money is on its way, and notifies the bookkeepers', async () => {
    const bookkeeper = await buildUser({ roles: ['BOOKKEEPER'] });
    const { order, invoice } = await billed();
    const { status, body } = await send(invoice);
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.message.payment_order_at).to.be.a('number');
    expect(await order.reload()).to.include({ status: 'CREATED', expires_at: null });
    expect(order.checks).to.deep.equal([{ kind: 'MONEY', is_done: false }]);
    const notified = await StaffNotice.findOne({ where: { user_id: bookkeeper.id, kind: 'payment_order' } });
    expect(notified?.path).to.equal(`/invoices/${invoice.id}/show`);
    expect(await closeInvoices(Date.UTC(2027, 0, 11) / 1000)).to.equal(0);
    expect((await order.reload()).status).to.equal('CREATED');
  });

  it('is not needed for an invoice to be closed after its day', async () => {
    const { invoice } = await billed();
    await closeInvoices(Date.UTC(2027, 0, 11) / 1000);
    expect((await invoice.reload()).status).to.equal('CANCELED');
    expect((await send(invoice)).status).to.equal(409);
  });

  it('is followed by the money, which confirms the order', async () => {
    const { order, invoice } = await billed();
    await send(invoice);
    const transfer = { sum: 10_000_00, document_number: String(invoice.id), document_date: '2026-11-25' };
    await api.given(() =>
      api.sequelize.transaction((transaction) =>
        settleInvoice(invoice.id, transfer, systemActor, transaction),
      ),
    );
    expect((await order.reload()).status).to.equal('CONFIRMED');
    expect((await send(invoice)).status, 'nothing more to pay').to.equal(409);
  });

  it('confirms nothing by itself, and neither does a bookkeeper without the money', async () => {
    const { order, invoice } = await billed();
    await send(invoice);
    const { token } = await api.staff('BOOKKEEPER');
    const { status, body } = await api.call('post', `/adm/orders/${order.id}/confirm_money`, {
      token,
      body: {},
    });
    expect(status, JSON.stringify(body)).to.equal(409);
    expect((await order.reload()).status).to.equal('CREATED');
  });

  it('may be sent again, and the first is forgotten', async () => {
    const { invoice } = await billed();
    await send(invoice);
    const first = (await invoice.reload()).payment_file_id;
    expect((await send(invoice, Buffer.from('%PDF-1.7 a better one'))).status).to.equal(200);
    expect((await invoice.reload()).payment_file_id).to.not.equal(first);
    expect(await PrivateFile.count({ where: { id: first ?? '' } })).to.equal(0);
  });

  it('is a paper of a kind that can be read, and belongs to the invoice of the link', async () => {
    const { invoice } = await billed();
    expect((await send(invoice, Buffer.from('MZ a program'))).status).to.equal(415);
    expect((await send(Invoice.build({ ...invoice.dataValues, token: 'x'.repeat(32) }))).status).to.equal(
      404,
    );
    expect((await invoice.reload()).payment_order_at).to.equal(null);
  });

  it('is read by viewers of the invoice, which the journal records', async () => {
    const { invoice } = await billed();
    await send(invoice);
    const { token } = await api.staff('BOOKKEEPER');
    const url = `${api.url}/api/adm/invoices/${invoice.id}/payment_order`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect(Buffer.from(await answer.arrayBuffer()).equals(paper)).to.equal(true);
    expect(answer.headers.get('content-disposition')).to.include('attachment');
    const noted = { resource: 'invoices', record_id: String(invoice.id), action: 'reveal' };
    expect(await AuditEntry.count({ where: noted })).to.equal(1);
    const stranger = await api.staff('SEO_EDIT');
    const refused = await fetch(url, { headers: { authorization: `Bearer ${stranger.token}` } });
    expect(refused.status).to.equal(403);
  });

  it('is asked for by no reminder once it is there', async () => {
    const eve = Date.UTC(2026, 10, 26, 9) / 1000;
    const [sent, unsent] = [await billed(), await billed()];
    await send(sent.invoice);
    expect(await remindInvoices(eve)).to.be.greaterThan(0);
    expect((await sent.invoice.reload()).reminded_on).to.equal(null);
    expect((await unsent.invoice.reload()).reminded_on).to.equal('2026-11-26');
  });
});
