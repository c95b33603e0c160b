import type { Booking, OrderView, PaymentPage, StaffStudentDocument } from '@odonta/api/contract';
import { AuditEntry, Letter, Order, PrivateFile, ProdPrice, StudentDocument } from '@odonta/db/models';
import { expect } from 'chai';
import { reconcile } from '../../money/payments/reconcile.ts';
import { giveBackToCards } from '../../money/refunds/cardRefunds.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { balanceOf, newPerson, orderOf, payOn, soldByCard } from '../../testing/cardPayments.ts';
import { useApi } from '../../testing/useApi.ts';
import { remindStudents } from './remind.ts';

const paper = Buffer.from('%PDF-1.7 card of a student %%EOF');

describe('the price of students', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('MANAGER')).token;
  });

  /** Two come, one of them a student: 10 000 and 6 000. */
  async function booked(given: Parameters<typeof soldByCard>[1] = {}) {
    const prod = await soldByCard(api, given);
    await api.given(() =>
      ProdPrice.create({ prod_id: prod.id, type: 'student', price: 600_000, sort: 0, seats_limit: 3 }),
    );
    const people = [{ ...newPerson(), is_student: true }, newPerson()];
    const { is_student, ...contact } = people[0] as (typeof people)[0] & { is_student: boolean };
    const body = { prod_id: prod.id, participants: people, contact, consent: true, bonuses: 0 };
    const answer = await api.call<Booking>('post', '/pay/createPayment', { body });
    expect(answer.status, answer.text).to.equal(201);
    return answer.body.message;
  }
  const paid = async () => {
    const { order, url = '' } = await booked();
    await payOn(url);
    return orderOf(api.call, order.token);
  };
  const send = (order: Pick<OrderView, 'token' | 'participants'>, bytes = paper, place = 0) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'student.pdf');
    const path = `/orders/${order.token}/participants/${order.participants[place]?.id}/student_document`;
    return api.call<OrderView>('post', path, { body: form });
  };
  const documentOf = ({ id }: Pick<OrderView, 'id'>) =>
    StudentDocument.findOne({ where: { order_id: id }, rejectOnEmpty: true });
  const decide = async (order: Pick<OrderView, 'id'>, move: 'approve' | 'reject', body: object = {}) =>
    api.call<StaffStudentDocument>('post', `/adm/student_documents/${(await documentOf(order)).id}/${move}`, {
      token,
      body,
    });
  const overdue = async ({ id }: Pick<OrderView, 'id'>) => {
    await StudentDocument.update({ due_at: new Date(0) }, { where: { order_id: id } });
    await remindStudents();
  };
  const lettersTo = async ({ id }: Pick<OrderView, 'id'>) =>
    (await Letter.findAll({ where: { resource: 'orders', record_id: id }, order: ['id'] })).map(
      ({ kind }) => kind,
    );

  it('is asked a paper for within 48 hours, and what is paid waits for it', async () => {
    const order = await paid();
    expect(order).to.include({ status: 'CREATED', paid: 16_000 });
    expect(order.checks).to.deep.equal([{ kind: 'STUDENT_DOC', is_done: false }]);
    const [student, other] = order.participants;
    expect(other?.document).to.equal(null);
    expect(student?.document).to.include({ status: 'PREPARE', reason: null });
    expect((student?.document?.due_at ?? 0) - Date.now() / 1000).to.be.within(48 * 3600 - 60, 48 * 3600 + 1);
    expect(await lettersTo(order))
      .to.include('student_document_asked')
      .and.not.include('order_to_confirm');
    expect((await decide(order, 'approve')).status).to.equal(409);
  });

  it('stays when staff have found the paper good, and the order is confirmed', async () => {
    const order = await paid();
    const sent = await send(order);
    expect(sent.body.message.participants[0]?.document?.status, sent.text).to.equal('CREATED');
    const { status, body, text } = await decide(order, 'approve');
    expect(status, text).to.equal(200);
    expect(body.message).to.include({ status: 'CONFIRMED', reject_reason: null });
    expect(await orderOf(api.call, order.token)).to.include({ status: 'CONFIRMED', total: 16_000 });
    expect(await balanceOf(order.id))
      .to.include({ CARD: 1_600_000 })
      .and.not.have.property('BUYER');
    expect((await send(order)).status).to.equal(409);
  });

  it('waits for no more than money where the paper was looked at first', async () => {
    const { order, url = '' } = await booked();
    await send(order);
    await decide(order, 'approve');
    expect((await orderOf(api.call, order.token)).status).to.equal('PREPARE');
    await payOn(url);
    expect((await orderOf(api.call, order.token)).status).to.equal('CONFIRMED');
  });

  it('becomes the full one when the difference is paid after a refusal', async () => {
    const order = await paid();
    await send(order);
    expect((await decide(order, 'reject')).status).to.equal(422);
    await decide(order, 'reject', { reason: 'Срок билета вышел' });
    const refused = await orderOf(api.call, order.token);
    expect(refused.full_price).to.deep.equal({ rise: 4000, total: 20_000 });
    expect(refused.participants[0]?.document).to.include({ status: 'REJECTED', reason: 'Срок билета вышел' });
    expect(await lettersTo(order)).to.include('student_rejected');
    const raised = await api.call<OrderView>('post', `/orders/${order.token}/full_price`, { body: {} });
    expect(raised.body.message, raised.text).to.include({
      status: 'CREATED',
      total: 20_000,
      full_price: null,
    });
    expect((await send(order)).status).to.equal(409);
    expect((await api.call('post', `/orders/${order.token}/full_price`, { body: {} })).status).to.equal(409);
    const { url } = (await api.call<PaymentPage>('post', `/orders/${order.token}/pay`, { body: {} })).body
      .message;
    await payOn(url);
    const done = await orderOf(api.call, order.token);
    expect(done).to.include({ status: 'CONFIRMED', paid: 20_000, subtotal: 20_000 });
    expect(done.participants[0]).to.include({ unit_price: 10_000, is_student: false, document: null });
    expect((await documentOf(order)).status).to.equal('CANCELED');
  });

  it('is kept by another paper after a refusal', async () => {
    const order = await paid();
    await send(order);
    const first = (await documentOf(order)).file_id ?? '';
    await decide(order, 'reject', { reason: 'Не видно фамилии' });
    await send(order, Buffer.from('%PDF-1.7 a better one %%EOF'));
    expect(await PrivateFile.findByPk(first)).to.equal(null);
    await decide(order, 'approve');
    expect((await orderOf(api.call, order.token)).status).to.equal('CONFIRMED');
  });

  it('ends with its order, and the money goes back, where nobody sends and nobody pays', async () => {
    const order = await paid();
    await overdue(order);
    expect((await documentOf(order)).reject_reason).to.equal('Документ не прислали за 48 часов');
    expect((await orderOf(api.call, order.token)).status).to.equal('CREATED');
    await overdue(order);
    const ended = await Order.findByPk(order.id, { rejectOnEmpty: true });
    expect(ended).to.include({ status: 'CANCELED', cancel_reason: 'STUDENT_REJECTED' });
    await giveBackToCards();
    await reconcile();
    expect((await orderOf(api.call, order.token)).refunded).to.equal(16_000);
    expect((await documentOf(order)).status).to.equal('CANCELED');
    await remindStudents();
    expect((await send(order)).status).to.equal(409);
  });

  it('is shown to the deciding staff, with a note, and the document to no one else', async () => {
    const order = await paid();
    await send(order);
    const { id, file_id } = await documentOf(order);
    const path = `/adm/student_documents/${id}/file`;
    const got = await api.call('get', path, { token });
    expect([got.status, got.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
    const noted = { resource: 'student_documents', record_id: String(id), action: 'reveal' };
    expect(await AuditEntry.count({ where: noted })).to.equal(1);
    expect((await api.call('get', path)).status).to.equal(401);
    expect((await api.call('get', path, { token: (await api.staff('ARTICLES')).token })).status).to.equal(
      403,
    );
    expect(
      (await api.call('get', path, { token: (await api.staff('PARTNER_MANAGER')).token })).status,
    ).to.equal(404);
    for (const address of [`/uploads/${file_id}`, `/api/orders/${order.token}/student_document`])
      expect((await fetch(api.url + address)).status).to.equal(404);
    expect(JSON.stringify(await orderOf(api.call, order.token))).to.not.include(file_id);
  });

  it('takes papers of its own order alone, of three kinds, and forgets them 90 days after the course', async () => {
    const [order, foreign] = [await paid(), await paid()];
    const crossed = { token: order.token, participants: foreign.participants };
    expect((await send(crossed)).status).to.equal(404);
    expect((await send(order, paper, 1)).status).to.equal(404);
    expect((await send(order, Buffer.from('<svg onload="alert(1)"/>'))).status).to.equal(415);
    expect((await documentOf(order)).status).to.equal('PREPARE');
    await send(order);
    const file = await PrivateFile.findByPk((await documentOf(order)).file_id ?? '', { rejectOnEmpty: true });
    const days = ((file.delete_after?.getTime() ?? 0) / 1000 - (order.prod.date_start ?? 0)) / 86_400;
    expect(days).to.equal(90);
  });

  it('leaves every invariant of money whole', async () => {
    expect(await unitOfWork.transaction(findBroken)).to.deep.equal([]);
    expect(api.errors).to.deep.equal([]);
  });
});
