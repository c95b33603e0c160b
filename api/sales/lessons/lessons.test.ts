import type { Booking, LessonOffer, LessonView, OrderView } from '@odonta/api/contract';
import {
  Consent,
  type Lecturer,
  LessonRequest,
  type LessonSlot,
  Letter,
  Order,
  OrderParticipant,
  type Prod,
} from '@odonta/db/models';
import { buildCenter, inDays } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { buildLessonProd, buildLessonSlot, inHours } from '@odonta/db/testing/lessonFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { closeCourses } from '../../money/payments/receipts/closeCourses.ts';
import { collectLines } from '../../money/payouts/collecting.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { receiveMoney } from '../../orders/receiveMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { payOn } from '../../testing/cardPayments.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';
import { dropPastSlots, expireLessons } from './ending.ts';

describe('individual lessons', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  let lecturer: Lecturer;
  let token: string;
  let email: string;
  let prod: Prod;
  let number = 0;

  beforeEach(async () => {
    const his = await buildLecturerWithAccount();
    ({ lecturer } = his);
    ({ email } = his.user);
    token = await api.tokenOf(his.user);
    prod = await build();
    await api.sequelize.query('delete from rate_limits');
  });

  const build = (given: object = {}) =>
    api.given(async () => {
      const { id: center_id } = await buildCenter({
        ...{ is_sell_individuals: true, sale: 15, pay_inn: '7707083893', pay_name: 'ООО «Учебный центр»' },
        phone: '+74950000000',
      });
      return buildLessonProd({ center_id, lecturers: [lecturer], price_per_hour: 4000, ...given });
    });
  const slotAt = (starts_at = inHours(100)) =>
    buildLessonSlot({ prod_id: prod.id, lecturer_id: lecturer.id, starts_at });
  const bodyFor = ({ id: slot_id }: LessonSlot, besides: object = {}) => {
    number += 1;
    const contact = {
      ...{ last_name: 'Ученикова', first_name: 'Анна', phone: `+7903${String(number).padStart(7, '0')}` },
      email: `pupil${number}@test.local`,
    };
    return { slot_id, contact, comment: 'Разбор моего случая', consent: true, ...besides };
  };
  const ask = (slot: LessonSlot, besides: object = {}) =>
    api.call<LessonView>('post', '/lessons', { body: bodyFor(slot, besides) });
  const asked = async (slot: LessonSlot) => {
    const { status, body, text } = await ask(slot);
    expect(status, text).to.equal(201);
    return body.message;
  };
  const rowOf = (view: Pick<LessonView, 'token'>) =>
    LessonRequest.findOne({ where: { token: view.token }, rejectOnEmpty: true });
  const answer = async (view: LessonView, name: 'accept' | 'decline', body: object = {}, as = token) => {
    const { id } = await rowOf(view);
    return api.call('post', `/lk/lessons/requests/${id}/${name}`, { token: as, body });
  };
  const accepted = async (slot: LessonSlot) => {
    const view = await asked(slot);
    const { status, text } = await answer(view, 'accept');
    expect(status, text).to.equal(200);
    const { order_id } = await rowOf(view);
    return { view, order: await Order.findByPk(order_id ?? 0, { rejectOnEmpty: true }) };
  };
  const view = async ({ token: of }: Pick<LessonView, 'token'>) =>
    (await api.call<LessonView>('get', `/lessons/${of}`)).body.message;
  const free = async () =>
    (await api.call<LessonOffer>('get', `/lessons/prods/${prod.id}`)).body.message.slots.map(({ id }) => id);
  const kindsTo = async (to: string) =>
    (await Letter.findAll({ where: { to }, order: ['id'] })).map(({ kind }) => kind);
  const pay = async (order: Order) => {
    const { body } = await api.call<Booking>('post', '/pay/createPayment', { body: { hash: order.token } });
    await payOn(body.message.url ?? '');
    await eventually(async () => expect((await order.reload()).status).to.equal('CONFIRMED'));
  };
  const move = (order: Order, name: 'cancel' | 'expire') =>
    unitOfWork.transaction(async (transaction) =>
      transition(await lockOrder({ id: order.id }, transaction), name, systemActor, transaction),
    );

  it('shows free hours with their prices, and one that is asked for to nobody else', async () => {
    const first = await slotAt(inHours(100));
    const second = await slotAt(inHours(90));
    const { body } = await api.call<LessonOffer>('get', `/lessons/prods/${prod.id}`);
    expect(body.message).to.include({ price_per_hour: 4000, utc_offset: 3 });
    expect(body.message.slots.map(({ id, price }) => [id, price])).to.deep.equal([
      [second.id, 8000],
      [first.id, 8000],
    ]);
    const request = await asked(first);
    expect(await free()).to.deep.equal([second.id]);
    expect(request).to.include({ status: 'CREATED', price: 8000, may_withdraw: true, order: null });
    expect(request.answer_until).to.be.closeTo(secondsOf(new Date()) + 48 * 3600, 60);
    const row = await rowOf(request);
    expect(await Consent.findByPk(row.consent_id ?? 0)).to.include({ purpose: 'ORDER', form: 'lesson' });
    expect(await kindsTo(row.email)).to.deep.equal(['lesson_asked']);
    expect(await kindsTo(email)).to.deep.equal(['lesson_for_lecturer']);
  });

  it('of two who ask at once one gets the hours, and the other is refused in words', async () => {
    const slot = await slotAt();
    const before = await Consent.count();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(slot)));
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([201, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.text).to.include('Это время только что заняли: выберите другое');
    expect(await LessonRequest.count({ where: { slot_id: slot.id } })).to.equal(1);
    expect(await Consent.count(), 'a refused request leaves nothing').to.equal(before + 1);
  });

  it('the lecturer agrees, and the visitor gets a letter with an order of those hours at that price', async () => {
    const slot = await slotAt();
    const { view: request, order } = await accepted(slot);
    expect(order).to.include({ status: 'PREPARE', total: 800_000, prod_id: prod.id, buyer_kind: 'GUEST' });
    expect([order.lesson_from, order.lesson_to]).to.deep.equal([slot.starts_at, slot.ends_at]);
    const row = await rowOf(request);
    expect(await kindsTo(row.email)).to.deep.equal(['lesson_asked', 'lesson_accepted']);
    const letter = await Letter.findOne({ where: { kind: 'lesson_accepted', to: row.email } });
    expect(letter?.secret).to.include(order.token);
    const page = (await api.call<OrderView>('get', `/orders/${order.token}`)).body.message;
    expect(page.prod.date_start, 'its day').to.equal(
      Math.floor((secondsOf(slot.starts_at) + 3 * 3600) / 86_400) * 86_400,
    );
    expect(page.visit.schedule).to.have.length(1);
    expect(page.participants[0]?.tier_label).to.match(/^Занятие, 2\sчаса$/);
    expect(page.can_extend).to.equal(false);
    expect(page.available_transitions.map(({ name }) => name)).to.deep.equal(['cancel']);
    expect(await view(request)).to.deep.include({ status: 'CONFIRMED', may_withdraw: true });
    expect((await answer(request, 'accept')).status, 'the same answer again').to.equal(200);
    expect(await Order.count({ where: { prod_id: prod.id } })).to.equal(1);
    await pay(order);
    expect(await kindsTo(email)).to.include('lesson_paid');
    expect(await view(request)).to.deep.include({ may_withdraw: false });
    expect(await free()).to.deep.equal([]);
  });

  it('one person comes to several lessons of one course', async () => {
    const contact = bodyFor(await slotAt()).contact;
    for (const hours of [10, 20]) {
      const { body, text } = await ask(await slotAt(inHours(hours)), { contact });
      expect((await answer(body.message, 'accept')).status, text).to.equal(200);
    }
    expect(await Order.count({ where: { prod_id: prod.id, email: contact.email } })).to.equal(2);
  });

  it('a lecturer who declines says why, and the hours are free again', async () => {
    const slot = await slotAt();
    const request = await asked(slot);
    expect((await answer(request, 'decline')).body.errors).to.have.key('reason');
    const reason = 'Оперирую в этот день, пишите на evil.example';
    expect((await answer(request, 'decline', { reason })).status).to.equal(200);
    expect(await free()).to.deep.equal([slot.id]);
    expect(await view(request)).to.include({ status: 'REJECTED', reject_reason: reason });
    const letter = await Letter.findOne({ where: { kind: 'lesson_declined' }, order: [['id', 'DESC']] });
    expect(letter?.text).to.include('Оперирую в этот день').and.not.include('evil.example');
    expect((await answer(request, 'accept')).status).to.equal(409);
    expect((await ask(slot)).status, 'another may ask now').to.equal(201);
  });

  it('a visitor withdraws his request, or the unpaid order that came of it', async () => {
    const slot = await slotAt();
    const first = await asked(slot);
    const leave = (of: LessonView) =>
      api.call<LessonView>('post', `/lessons/${of.token}/withdraw`, { body: {} });
    expect((await leave(first)).body.message.status).to.equal('CANCELED');
    expect(await free()).to.deep.equal([slot.id]);
    expect(await kindsTo((await rowOf(first)).email)).to.deep.equal(['lesson_asked', 'lesson_withdrawn']);
    const { view: second, order } = await accepted(slot);
    expect((await leave(second)).body.message.status).to.equal('CANCELED');
    expect((await order.reload()).status).to.equal('CANCELED');
    expect(await kindsTo(email)).to.include('lesson_released');
    const { view: third, order: paid } = await accepted(slot);
    await pay(paid);
    const refused = await leave(third);
    expect([refused.status, refused.text.includes('возврат просят на странице заказа')]).to.deep.equal([
      409,
      true,
    ]);
  });

  it('a request that nobody answers, or nobody can answer any more, is closed once', async () => {
    const [late, gone] = [await asked(await slotAt()), await asked(await slotAt(inHours(200)))];
    expect(await expireLessons(api.sequelize)).to.equal(0);
    await LessonRequest.update({ expires_at: new Date(Date.now() - 1000) }, { where: { token: late.token } });
    expect((await answer(late, 'accept')).text).to.include('Срок ответа вышел');
    const runs = await Promise.all([expireLessons(api.sequelize), expireLessons(api.sequelize)]);
    expect(runs.reduce((sum, count) => sum + count)).to.equal(1);
    expect(await view(late)).to.include({ status: 'CANCELED' });
    expect(await view(gone)).to.include({ status: 'CREATED' });
    await prod.reload().then((now) => now.update({ status: 'CANCELED' }));
    expect((await answer(gone, 'accept')).text).to.include('Курс снят с продажи');
    expect(await expireLessons(api.sequelize)).to.equal(1);
    const letter = await Letter.findOne({ where: { to: (await rowOf(gone)).email, kind: 'lesson_expired' } });
    expect(letter?.text).to.include('курс снят с продажи');
  });

  it('the hours are free again when the order is not paid for in time, and late money goes back', async () => {
    const slot = await slotAt();
    const { view: request, order } = await accepted(slot);
    expect(secondsOf(order.expires_at)).to.be.closeTo(secondsOf(new Date()) + 48 * 3600, 60);
    await order.update({ expires_at: new Date(Date.now() - 1000) });
    await expireReservations();
    expect((await order.reload()).status).to.equal('CANCELED');
    expect(await view(request)).to.include({ status: 'CANCELED' });
    expect(await free()).to.deep.equal([slot.id]);
    await asked(slot);
    await unitOfWork.transaction(async (transaction) => {
      const locked = await lockOrder({ id: order.id }, transaction);
      const money = { account: 'CARD', sum: 800_000, payment_id: null } as const;
      await receiveMoney(locked, money, systemActor, transaction);
    });
    expect((await order.reload()).status, 'the hours are another’s').not.to.equal('CONFIRMED');
    expect(await kindsTo((await rowOf(request)).email)).to.include('lesson_paid_late');
  });

  it('the hours of a cancelled order are free again', async () => {
    const slot = await slotAt();
    const { view: request, order } = await accepted(slot);
    await move(order, 'cancel');
    expect(await view(request)).to.include({ status: 'CANCELED' });
    expect(await free()).to.deep.equal([slot.id]);
  });

  it('the hours of a refunded order are free again, and of one that was kept in part', async () => {
    const slot = await slotAt();
    for (const name of ['refund_whole', 'refund_part'] as const) {
      const { view: request, order } = await accepted(slot);
      await pay(order);
      await OrderParticipant.update({ state: 'CANCELED', is_live: false }, { where: { order_id: order.id } });
      await unitOfWork.transaction(async (transaction) =>
        transition(await lockOrder({ id: order.id }, transaction), name, systemActor, transaction, {
          sum: 400_000,
        }),
      );
      expect(await view(request), name).to.include({ status: 'CANCELED' });
      expect(await free(), name).to.deep.equal([slot.id]);
    }
  });

  it('a lesson is over by its own hours: then its money is paid out and its receipt is closed', async () => {
    const { order } = await accepted(await slotAt());
    await pay(order);
    const until = '2999-01-01';
    const linesOf = () =>
      unitOfWork.transaction((transaction) => collectLines(order.center_id, until, transaction));
    expect(await linesOf(), 'it is still ahead').to.deep.equal([]);
    await Order.update({ lesson_from: inDays(-9), lesson_to: inDays(-9) }, { where: { id: order.id } });
    expect((await linesOf()).map(({ order_id }) => order_id)).to.deep.equal([order.id]);
    expect(await closeCourses()).to.be.above(0);
  });

  it('a lesson of no price is agreed on at once', async () => {
    prod = await build({ price_per_hour: 0 });
    const { order } = await accepted(await slotAt());
    expect(order.status).to.equal('CONFIRMED');
  });

  it('hours that are past, of a lecturer who has not agreed, or of a paused course are shown to nobody', async () => {
    await slotAt(inHours(-5));
    expect(await free()).to.deep.equal([]);
    expect(await dropPastSlots(api.sequelize)).to.equal(1);
    const slot = await slotAt();
    await api.sequelize.query(
      `update prod_lecturers set consent = 'ASKED', asked_at = now() where prod_id = ${prod.id}`,
    );
    expect(await free()).to.deep.equal([]);
    expect((await ask(slot)).status).to.equal(409);
    await api.sequelize.query(`update prod_lecturers set consent = 'ACCEPTED' where prod_id = ${prod.id}`);
    expect(await free()).to.deep.equal([slot.id]);
    await prod.reload().then((now) => now.update({ sales_paused: true }));
    expect(await free()).to.deep.equal([]);
    expect((await ask(slot)).text).to.include('Продажи приостановлены');
  });

  it('refuses wrong input beside its field, a changed price and a fourth request of one person', async () => {
    const slot = await slotAt();
    const { body } = await ask(slot, { contact: { first_name: '1' }, consent: false });
    expect(Object.keys(body.errors ?? {})).to.include.members([
      'contact.last_name',
      'contact.first_name',
      'contact.phone',
      'contact.email',
      'consent',
    ]);
    expect((await ask(slot, { expected_price: 7000 })).text).to.include('Цена изменилась');
    expect((await ask({ id: 999_999_999 } as LessonSlot)).status).to.equal(404);
    const { contact } = bodyFor(slot);
    for (const hours of [10, 20, 30])
      expect((await ask(await slotAt(inHours(hours)), { contact })).status).to.equal(201);
    const fourth = await ask(slot, { contact });
    expect([fourth.status, fourth.text.includes('дождитесь ответа')]).to.deep.equal([409, true]);
    expect((await api.call('get', '/lessons/prods/999999')).status).to.equal(404);
    expect((await api.call('get', `/lessons/${'x'.repeat(32)}`)).status).to.equal(404);
  });

  it('an ordinary booking does not offer an hour, and the course is not sold by it', async () => {
    const dated = await build({ date_start: inDays(30), date_end: inDays(31) });
    const { body } = await api.call<{ participations: { key: string }[] }[]>(
      'get',
      `/pay/getProdsFormPayment?ids=${dated.id}`,
    );
    expect(body.message[0]?.participations.map(({ key }) => key)).to.deep.equal(['main']);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
