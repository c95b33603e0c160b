import type { StaffAccountingDoc, StaffRefund } from '@odonta/api/contract';
import {
  AccountingDoc,
  Center,
  Invoice,
  Letter,
  Order,
  OrderParticipant,
  Refund,
  StaffNotice,
  StatusChange,
} from '@odonta/db/models';
import {
  buildAccountingDoc,
  buildInvoice,
  buildPlatformRequisites,
} from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { wordsOf } from '../../platform/documents/testing/reading.ts';
import { wakeAll } from '../../platform/jobs/rowByRow.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { rescheduleOrder } from '../../sales/rescheduling/rescheduleOrder.ts';
import { refundNow } from '../../testing/orderLives.ts';
import { useApi } from '../../testing/useApi.ts';
import { settleApproval } from '../refunds/approval.ts';
import { type AskedRefund, askRefund } from '../refunds/ask.ts';
import { giveBack } from '../refunds/finish.ts';
import { lockOrderOf, lockRefund } from '../refunds/lock.ts';
import { transitionRefund } from '../refunds/transitionRefund.ts';
import { closeInvoices } from './closeInvoices.ts';
import { issueActs, remindSigners } from './issueActs.ts';
import { settleInvoice } from './payInvoice.ts';

/** A payment order of its own for each invoice: the same one is written down once. */
const documentFor = (id: number) => ({ document_number: String(id), document_date: '2026-11-24' });
const at = (moment: string) => Date.parse(`${moment}+03:00`) / 1000;

