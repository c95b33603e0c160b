import type { CompanySeats, SeatInvitation } from '@odonta/api/contract';
import { Letter, Order, OrderParticipant, type Prod, SeatCode, StaffNotice } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { remindOfCourses } from '../../orders/letters/remind.ts';
import { buildCourseOfCompanies, buildTerms, companiesOn } from '../../testing/companies.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { notifyOfUnnamed } from './clock.ts';

let number = 0;
const person = (said: object = {}) => {
  number += 1;
  return { last_name: 'Слушателева', first_name: 'Нина', email: `seat${number}@test.local`, ...said };
};
const consent = { text_version: '2026-11-20' };

describe('places of a company', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');
  const { call, view, rowOf, isQuoted, accepts, isPaid } = companiesOn(() => ({ api, staff: manager.token }));

  before(async () => {
    await buildTerms();
  });

  const course = (given: object = {}) => api.given(() => buildCourseOfCompanies(given));
  const seatsOf = async (token: string) =>
    (await api.call<CompanySeats>('get', `/legal-request/${token}/seats`)).body.message;
  const action = (token: string, seat: number | undefined, word: string, body: object = {}) =>
    api.call<CompanySeats>('post', `/legal-request/${token}/seats/${seat}/${word}`, { body });
  const name = (code: string | undefined, said: object = {}) =>
    api.call<SeatInvitation>('post', `/seat-codes/${code}`, { body: { ...person(said), consent } });
  const paidFor = async (prod: Prod, nb_seats = 3, asked: object = {}) =>
    (await isPaid(prod, { nb_seats, ...asked })).token;

  it('a payment opens the places: each has a link of its own, and one letter says so', async () => {
    const prod = await course();
    const quoted = await isQuoted(prod, { nb_seats: 3 });
    await accepts(quoted);
    expect((await api.call('get', `/legal-request/${quoted.token}/seats`)).status).to.equal(409);
    const token = await paidFor(prod);
    const { seats, until } = await seatsOf(token);
    expect(seats.map(({ number, person: who, named_at }) => [number, who, named_at])).to.deep.equal(
      [1, 2, 3].map((place) => [place, null, null]),
    );
    expect(new Set(seats.map(({ code }) => code?.code)).size).to.equal(3);
    expect(until).to.be.above(Date.now() / 1000);
    expect(await view(token)).to.deep.include({ can: ['seats'], seats: { named: 0, total: 3 } });
    const { id } = await rowOf(token);
    const about = { kind: 'legal_seats_ready', record_id: id };
    expect(await Letter.count({ where: about })).to.equal(1);
  });

  it('the holder of a link names a place once, and the ticket goes to him', async () => {
    const token = await paidFor(await course());
    const [seat] = (await seatsOf(token)).seats;
    const code = seat?.code?.code;
    const shown = await api.call<SeatInvitation>('get', `/seat-codes/${code}`);
    expect(shown.body.message).to.include({ company: 'ООО «Плательщик»', number: 1, is_named: false });
    const without = await api.call('post', `/seat-codes/${code}`, { body: person() });
    expect(without.status).to.equal(422);
    const who = person();
    const named = await name(code, who);
    expect(named.status, named.text).to.equal(200);
    expect(named.body.message.is_named).to.equal(true);
    expect(await Letter.count({ where: { kind: 'ticket', to: who.email } })).to.equal(1);
    expect((await name(code)).status).to.equal(409);
    const [after] = (await seatsOf(token)).seats;
    expect([after?.code, after?.person?.email]).to.deep.equal([null, who.email]);
  });

  it('whose money is asked back are named by nobody', async () => {
    const token = await paidFor(await course());
    const [seat] = (await seatsOf(token)).seats;
    const { order_id } = await rowOf(token);
    const order = await Order.findByPk(order_id ?? 0, { rejectOnEmpty: true });
    const body = { participant_ids: [seat?.id] };
    const asked = await api.call('post', `/orders/${order.token}/refund`, { body });
    expect(asked.status, asked.text).to.equal(201);
    expect((await name(seat?.code?.code)).status).to.equal(409);
    expect((await action(token, seat?.id, 'name', person())).status).to.equal(409);
  });

  it('twenty concurrent requests name one place once; twenty links name twenty', async () => {
    const token = await paidFor(await course(), 21);
    const [first, ...others] = (await seatsOf(token)).seats;
    const rush = await Promise.all(Array.from({ length: 20 }, () => name(first?.code?.code)));
    const statuses = rush.map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([200, ...Array(19).fill(409)]);
    await api.sequelize.query('delete from rate_limits');
    const control = await Promise.all(others.map(({ code }) => name(code?.code)));
    expect(control.map(({ status }) => status)).to.deep.equal(Array(20).fill(200));
    expect(await view(token)).to.include({ stage: 'NAMED' });
    const { order_id } = await rowOf(token);
    const where = { order_id: order_id ?? 0, named_at: null };
    expect(await OrderParticipant.count({ where })).to.equal(0);
  });

  it('a revoked or replaced link opens no place', async () => {
    const token = await paidFor(await course());
    const [seat] = (await seatsOf(token)).seats;
    const old = seat?.code?.code;
    const to = 'Invited@Test.Local';
    const renewed = await action(token, seat?.id, 'code', { email: to });
    const [fresh] = renewed.body.message.seats;
    expect(fresh?.code?.code).to.not.equal(old);
    expect(fresh?.code?.sent_to).to.equal(to.toLowerCase());
    expect(await Letter.count({ where: { kind: 'seat_code', to: to.toLowerCase() } })).to.equal(1);
    expect([(await api.call('get', `/seat-codes/${old}`)).status, (await name(old)).status]).to.deep.equal([
      404, 404,
    ]);
    const revoked = await action(token, seat?.id, 'revoke');
    expect(revoked.body.message.seats[0]?.code).to.equal(null);
    expect((await name(fresh?.code?.code)).status).to.equal(404);
  });

  it('the responsible person names places too, and then no link opens them', async () => {
    const token = await paidFor(await course());
    const [seat, second] = (await seatsOf(token)).seats;
    const who = person();
    const { status, body } = await action(token, seat?.id, 'name', who);
    expect(status).to.equal(200);
    expect(body.message.seats[0]?.person?.email).to.equal(who.email);
    expect((await name(seat?.code?.code)).status).to.equal(404);
    expect((await action(token, seat?.id, 'name', person())).status).to.equal(409);
    expect((await action(token, seat?.id, 'code')).status).to.equal(409);
    const twice = await action(token, second?.id, 'name', who);
    expect(twice.status).to.equal(409);
  });

  it('whose company hands its tickets out itself are written to neither now nor later, by whatever way they were named', async () => {
    const prod = await course();
    const [early, late] = [person({ is_written_to: false }), person({ is_written_to: false })];
    const token = await paidFor(prod, 3, { participants: [early] });
    const [, seat, open] = (await seatsOf(token)).seats;
    const named = await action(token, seat?.id, 'name', late);
    expect(named.status, named.text).to.equal(200);
    const letters = () => Letter.count({ where: { to: [early.email, late.email] } });
    const { order_id } = await rowOf(token);
    await api.call('post', `/adm/orders/${order_id}/resend`, { token: manager.token, body: {} });
    await prod.update({ date_start: inDays(0.9) });
    await Order.update({ confirmed_at: inDays(-3) }, { where: { id: order_id ?? 0 } });
    await remindOfCourses();
    expect(await letters()).to.equal(0);
    expect((await name(open?.code?.code, { is_written_to: false })).status).to.equal(422);
    const self = person();
    expect((await name(open?.code?.code, self)).status).to.equal(200);
    await remindOfCourses();
    const own = await Letter.findAll({ where: { to: self.email }, order: [['id', 'ASC']] });
    expect(own.map(({ kind }) => kind)).to.deep.equal(['ticket', 'reminder_1d']);
    const shown = (await seatsOf(token)).seats.map((one) => one.person?.is_written_to);
    expect(shown).to.deep.equal([false, false, true]);
  });

  it('staff name places as well, and the last of them completes the request', async () => {
    const token = await paidFor(await course(), 1);
    const [seat] = (await seatsOf(token)).seats;
    const path = `/adm/participants/${seat?.id}/replace`;
    const { status, text } = await api.call('post', path, { token: manager.token, body: person() });
    expect(status, text).to.equal(200);
    expect(await view(token)).to.deep.include({ stage: 'NAMED', seats: { named: 1, total: 1 } });
  });

  it('a link names no place of another request', async () => {
    const [mine, theirs] = [await paidFor(await course()), await paidFor(await course())];
    const [seat] = (await seatsOf(theirs)).seats;
    for (const word of ['name', 'code', 'revoke'])
      expect((await action(mine, seat?.id, word, word === 'name' ? person() : {})).status, word).to.equal(
        404,
      );
    expect((await action(theirs, seat?.id, 'name', person())).status).to.equal(200);
  });

  it('that were named with the request need no link', async () => {
    const who = person();
    const token = await paidFor(await course(), 2, { participants: [who] });
    const { seats } = await seatsOf(token);
    expect(seats.map((seat) => [seat.person?.email ?? null, seat.code !== null])).to.deep.equal([
      [who.email, false],
      [null, true],
    ]);
    expect(await Letter.count({ where: { kind: 'ticket', to: who.email } })).to.equal(1);
  });

  it('places follow an order rescheduled to a date of another centre, with the links already sent', async () => {
    const prod = await course();
    const later = await course({ date_start: inDays(60) });
    const token = await paidFor(prod);
    const [seat, second] = (await seatsOf(token)).seats;
    await action(token, second?.id, 'name', person({ is_written_to: false }));
    const { order_id } = await rowOf(token);
    const moved = await api.call('post', `/adm/orders/${order_id}/move`, {
      token: manager.token,
      body: { prod_id: later.id },
    });
    expect(moved.status, moved.text).to.equal(200);
    expect(await view(token)).to.deep.include({ stage: 'PAID', seats: { named: 1, total: 3 } });
    expect((await name(seat?.code?.code)).body.message).to.include({ number: 1, is_named: true });
    const after = await seatsOf(token);
    expect([after.seats.length, after.seats[0]?.id === seat?.id]).to.deep.equal([3, false]);
    expect(after.seats.map((one) => one.person?.is_written_to)).to.deep.equal([true, false, undefined]);
    expect(await rowOf(token)).to.include({ prod_id: later.id, center_id: later.center_id });
  });

  it('without names are told of three days before, once, to staff and the company', async () => {
    const prod = await course();
    await api.sequelize.query('update centers set manager_id = $1 where id = $2', {
      bind: [manager.user.id, prod.center_id],
    });
    const token = await paidFor(prod);
    expect(await notifyOfUnnamed()).to.equal(0);
    await prod.update({ date_start: inDays(2) });
    expect([await notifyOfUnnamed(), await notifyOfUnnamed()]).to.deep.equal([1, 0]);
    const { id } = await rowOf(token);
    expect(await Letter.count({ where: { kind: 'legal_seats_unnamed', record_id: id } })).to.equal(1);
    const notices = await StaffNotice.findAll({ where: { user_id: manager.user.id } });
    expect(notices.map(({ text }) => text).join()).to.include('без имени ещё');
    await prod.update({ date_start: inDays(-1) });
    const [seat] = (await seatsOf(token)).seats;
    expect((await name(seat?.code?.code)).status).to.equal(409);
  });

  it('links are unique, and a malformed code finds nothing', async () => {
    const codes = await SeatCode.findAll({ where: { revoked_at: null } });
    expect(new Set(codes.map(({ participant_id }) => participant_id)).size).to.equal(codes.length);
    for (const code of ['nothing', 'x'.repeat(32)]) expect((await name(code)).status).to.equal(404);
    expect((await call('get', '/legal-request/nothing/seats')).status).to.equal(404);
  });
});
