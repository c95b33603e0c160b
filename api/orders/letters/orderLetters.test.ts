import type { Booking, StaffOrder } from '@odonta/api/contract';
import { Letter, Order, OrderParticipant, StaffNotice, StatusChange } from '@odonta/db/models';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { expireReservations } from '../expireReservations.ts';
import { remindOfCourses, remindUnpaid } from './remind.ts';

describe('letters of orders', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');
  let center: Awaited<ReturnType<typeof buildCenter>>;

  before(async () => {
    center = await buildCenter({
      is_sell_individuals: true,
      email: 'center@test.local',
      manager_id: manager.user.id,
    });
  });

  const sold = (given: Parameters<typeof buildProd>[0] = {}) =>
    api.given(() => buildProd({ center_id: center.id, ...given }));
  const lettersOf = async (record_id: number) =>
    (await Letter.findAll({ where: { resource: 'orders', record_id }, order: [['id', 'ASC']] })).map(
      ({ kind, to }) => `${kind} → ${to}`,
    );
  const person = { last_name: 'Письмова', first_name: 'Вера', email: 'letters@test.local' };
  const book = async (prod_id: number) => {
    const body = {
      prod_id,
      participants: [person],
      contact: { ...person, phone: '+79001234567' },
      consent: true,
    };
    return (await api.call<Booking>('post', '/pay/createPayment', { body })).body.message.order;
  };
  const move = (id: number, name: string, body: object = {}, token = manager.token) =>
    api.call<StaffOrder>('post', `/adm/orders/${id}/${name}`, { token, body });

  it('a letter says what was booked, what is to be paid and until when, and only the reader gets the link', async () => {
    const order = await book((await sold({ name: 'Эндодонтия с нуля' })).id);
    expect(await lettersOf(order.id)).to.deep.equal(['order_booked → letters@test.local']);
    const letter = await Letter.findOne({ where: { record_id: order.id, kind: 'order_booked' } });
    expect(letter?.text)
      .to.match(/Эндодонтия с нуля.*1\s+место.*10\s000\s₽/s)
      .and.contain('Оплатите заказ до');
    expect(letter?.text).to.not.contain(order.token);
    expect(letter?.text, 'a booking that is not paid')
      .to.match(/забронировано/)
      .and.not.match(/записан/i);
  });

  it('a confirmation goes to buyer, participant and centre once, and notifies the manager', async () => {
    const order = await book((await sold({ price: 0 })).id);
    expect(await lettersOf(order.id)).to.deep.equal([
      'order_paid → letters@test.local',
      'ticket → letters@test.local',
      'order_paid_center → center@test.local',
    ]);
    const bell = await StaffNotice.findOne({ where: { user_id: manager.user.id, kind: 'order_paid' } });
    expect(bell?.path).to.equal(`/orders/${order.id}/show`);
  });

  it('a letter asks the centre for confirmation, and another says how it decided', async () => {
    const [yes, no] = [
      await book((await sold({ price: 0, requires_confirmation: true })).id),
      await book((await sold({ price: 0, requires_confirmation: true })).id),
    ];
    await sold({ name: 'Похожий курс' });
    await move(yes.id, 'confirm_seat');
    expect(await lettersOf(yes.id)).to.deep.equal([
      'order_awaits → letters@test.local',
      'order_to_confirm → center@test.local',
      'order_confirmed → letters@test.local',
      'ticket → letters@test.local',
      'order_paid_center → center@test.local',
    ]);
    await move(no.id, 'reject', { reason: 'Группа набрана' });
    const rejected = await Letter.findOne({ where: { record_id: no.id, kind: 'order_rejected' } });
    expect(rejected?.text).to.contain('Причина: Группа набрана').and.contain('Похожие курсы:');
  });

  it('a letter says that an order was cancelled or not paid in time', async () => {
    const [canceled, expired] = [await book((await sold()).id), await book((await sold()).id)];
    await move(canceled.id, 'cancel', { cancel_reason: 'DUPLICATE' });
    expect((await lettersOf(canceled.id)).at(-1)).to.equal('order_canceled → letters@test.local');
    await Order.update({ expires_at: new Date(Date.now() - 1000) }, { where: { id: expired.id } });
    await Promise.all([expireReservations(), expireReservations()]);
    expect(await lettersOf(expired.id)).to.deep.equal([
      'order_booked → letters@test.local',
      'order_expired → letters@test.local',
    ]);
  });

  it('staff resend letters', async () => {
    const order = await book((await sold()).id);
    await move(order.id, 'resend');
    expect(await lettersOf(order.id)).to.deep.equal(Array(2).fill('order_booked → letters@test.local'));
  });

  it('letters are resent at most every ten minutes and three times in a day', async () => {
    const order = await book((await sold()).id);
    const first = (await move(order.id, 'resend')).body.message;
    expect(first.letters_at).to.be.closeTo(Date.now() / 1000, 30);
    const again = await move(order.id, 'resend');
    expect([again.status, again.body.message]).to.satisfy(
      ([status, text]: [number, string]) => status === 409 && /ещё раз можно через 10 минут/.test(text),
    );
    const other = await book((await sold()).id);
    const hourAgo = { created_at: new Date(Date.now() - 3600_000), actor_id: null, reason: null };
    const step = { resource: 'orders', move: 'resend', from_status: 'PREPARE', to_status: 'PREPARE' };
    await StatusChange.bulkCreate(Array(3).fill({ ...step, ...hourAgo, record_id: other.id }));
    expect((await move(other.id, 'resend')).body.message).to.match(/За сутки .* 3 раза: больше нельзя/);
  });

  it('a payment link goes by message and by mail, on demand and not too often', async () => {
    const order = await book((await sold()).id);
    await move(order.id, 'link_sms');
    const { history } = (await move(order.id, 'link_mail')).body.message;
    expect(history.map(({ label }) => label)).to.deep.equal([
      'Ссылка на оплату отправлена по СМС',
      'Ссылка на оплату отправлена по почте',
    ]);
    const [sms, mail] = await Letter.findAll({
      where: { record_id: order.id, kind: 'payment_link' },
      order: [['id', 'ASC']],
    });
    expect([sms?.channel, mail?.channel]).to.deep.equal(['SMS', 'MAIL']);
    expect(sms?.text).to.equal('Оплата: {secret}');
    expect(mail?.text).to.include('Оплатить заказ: {secret}');
    expect(`Оплата: https://odonta.ru${orderPath(order.token)}`.length).to.be.at.most(70);
    expect((await move(order.id, 'link_sms')).status).to.equal(429);
    const yesterday = { created_at: new Date(Date.now() - 3600_000) };
    await Letter.update(yesterday, { where: { record_id: order.id, kind: 'payment_link' } });
    await Letter.bulkCreate(
      Array.from({ length: 4 }, () => ({ ...(sms as Letter).dataValues, id: undefined, ...yesterday })),
    );
    const beyond = await move(order.id, 'link_sms');
    expect([beyond.status, beyond.body.message]).to.deep.equal([
      409,
      'За сутки ссылку на этот заказ так уже отправляли 5 раз: больше нельзя',
    ]);
    expect((await move(order.id, 'link_mail')).status).to.equal(200);
  });

  it('no payment link goes out for a paid, finished or unreachable order, and only staff with the right send it', async () => {
    const order = await book((await sold()).id);
    await Order.update({ phone: '+4915112345678' }, { where: { id: order.id } });
    const abroad = await move(order.id, 'link_sms');
    expect([abroad.status, abroad.body.message]).to.deep.equal([
      409,
      'У клиента нет российского мобильного телефона: отправьте ссылку по почте',
    ]);
    const onlooker = (await api.staff('ORDER_VIEW')).token;
    expect((await move(order.id, 'link_mail', {}, onlooker)).status).to.equal(403);
    await Order.update({ expires_at: new Date(Date.now() - 1000) }, { where: { id: order.id } });
    expect((await move(order.id, 'link_mail')).status).to.equal(409);
    const paid = await buildOrder({ status: 'CONFIRMED' });
    expect((await move(paid.id, 'link_mail')).status).to.equal(409);
    expect(await Letter.count({ where: { record_id: order.id, kind: 'payment_link' } })).to.equal(0);
  });

  it('one reminder of the payment goes out, however many nodes check', async () => {
    const order = await book((await sold()).id);
    await api.sequelize.query(`update orders set created_at = now() - interval '40 minutes',
      expires_at = now() + interval '1 day' where id = ${order.id}`);
    await Promise.all([remindUnpaid(), remindUnpaid()]);
    await remindUnpaid();
    expect((await lettersOf(order.id)).slice(1)).to.deep.equal(['payment_reminder_30m → letters@test.local']);
  });

  it('participants are reminded a week and a day before their course, each once, and nobody else', async () => {
    const prod = await sold({ date_start: inDays(6.5) });
    const order = await buildOrder({ prod, people: 3, status: 'CONFIRMED', confirmed_at: inDays(-10) });
    const late = await buildOrder({ prod, status: 'CONFIRMED' });
    const [first, gone, leaving] = order.participants;
    await OrderParticipant.update({ is_live: false, state: 'CANCELED' }, { where: { id: gone?.id } });
    const agreed = { status: 'CREATED', approved_sum: 100_000 } as const;
    await buildRefund({ order_id: order.id, participant_ids: [leaving?.id ?? 0], ...agreed });
    await Promise.all([remindOfCourses(), remindOfCourses()]);
    expect(await lettersOf(order.id)).to.deep.equal([`reminder_7d → ${first?.email}`]);
    expect(await lettersOf(late.id)).to.deep.equal([]);
    await prod.update({ date_start: inDays(0.9) });
    await remindOfCourses();
    await remindOfCourses();
    expect(await lettersOf(order.id)).to.deep.equal([
      `reminder_7d → ${first?.email}`,
      `reminder_1d → ${first?.email}`,
    ]);
  });

  it('both participants get a letter when one replaces the other', async () => {
    const order = await buildOrder({ status: 'CONFIRMED' });
    const [participant] = order.participants;
    const body = { last_name: 'Новая', first_name: 'Зоя', email: 'zoya@test.local' };
    await api.call('post', `/adm/participants/${participant?.id}/replace`, { token: manager.token, body });
    expect(await lettersOf(order.id)).to.deep.equal([
      `participant_replaced → ${order.email}`,
      `replaced → ${participant?.email}`,
      'ticket → zoya@test.local',
    ]);
    const { text } = await Letter.findOne({ where: { to: body.email }, rejectOnEmpty: true });
    const { short_code, ticket_code } = await OrderParticipant.findOne({
      where: { email: body.email },
      rejectOnEmpty: true,
    });
    expect(text, 'a code to say aloud').to.contain(shortCodeInWords(short_code));
    expect(text).to.not.contain(ticket_code);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
