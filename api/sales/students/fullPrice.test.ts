import type { Booking, OrderView, PaymentPage, StaffStudentDocument } from '@odonta/api/contract';
import { Invoice, Letter, Order, ProdPrice, StudentDocument } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { settleInvoice } from '../../money/invoices/payInvoice.ts';
import { reconcile } from '../../money/payments/reconcile.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { newPerson, orderOf, payOn } from '../../testing/cardPayments.ts';
import { useApi } from '../../testing/useApi.ts';
import { remindStudents } from './remind.ts';

const payer = { inn: '7707083893', kpp: '770701001', name: 'ООО «Плательщик»', address: 'Москва' };
const transfer = { document_number: '815', document_date: '2026-11-24' };

describe('the full price of a participant who is no student', () => {
  const api = useApi();
  let manager: string;
  let head: string;

  before(async () => {
    await buildPlatformRequisites();
    [manager, head] = [(await api.staff('MANAGER')).token, (await api.staff('ROP_COURSE')).token];
  });

  /** One comes, at the price of students; the full one is 10 000. */
  async function booked(student: number, given: object = {}, asked: object = {}, path = 'createPayment') {
    const prod = await api.given(async () => {
      const seller = { is_sell_individuals: true, is_sell_entities: true, pay_name: 'ООО «Центр»' };
      const { id: center_id } = await buildCenter({ ...seller, pay_inn: '7707083893', sale: 15 });
      const prod = await buildProd({ center_id, price: 1_000_000, seats_total: 5, ...given });
      await ProdPrice.create({ prod_id: prod.id, type: 'student', price: student * 100, sort: 0 });
      return prod;
    });
    const contact = newPerson();
    const participants = [{ ...contact, is_student: true }];
    const body = { prod_id: prod.id, participants, contact, consent: true, ...asked };
    const answer = await api.call<Booking>('post', `/pay/${path}`, { body });
    expect(answer.status, answer.text).to.equal(201);
    return answer.body.message;
  }
  const refused = async ({ token, id, participants }: Pick<OrderView, 'token' | 'id' | 'participants'>) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.7 card %%EOF'))]), 'student.pdf');
    const path = `/orders/${token}/participants/${participants[0]?.id}/student_document`;
    expect((await api.call('post', path, { body: form })).status).to.equal(200);
    const document = await documentOf(id);
    const answer = await api.call<StaffStudentDocument>(
      'post',
      `/adm/student_documents/${document.id}/reject`,
      {
        token: manager,
        body: { reason: 'Срок билета вышел' },
      },
    );
    expect(answer.status, answer.text).to.equal(200);
    return orderOf(api.call, token);
  };
  const documentOf = (order_id: number) =>
    StudentDocument.findOne({ where: { order_id }, rejectOnEmpty: true });
  const agree = async (token: string) => {
    const answer = await api.call<OrderView>('post', `/orders/${token}/full_price`, { body: {} });
    expect(answer.status, answer.text).to.equal(200);
    return answer.body.message;
  };
  const payRest = async (token: string) => {
    const page = await api.call<PaymentPage>('post', `/orders/${token}/pay`, { body: {} });
    expect(page.status, page.text).to.equal(200);
    await payOn(page.body.message.url);
    return orderOf(api.call, token);
  };
  const confirmSeat = (id: number) =>
    api.call('post', `/adm/orders/${id}/confirm_seat`, { token: head, body: {} });

  describe('by invoice', () => {
    const paidByInvoice = async () => {
      const { order } = await booked(6000, {}, { method: 'INVOICE', payer }, 'createPayInn');
      const { id, total } = await Invoice.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
      await unitOfWork.transaction((transaction) =>
        settleInvoice(id, { sum: total, ...transfer, document_number: String(id) }, systemActor, transaction),
      );
      return order;
    };

    it('is asked for by another invoice of the same payer, and confirms the order when it has come', async () => {
      const order = await paidByInvoice();
      expect((await refused(order)).full_price).to.deep.equal({ rise: 4000, total: 10_000 });
      const raised = await agree(order.token);
      expect(raised).to.include({ status: 'CREATED', total: 10_000, is_rest_due: true, full_price: null });
      const rest = await Invoice.findOne({
        where: { order_id: order.id, status: 'PREPARE' },
        rejectOnEmpty: true,
      });
      expect(rest).to.include({ total: 400_000, payer_inn: payer.inn });
      expect(raised.invoice?.number).to.equal(String(rest.number));
      expect(await Letter.count({ where: { kind: 'invoice_issued', record_id: rest.id } })).to.equal(1);
      const { due_at } = await documentOf(order.id);
      expect(due_at.getTime(), 'as long as the invoice may be paid').to.be.greaterThan(
        Date.parse(`${rest.due_date}T20:59:59Z`),
      );
      await unitOfWork.transaction((transaction) =>
        settleInvoice(
          rest.id,
          { sum: rest.total, ...transfer, document_number: String(rest.id) },
          systemActor,
          transaction,
        ),
      );
      expect(await orderOf(api.call, order.token)).to.include({ status: 'CONFIRMED', paid: 10_000 });
    });

    it('ends the order where the rest does not come in time, and what was paid goes back', async () => {
      const order = await paidByInvoice();
      await refused(order);
      await agree(order.token);
      await StudentDocument.update({ due_at: new Date(0) }, { where: { order_id: order.id } });
      await remindStudents();
      const ended = await Order.findByPk(order.id, { rejectOnEmpty: true });
      expect(ended).to.include({ status: 'CANCELED', cancel_reason: 'STUDENT_REJECTED' });
    });
  });

  it('of whom it cost nothing is paid by card, all of it', async () => {
    const { order } = await booked(0);
    expect(await orderOf(api.call, order.token)).to.include({ status: 'CREATED', method: 'FREE', total: 0 });
    expect((await api.call('post', `/orders/${order.token}/pay`, { body: {} })).status).to.equal(409);
    expect((await refused(order)).full_price).to.deep.equal({ rise: 10_000, total: 10_000 });
    expect(await agree(order.token)).to.include({ method: 'CARD', total: 10_000, is_rest_due: true });
    expect(await payRest(order.token)).to.include({ status: 'CONFIRMED', paid: 10_000 });
  });

  it('is offered to nobody whose centre does not sell by card, where it cost nothing', async () => {
    const { order } = await booked(0, { payment_methods: ['INVOICE'] });
    expect((await refused(order)).full_price).to.equal(null);
    expect((await api.call('post', `/orders/${order.token}/full_price`, { body: {} })).status).to.equal(409);
  });

  describe('where money is held until the centre has its say', () => {
    it('is paid beside it: the held money is taken first, when the seat is confirmed', async () => {
      const { order, url = '' } = await booked(6000, { requires_confirmation: true });
      await payOn(url);
      expect((await refused(order)).full_price).to.deep.equal({ rise: 4000, total: 10_000 });
      const raised = await agree(order.token);
      expect(raised).to.include({ status: 'CREATED', total: 10_000, paid: 0, is_rest_due: false });
      expect(raised.checks.filter(({ kind }) => kind === 'MONEY')).to.have.length(1);
      expect((await api.call('post', `/orders/${order.token}/pay`, { body: {} })).status).to.equal(409);
      expect((await confirmSeat(order.id)).status).to.equal(200);
      await reconcile();
      expect(await orderOf(api.call, order.token)).to.include({
        status: 'CREATED',
        paid: 6000,
        is_rest_due: true,
      });
      expect(await payRest(order.token)).to.include({ status: 'CONFIRMED', paid: 10_000 });
    });

    it('lets the held money go where nothing more comes', async () => {
      const { order, url = '' } = await booked(6000, { requires_confirmation: true });
      await payOn(url);
      await refused(order);
      await agree(order.token);
      await StudentDocument.update({ due_at: new Date(0) }, { where: { order_id: order.id } });
      await remindStudents();
      await reconcile();
      expect(await orderOf(api.call, order.token)).to.include({ status: 'CANCELED', paid: 0 });
    });
  });

  it('leaves every invariant of money whole', async () => {
    expect(await unitOfWork.transaction(findBroken)).to.deep.equal([]);
    expect(api.errors).to.deep.equal([]);
  });
});
