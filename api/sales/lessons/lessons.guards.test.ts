import type { Booking, LessonOffer, LessonView, OrderView } from '@odonta/api/contract';
import {
  Center,
  Certificate,
  type Lecturer,
  LessonRequest,
  type LessonSlot,
  Letter,
  Order,
  OrderParticipant,
  type Prod,
  ProdChange,
  ProdPrice,
} from '@odonta/db/models';
import {
  buildCenter,
  buildCity,
  buildIndividual,
  buildLecturer,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { buildLessonProd, buildLessonSlot, inHours } from '@odonta/db/testing/lessonFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { aheadOf } from '../../cabinets/orders.ts';
import { reserveLonger } from '../../money/payments/refusals.ts';
import { notifyOfChanges } from '../../orders/changes/notifyOfChanges.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { expireLessons } from './ending.ts';

describe('the limits of individual lessons', () => {
  const api = useApi();
  let lecturer: Lecturer;
  let token: string;
  let prod: Prod;
  let number = 0;

  beforeEach(async () => {
    const his = await buildLecturerWithAccount();
    ({ lecturer } = his);
    token = await api.tokenOf(his.user);
    prod = await build();
    await api.sequelize.query('delete from rate_limits');
  });

  const build = (given: object = {}, center: object = {}) =>
    api.given(async () => {
      const { id: center_id } = await buildCenter({ is_sell_individuals: true, sale: 15, ...center });
      return buildLessonProd({ center_id, lecturers: [lecturer], price_per_hour: 4000, ...given });
    });
  const slotAt = (starts_at = inHours(100)) =>
    buildLessonSlot({ prod_id: prod.id, lecturer_id: lecturer.id, starts_at });
  const person = () => {
    number += 1;
    const phone = `+7904${String(number).padStart(7, '0')}`;
    return { last_name: 'Часова', first_name: 'Анна', phone, email: `hour${number}@test.local` };
  };
  const ask = ({ id: slot_id }: LessonSlot, contact: object = person()) =>
    api.call<LessonView>('post', '/lessons', { body: { slot_id, contact, consent: true } });
  const asked = async (slot: LessonSlot, contact: object = person()) => {
    const { status, body, text } = await ask(slot, contact);
    expect(status, text).to.equal(201);
    return body.message;
  };
  const rowOf = ({ token: of }: LessonView) =>
    LessonRequest.findOne({ where: { token: of }, rejectOnEmpty: true });
  const accept = async (view: LessonView) =>
    api.call('post', `/lk/lessons/requests/${(await rowOf(view)).id}/accept`, { token, body: {} });
  const accepted = async (slot: LessonSlot) => {
    const view = await asked(slot);
    const { status, text } = await accept(view);
    expect(status, text).to.equal(200);
    const { order_id } = await rowOf(view);
    return { view, order: await Order.findByPk(order_id ?? 0, { rejectOnEmpty: true }) };
  };
  const offer = () => api.call<LessonOffer>('get', `/lessons/prods/${prod.id}`);

  it('the price of an hour buys no whole course', async () => {
    const hour = await ProdPrice.findOne({ where: { prod_id: prod.id, type: 'hour' }, rejectOnEmpty: true });
    const participation = `any:${hour.id}`;
    const contact = person();
    const consent = true;
    const quote = { prod_id: prod.id, participation, participants: [{}] };
    const booking = { prod_id: prod.id, participation, participants: [contact], contact, consent };
    const waiting = { prod_id: prod.id, participation, contact, consent };
    const waited = await api.call('post', '/waitlist', { body: waiting });
    await api.given(() => prod.update({ date_start: inDays(30), date_end: inDays(31) }));
    const quoted = await api.call('post', '/pay/quote', { body: quote });
    const booked = await api.call<Booking>('post', '/pay/createPayment', { body: booking });
    for (const { status, body, text } of [waited, quoted, booked]) {
      expect(status, text).to.equal(422);
      expect(body.errors).to.have.key('participation');
    }
  });

  it('a lesson asked for before a pause of the centre is agreed to, and none is asked for meanwhile', async () => {
    const [slot, other] = [await slotAt(), await slotAt(inHours(150))];
    const view = await asked(slot);
    const closure = {
      closed_from: moscowDay(new Date()),
      closed_to: moscowDay(inDays(10)),
      closure_note: 'Мы в отпуске',
    };
    await Center.update(closure, { where: { id: prod.center_id } });
    expect((await ask(other)).body).to.include({ code: 'SALES_PAUSED' });
    const { status, text } = await accept(view);
    expect(status, text).to.equal(200);
    const { order_id } = await rowOf(view);
    expect(await Order.findByPk(order_id ?? 0)).to.include({ buyer_kind: 'GUEST', status: 'PREPARE' });
  });

  it('a lesson in the east is on its own day, and begins at its own moment', async () => {
    const city = await buildCity({ name: 'Владивосток-9', utc_offset: 10 });
    prod = await build({ city_id: city.id });
    const day = inHours(240).toISOString().slice(0, 10);
    const midnight = Date.parse(day);
    const starts_at = new Date(midnight - 3_600_000);
    const { order } = await accepted(await slotAt(starts_at));
    expect(order.lesson_from).to.deep.equal(starts_at);
    expect(order.snapshot.date_start, 'nine in the morning by the local clock').to.equal(midnight / 1000);
    expect(order.snapshot.date_end).to.equal(midnight / 1000);
    const page = (await api.call<OrderView>('get', `/orders/${order.token}`)).body.message;
    expect(page.prod.date_start).to.equal(midnight / 1000);
  });

  it('a course that is paid for by invoice alone is not sold by the hour', async () => {
    const slot = await slotAt();
    const view = await asked(slot);
    const other = await slotAt(inHours(50));
    await api.given(() => prod.update({ payment_methods: ['INVOICE'] }));
    expect((await offer()).status).to.equal(404);
    expect((await ask(other)).status).to.equal(404);
    expect((await accept(view)).text).to.include('нельзя оплатить на сайте');
    expect(await Order.count({ where: { prod_id: prod.id } })).to.equal(0);
  });

  it('a lecturer leaves no course in which he has promised a lesson, and one who has left promises none', async () => {
    const slot = await slotAt();
    const waiting = await asked(await slotAt(inHours(60)));
    await accepted(slot);
    const reason = 'Уезжаю на конгресс';
    const decline = () => api.call('post', `/lk/courses/${prod.id}/decline`, { token, body: { reason } });
    const refused = await decline();
    expect([refused.status, refused.text.includes('Вы согласились на занятие')], refused.text).to.deep.equal([
      409,
      true,
    ]);
    const editor = await api.staff('COURSE_EDITOR');
    const other = await buildLecturer();
    const replace = () =>
      api.call('put', `/adm/prods/${prod.id}`, { token: editor.token, body: { lecturer_ids: [other.id] } });
    const kept = await replace();
    expect(kept.status, kept.text).to.equal(422);
    expect(kept.body.errors).to.have.key('lecturer_ids');
    const past = { expires_at: inHours(-10), starts_at: inHours(-10), ends_at: inHours(-8) };
    await LessonRequest.update(past, { where: { slot_id: slot.id } });
    expect((await replace()).status).to.equal(200);
    const late = await accept(waiting);
    expect([late.status, late.text.includes('больше не ведёте')], late.text).to.deep.equal([409, true]);
    expect(await expireLessons(api.sequelize)).to.equal(1);
  });

  it('a lecturer who is asked anew, and still shown, keeps his hours and the requests for them', async () => {
    const view = await asked(await slotAt());
    const free = await slotAt(inHours(50));
    const askAgain = `update prod_lecturers set consent = 'ASKED', asked_at = now(), expired_at = now() where prod_id = ${prod.id}`;
    await api.sequelize.query(askAgain);
    expect(await expireLessons(api.sequelize)).to.equal(0);
    expect((await offer()).body.message.slots.map(({ id }) => id)).to.deep.equal([free.id]);
    await asked(free);
    expect((await accept(view)).status).to.equal(200);
  });

  it('a new date of the course gives no money of a lesson back, a new place does', async () => {
    const { order } = await accepted(await slotAt());
    const book = { created_at: inDays(-5), status: 'CONFIRMED', paid_sum: order.total } as const;
    await Order.update(book, { where: { id: order.id }, silent: true });
    const change = (kind: 'date' | 'lecturers' | 'place') =>
      ProdChange.create({ prod_id: prod.id, kind, old: 'было', new: 'стало' });
    await ProdChange.update({ notified_at: new Date() }, { where: { notified_at: null } });
    await change('date');
    const last = await change('lecturers');
    await notifyOfChanges(0);
    await order.reload();
    expect([order.full_refund_until, order.last_change_id]).to.deep.equal([null, last.id]);
    await change('place');
    await notifyOfChanges(0);
    expect((await order.reload()).full_refund_until).not.to.equal(null);
  });

  it('one person asks five times a day, at most three at once, however he is called', async () => {
    const contact = person();
    const withdraw = ({ token: of }: LessonView) => api.call('post', `/lessons/${of}/withdraw`, { body: {} });
    const slots: LessonSlot[] = [];
    for (let hours = 10; hours < 80; hours += 10) slots.push(await slotAt(inHours(hours)));
    const [first, second, ...others] = slots as [LessonSlot, LessonSlot, ...LessonSlot[]];
    await withdraw(await asked(first, contact));
    await withdraw(await asked(second, { ...contact, email: 'another@test.local' }));
    const parallel = await Promise.all(
      others.map((slot) => ask(slot, { ...person(), phone: contact.phone })),
    );
    expect(parallel.map(({ status }) => status).toSorted()).to.deep.equal([201, 201, 201, 409, 409]);
    for (const { body, status } of parallel) if (status === 201) await withdraw(body.message);
    await api.sequelize.query('delete from rate_limits');
    const sixth = await ask(first, contact);
    expect([sixth.status, sixth.text.includes('за сутки')], sixth.text).to.deep.equal([409, true]);
  });

  it('an address asks, and withdraws, ten times a day', async () => {
    const slot = await slotAt();
    const view = await asked(slot);
    for (let times = 0; times < 9; times += 1) await ask(slot);
    expect((await ask(slot)).status).to.equal(429);
    const withdraw = () => api.call('post', `/lessons/${view.token}/withdraw`, { body: {} });
    for (let times = 0; times < 10; times += 1) expect((await withdraw()).status).to.equal(200);
    expect((await withdraw()).status).to.equal(429);
  });

  it('the letter of a free lesson asks for no money', async () => {
    prod = await build({ price_per_hour: 0 });
    const { order } = await accepted(await slotAt());
    const where = { kind: 'lesson_accepted', to: order.email ?? '' };
    const letter = await Letter.findOne({ where, rejectOnEmpty: true });
    expect(letter.text).to.include('Платить ничего не нужно').and.not.include('Оплат');
  });

  it('nobody offers, asks for or agrees to a lesson that begins within two hours', async () => {
    const soon = await slotAt(inHours(1));
    expect((await offer()).body.message.slots).to.deep.equal([]);
    expect((await ask(soon)).status).to.equal(409);
    const later = await slotAt(inHours(4));
    const view = await asked(later);
    expect(view.answer_until).to.equal(later.starts_at.getTime() / 1000 - 2 * 3600);
    const row = await rowOf(view);
    await row.update({ starts_at: inHours(1), ends_at: inHours(2), expires_at: inHours(1) });
    expect((await accept(view)).text).to.include('Срок ответа вышел');
  });

  it('a reservation is not prolonged beyond the beginning of a lesson', async () => {
    const { order } = await accepted(await slotAt());
    const begun = new Date(Date.now() + 60_000);
    await order.update({ lesson_from: begun, expires_at: begun });
    await unitOfWork.transaction((transaction) => reserveLonger(order, transaction));
    expect((await order.reload()).expires_at).to.deep.equal(begun);
  });

  it('a certificate of a lesson states its own hours, and no points of the course', async () => {
    const nmo = { state: 'APPROVED', code: 'НМО-1', points: 36, speciality_ids: [], date: null };
    await api.given(() => prod.update({ duration_hours: 36, nmo } as object));
    const { order } = await accepted(await slotAt());
    const past = { lesson_from: inHours(-50), lesson_to: inHours(-48), status: 'CONFIRMED' } as const;
    await Order.update({ ...past, paid_sum: order.total }, { where: { id: order.id } });
    const { token: staff } = await api.staff('ROP_COURSE');
    const one = await OrderParticipant.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
    const answer = await api.call('post', `/adm/participants/${one.id}/certificate`, {
      token: staff,
      body: {},
    });
    expect(answer.status, answer.text).to.equal(200);
    const certificate = await Certificate.findOne({ where: { participant_id: one.id }, rejectOnEmpty: true });
    expect(certificate.snapshot).to.include({ hours: 2, nmo_code: null, nmo_points: null });
  });

  it('two lecturers with hours at one time are not merged, and the time is named', async () => {
    const other = await buildLecturer();
    const slot = await slotAt();
    await buildLessonSlot({ lecturer_id: other.id, prod_id: prod.id, starts_at: slot.starts_at });
    const { token: admin } = await api.staff('ADMIN');
    const body = { from_id: other.id };
    const merged = await api.call('post', `/adm/lecturers/${lecturer.id}/merge`, { token: admin, body });
    expect(merged.status, merged.text).to.equal(409);
    expect(merged.text).to.match(/часы для занятий в одно время: \d+ .*\d\d:00–\d\d:00/);
  });

  it('a lesson that is over is not ahead, however long its course goes on', async () => {
    const { order } = await accepted(await slotAt());
    const me = await buildIndividual();
    await Order.update(
      { individual_id: me.id, buyer_kind: 'INDIVIDUAL', status: 'CONFIRMED', paid_sum: order.total },
      { where: { id: order.id } },
    );
    await api.given(() => prod.update({ date_start: inDays(30), date_end: inDays(31) }));
    const ahead = async () => (await aheadOf({ individual_id: me.id })).courses.map(({ id }) => id);
    expect(await ahead()).to.deep.equal([order.id]);
    await Order.update({ lesson_from: inDays(-2), lesson_to: inDays(-1) }, { where: { id: order.id } });
    expect(await ahead()).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
