import type { StaffAccountingDoc } from '@odonta/api/contract';
import { AccountingDoc, Letter, StatusChange } from '@odonta/db/models';
import { buildAccountingDoc, buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { wordsOf } from '../documents/testing/reading.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { issueActs, remindSigners } from './issueActs.ts';

const at = (moment: string) => Date.parse(`${moment}+03:00`) / 1000;

describe('closing documents', () => {
  let api: TestApi;
  let token: string;
  before(async () => {
    api = await testApi();
    token = (await api.staff('BOOKKEEPER')).token;
  });
  after(() => api?.close());

  async function paid(refunded = 0) {
    const days = { date_start: new Date('2026-12-10T07:00:00Z'), date_end: new Date('2026-12-11T15:00:00Z') };
    const order = await buildOrder({ prod: await api.given(() => buildProd(days)), status: 'CONFIRMED' });
    const invoice = await buildInvoice({ order, paid_sum: order.total, status: 'CREATED' });
    if (refunded) await invoice.update({ refunded_sum: refunded, status: 'PARTIAL_REFUNDED' });
    return invoice;
  }
  const docOf = (invoice_id: number) => AccountingDoc.findOne({ where: { invoice_id }, rejectOnEmpty: true });
  const move = (id: number, name: string, body: object = {}) =>
    api.call<StaffAccountingDoc>('post', `/adm/accounting_docs/${id}/${name}`, { token, body });

  it('are issued the day after the course, once, and realise their invoice', async () => {
    const invoice = await paid();
    expect(await issueActs(at('2026-12-11T23:59:00'))).to.equal(0);
    expect(await issueActs(at('2026-12-12T00:01:00'))).to.equal(1);
    expect(await issueActs(at('2026-12-12T00:02:00'))).to.equal(0);
    const doc = await docOf(invoice.id);
    expect(doc).to.include({ kind: 'ACT', number: 1, status: 'CREATED', total: invoice.total });
    expect((await invoice.reload()).status).to.equal('CONFIRMED');
    expect(await Letter.count({ where: { kind: 'act_to_sign', record_id: doc.id } })).to.equal(1);
    expect(await StatusChange.count({ where: { resource: 'invoices', record_id: invoice.id } })).to.equal(1);
    const answer = await fetch(`${api.url}/api/documents/${doc.token}/pdf`);
    const words = wordsOf(Buffer.from(await answer.arrayBuffer()));
    expect(words).to.include('Акт № 1 об оказании услуг').and.include(`Счёт № ${invoice.number}`);
  });

  it('are over what was kept where a part has gone back', async () => {
    const invoice = await paid(100_000);
    await issueActs(at('2026-12-12T09:00:00'));
    expect(await docOf(invoice.id)).to.include({ total: invoice.total - 100_000, number: 2 });
  });

  it('are asked for week by week until they are signed', async () => {
    const invoice = await paid();
    await issueActs(at('2026-12-12T09:00:00'));
    const { id } = await docOf(invoice.id);
    await AccountingDoc.update({ date: '2026-12-12' }, { where: {} });
    const count = () => Letter.count({ where: { kind: 'act_reminder', record_id: id } });
    await remindSigners(at('2026-12-18T12:00:00'));
    expect(await count()).to.equal(0);
    await remindSigners(at('2026-12-19T12:00:00'));
    await remindSigners(at('2026-12-20T12:00:00'));
    expect(await count()).to.equal(1);
    expect((await move(id, 'sign')).body.message).to.include({ status: 'FINISHED' });
    await remindSigners(at('2026-12-30T12:00:00'));
    expect(await count()).to.equal(1);
  });

  it('made by hand are drafts without a number; an annulled one gives place to another', async () => {
    const invoice = await paid();
    const create = () =>
      api.call<StaffAccountingDoc>('post', '/adm/accounting_docs', {
        token,
        body: { invoice_id: invoice.id },
      });
    const { status, body } = await create();
    expect([status, body.message.number, body.message.status]).to.deep.equal([201, null, 'PREPARE']);
    expect((await create()).body.errors).to.have.keys('invoice_id');
    const issued = await move(body.message.id, 'issue');
    expect(issued.body.message.status).to.equal('CREATED');
    expect(issued.body.message.number).to.be.greaterThan(0);
    await move(body.message.id, 'annul', { reason: 'Ошибка в реквизитах' });
    expect((await create()).status).to.equal(201);
  });

  it('are issued whatever papers there are that belong to no invoice', async () => {
    const { id } = await buildAccountingDoc();
    await AccountingDoc.sequelize?.query(
      `update accounting_docs set kind = 'RECONCILIATION', invoice_id = null, order_id = null, legal_user_id = null,
        period_from = '2026-01-01', period_to = '2026-06-30' where id = ${id}`,
    );
    const invoice = await paid();
    await issueActs(at('2026-12-12T09:00:00'));
    expect((await docOf(invoice.id)).status).to.equal('CREATED');
  });

  it('answers no 500 in all of this', () => expect(api.faults).to.deep.equal([]));
});
