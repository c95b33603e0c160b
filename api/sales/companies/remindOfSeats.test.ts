import type { CompanySeats } from '@odonta/api/contract';
import { AuditEntry, Letter, type Prod, SeatCode, SeatReminder } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { buildCourseOfCompanies, buildTerms, companiesOn, orderOf } from '../../testing/companies.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { notifyOfUnnamed } from './clock.ts';
import { remindOfSeats } from './remindOfSeats.ts';

describe('reminders of places without names', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');
  const { rowOf, isPaid } = companiesOn(() => ({ api, staff: manager.token }));

  before(async () => {
    await buildTerms();
  });

  const remind = () => remindOfSeats(api.sequelize);
  const action = (token: string, path: string, body: object = {}) =>
    api.call<CompanySeats>('post', `/legal-request/${token}/${path}`, { body });
  /** Paid yesterday; the link of its first place was sent. */
  const paid = async (sent_to: string) => {
    const prod: Prod = await api.given(() => buildCourseOfCompanies({ date_start: inDays(20) }));
    const { token } = await isPaid(prod, { nb_seats: 2 });
    const { id } = await rowOf(token);
    const seats = (await api.call<CompanySeats>('get', `/legal-request/${token}/seats`)).body.message.seats;
    await action(token, `seats/${seats[0]?.id}/code`, { email: sent_to });
    await SeatCode.update({ created_at: inDays(-1) }, { where: { legal_request_id: id } });
    return { prod, token, id, seat: seats[0]?.id };
  };
  const lettersOf = async (record_id: number) => {
    const kind = ['legal_seats_await', 'seat_code_reminder', 'legal_seats_unnamed'];
    const where = { resource: 'legal_requests', record_id, kind };
    return (await Letter.findAll({ where, order: [['id', 'ASC']] })).map((letter) => letter.kind);
  };

  it('a reminder goes out a week, three days and a day before, to the responsible person and to each invited one, once', async () => {
    const { prod, id } = await paid('invited1@test.local');
    expect(await remind()).to.equal(0);
    await prod.update({ date_start: inDays(6.5) });
    const made = await Promise.all([remind(), remind()]);
    expect(made.reduce((sum, one) => sum + one)).to.equal(1);
    expect(await lettersOf(id)).to.deep.equal(['legal_seats_await', 'seat_code_reminder']);
    await prod.update({ date_start: inDays(2.5) });
    await remind();
    await notifyOfUnnamed();
    expect((await lettersOf(id)).slice(2)).to.deep.equal(['seat_code_reminder', 'legal_seats_unnamed']);
    await prod.update({ date_start: inDays(0.9) });
    await remind();
    await remind();
    expect((await lettersOf(id)).slice(4)).to.deep.equal(['legal_seats_await', 'seat_code_reminder']);
    const invited = await Letter.findAll({
      where: { kind: 'seat_code_reminder', to: 'invited1@test.local' },
    });
    expect(invited).to.have.length(3);
    expect(invited[0]?.text).to.include('{secret}').and.not.include('/legal-request/seat/');
  });

  it('no reminder covers days before the payment, nor the day of it', async () => {
    const { prod, id } = await paid('invited2@test.local');
    await SeatCode.update({ created_at: new Date() }, { where: { legal_request_id: id } });
    await prod.update({ date_start: inDays(0.9) });
    expect(await remind()).to.equal(0);
    await SeatCode.update({ created_at: inDays(-1) }, { where: { legal_request_id: id } });
    await remind();
    const kept = await SeatReminder.findAll({ where: { legal_request_id: id } });
    expect(kept.map(({ days }) => days)).to.deep.equal([1]);
  });

  it('reminders stop where the company refuses them, and resume when it agrees', async () => {
    const { prod, token, id } = await paid('invited3@test.local');
    const off = await action(token, 'reminders', { is_on: false });
    expect([off.status, off.body.message.reminders]).to.deep.equal([200, false]);
    await prod.update({ date_start: inDays(2.5) });
    await remind();
    await notifyOfUnnamed();
    expect(await lettersOf(id)).to.deep.equal([]);
    expect((await action(token, 'reminders', {})).status).to.equal(422);
    await action(token, 'reminders', { is_on: true });
    await remind();
    expect(await lettersOf(id)).to.deep.equal(['seat_code_reminder']);
    const where = { resource: 'legal_requests', record_id: String(id), action: 'seat_reminders' };
    expect(await AuditEntry.count({ where })).to.equal(2);
  });

  it('reminders restart with the date the order was rescheduled to, once its centre has confirmed it', async () => {
    const { prod, token, id } = await paid('invited5@test.local');
    await prod.update({ date_start: inDays(2.5) });
    await remind();
    await notifyOfUnnamed();
    const { order_id } = await rowOf(token);
    const later = await api.given(() => buildCourseOfCompanies({ date_start: inDays(60) }));
    const path = `/adm/orders/${order_id}/move`;
    const moved = await api.call('post', path, { token: manager.token, body: { prod_id: later.id } });
    expect(moved.status, moved.text).to.equal(200);
    await SeatCode.update({ created_at: inDays(-1) }, { where: { legal_request_id: id } });
    await later.update({ date_start: inDays(2.5) });
    const before = await lettersOf(id);
    const order = await orderOf(await rowOf(token));
    const { status } = order;
    await order.update({ status: 'CREATED' });
    expect(await remind()).to.equal(0);
    await order.update({ status });
    expect(await remind()).to.equal(1);
    await notifyOfUnnamed();
    expect((await lettersOf(id)).slice(before.length)).to.have.members([
      'seat_code_reminder',
      'legal_seats_unnamed',
    ]);
  });

  it('a reminder does not call a place paid for which the company still owes', async () => {
    const { prod, token } = await paid('invited6@test.local');
    await (await orderOf(await rowOf(token))).update({ debt: 100_000 });
    await prod.update({ date_start: inDays(6.5) });
    await remind();
    const written = { kind: 'seat_code_reminder', to: 'invited6@test.local' };
    const letter = await Letter.findOne({ where: written });
    expect(letter?.text).to.include('забронировала для вас место').and.not.include('оплатила');
  });

  it('no reminder goes to a revoked link', async () => {
    const { prod, token, id, seat } = await paid('invited4@test.local');
    await action(token, `seats/${seat}/revoke`);
    await prod.update({ date_start: inDays(6.5) });
    await remind();
    expect(await lettersOf(id)).to.deep.equal(['legal_seats_await']);
    expect((await action('x'.repeat(32), 'reminders', { is_on: false })).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