describe('closing documents', () => {
  const api = useApi();
  let token: string;
  before(async () => {
    token = (await api.staff('BOOKKEEPER')).token;
    await buildPlatformRequisites();
  });

  async function paid(people = 1) {
    const days = { date_start: new Date('2026-12-10T07:00:00Z'), date_end: new Date('2026-12-11T15:00:00Z') };
    const prod = await api.given(() => buildProd({ ...days, seats_total: 9 }));
    const order = await buildOrder({ prod, people, payment_method: 'INVOICE' });
    const { id } = await buildInvoice({ order });
    return (await paidInFull(id)).invoice;
  }
  const paidInFull = (id: number) =>
    unitOfWork.transaction(async (transaction) => {
      const { total: sum } = await Invoice.findByPk(id, { rejectOnEmpty: true, transaction });
      return settleInvoice(id, { sum, ...documentFor(id) }, systemActor, transaction);
    });
  const docOf = (invoice_id: number) => AccountingDoc.findOne({ where: { invoice_id }, rejectOnEmpty: true });
  const move = (id: number, name: string, body: object = {}) =>
    api.call<StaffAccountingDoc>('post', `/adm/accounting_docs/${id}/${name}`, { token, body });

  it('closing documents are issued the day after the course, once, and complete their invoice', async () => {
    const invoice = await paid();
    expect(await issueActs(at('2026-12-11T23:59:00'))).to.equal(0);
    expect(await issueActs(at('2026-12-12T00:01:00'))).to.equal(1);
    expect(await issueActs(at('2026-12-12T00:02:00'))).to.equal(0);
    const doc = await docOf(invoice.id);
    expect(doc).to.include({ kind: 'ACT', number: 1, status: 'CREATED', total: invoice.total });
    expect((await invoice.reload()).status).to.equal('CONFIRMED');
    expect(await Letter.count({ where: { kind: 'act_to_sign', record_id: doc.id } })).to.equal(1);
    expect(
      await StatusChange.count({
        where: { resource: 'invoices', record_id: invoice.id, move: 'realise' },
      }),
    ).to.equal(1);
    const answer = await fetch(`${api.url}/api/documents/${doc.token}/pdf`);
    const words = wordsOf(Buffer.from(await answer.arrayBuffer()));
    expect(words).to.include('Акт № 1 об оказании услуг').and.include(`Счёт № ${invoice.number}`);
  });

  it('a partly refunded order gets documents over the rest', async () => {
    const invoice = await paid(2);
    const [first] = await OrderParticipant.findAll({ where: { order_id: invoice.order_id ?? 0 } });
    await refundNow(invoice.order_id ?? 0, { participant_ids: [first?.id ?? 0], policy: 'KEEP' });
    await closeInvoices();
    await issueActs(at('2026-12-12T09:00:00'));
    expect(await docOf(invoice.id)).to.include({ total: invoice.total / 2, number: 2 });
  });

  it('of which money goes back later are shown so, and bookkeepers are told once to correct them', async () => {
    const invoice = await paid(2);
    await issueActs(at('2026-12-12T00:01:00'));
    const doc = await docOf(invoice.id);
    const shown = async () =>
      (await api.call<StaffAccountingDoc>('get', `/adm/accounting_docs/${doc.id}`, { token })).body.message
        .above_kept;
    const path = `/accounting_docs/${doc.id}/show`;
    expect(await shown()).to.equal(0);
    const [leaving] = await OrderParticipant.findAll({ where: { order_id: invoice.order_id ?? 0 } });
    await refundNow(invoice.order_id ?? 0, {
      participant_ids: [leaving?.id ?? 0],
      policy: 'KEEP',
      route: 'BANK',
    });
    await closeInvoices();
    await closeInvoices();
    const back = (await Order.findByPk(invoice.order_id ?? 0, { rejectOnEmpty: true })).refunded_sum;
    expect([back > 0, await shown()]).to.deep.equal([true, back / 100]);
    const notified = await StaffNotice.findAll({ where: { path } });
    expect(notified.map(({ text }) => text.replaceAll('\u00a0', ' '))).to.have.length(1);
    expect(notified[0]?.text).to.match(
      /^Акт № \d+ от .*: после него покупателю вернули .* Исправьте документ$/,
    );
    const refund = await Refund.findOne({ where: { order_id: invoice.order_id ?? 0 }, rejectOnEmpty: true });
    const { body } = await api.call<StaffRefund>('get', `/adm/refunds/${refund.id}`, { token });
    expect(body.message.closing_docs).to.deep.equal([
      { id: doc.id, name: `Акт № ${doc.number}`, above_kept: back / 100 },
    ]);
  });

  it('documents name the rescheduled course and its price, and none is issued twice', async () => {
    const invoice = await paid(2);
    const to = await movedFrom(invoice.order_id ?? 0, invoice.total / 4);
    await closeInvoices();
    expect(await invoice.reload()).to.include({ order_id: to.id, status: 'CREATED' });
    expect(await issueActs(at('2026-12-12T09:00:00'))).to.equal(0);
    await executeRefunds();
    await closeInvoices();
    expect(await invoice.reload()).to.include({
      status: 'PARTIAL_REFUNDED',
      refunded_sum: invoice.total / 2,
    });
    expect(await issueActs(at('2026-12-17T09:00:00'))).to.equal(1);
    const doc = await docOf(invoice.id);
    expect(doc).to.include({ total: invoice.total / 2, order_id: to.id });
    const names = 'lines' in doc.snapshot ? doc.snapshot.lines.map(({ name }) => name) : [];
    expect(names).to.have.length(1);
    expect(names[0]).to.match(/^Участие в курсе «Другая дата», 15–16 декабря/);
  });

  it('documents cover the money of their own invoice, and wait for pending refunds', async () => {
    const first = await paid(2);
    const to = await movedFrom(first.order_id ?? 0, first.total);
    const second = await Invoice.findOne({
      where: { order_id: to.id, status: 'PREPARE' },
      rejectOnEmpty: true,
    });
    await paidInFull(second.id);
    const [leaver] = await OrderParticipant.findAll({ where: { order_id: to.id } });
    const asked: AskedRefund = {
      participant_ids: [Number(leaver?.id)],
      reason: 'CENTER_CANCELED',
      asked_kind: 'SYSTEM',
    };
    await unitOfWork.transaction(async (transaction) => {
      const refund = await askRefund(await lockOrderOf({ id: to.id }, transaction), asked, transaction);
      await settleApproval(refund, transaction);
      await transitionRefund(refund, 'approve_any', systemActor, transaction);
    });
    expect(await issueActs(at('2026-12-17T09:00:00'))).to.equal(0);
    await executeRefunds();
    await closeInvoices();
    expect(
      [await first.reload(), await second.reload()].map(({ refunded_sum }) => refunded_sum),
    ).to.deep.equal([0, second.total]);
    expect(await issueActs(at('2026-12-17T09:00:00'))).to.equal(1);
    const doc = await docOf(first.id);
    expect(doc.total).to.equal(first.total);
    expect(JSON.stringify(doc.snapshot), 'of the same sum as before the move').to.include('«Другая дата»');
  });

  it('documents name the centre that has taught, where the order was rescheduled to it', async () => {
    const invoice = await paid();
    const { id: center_id } = await buildCenter({ pay_name: 'ООО «Принявший центр»' });
    await movedFrom(invoice.order_id ?? 0, invoice.total, center_id);
    await closeInvoices();
    expect(await issueActs(at('2026-12-17T09:00:00'))).to.equal(1);
    const { snapshot } = await docOf(invoice.id);
    expect('principal' in snapshot && snapshot.principal).to.equal('ООО «Принявший центр»');
  });

  it('one failing document does not stop the others', async () => {
    const [broken, sound] = [await paid(), await paid()];
    await api.sequelize.query(`
      create function refuse_doc() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
      create trigger refuse_doc before insert on accounting_docs for each row
        when (new.invoice_id = ${broken.id}) execute function refuse_doc()`);
    await issueActs(at('2026-12-12T09:00:00'));
    await api.sequelize.query('drop trigger refuse_doc on accounting_docs; drop function refuse_doc');
    expect((await docOf(sound.id)).status).to.equal('CREATED');
    wakeAll();
    expect(await issueActs(at('2026-12-12T09:00:00'))).to.equal(1);
  });

  /** To a date in the middle of December, at so much for each. */
  async function movedFrom(id: number, price: number, elsewhere?: number) {
    const days = { date_start: new Date('2026-12-15T07:00:00Z'), date_end: new Date('2026-12-16T15:00:00Z') };
    const center_id = elsewhere ?? (await Order.findByPk(id, { rejectOnEmpty: true })).center_id;
    await api.given(() => Center.update({ is_sell_entities: true }, { where: { id: center_id } }));
    const prod = await api.given(() =>
      buildProd({ ...days, center_id, price, name: 'Другая дата', seats_total: 9 }),
    );
    return unitOfWork.transaction(async (transaction) => {
      const by = { actor: systemActor, end: transition, asked_by: null };
      return (
        await rescheduleOrder(await lockOrder({ id }, transaction), { prod_id: prod.id }, by, transaction)
      ).to;
    });
  }
  async function executeRefunds() {
    for (const { id } of await Refund.findAll({ where: { status: 'CREATED' } }))
      await unitOfWork.transaction(async (transaction) => {
        const { order, refund } = await lockRefund(id, transaction);
        await giveBack(order, refund, systemActor, transaction);
        await refund.set({ status: 'FINISHED' }).save({ transaction });
      });
  }

  it('reminders go out each week until the documents are signed', async () => {
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

  it('documents are issued despite other documents without an invoice', async () => {
    const { id } = await buildAccountingDoc();
    await AccountingDoc.sequelize?.query(
      `update accounting_docs set kind = 'RECONCILIATION', invoice_id = null, order_id = null, legal_user_id = null,
        period_from = '2026-01-01', period_to = '2026-06-30' where id = ${id}`,
    );
    const invoice = await paid();
    await issueActs(at('2026-12-12T09:00:00'));
    expect((await docOf(invoice.id)).status).to.equal('CREATED');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
