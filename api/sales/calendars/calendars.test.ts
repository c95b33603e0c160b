import type { OrderView } from '@odonta/api/contract';
import { Letter, type Order, OrderParticipant, type Prod } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import ICAL from 'ical.js';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';

/** Ten in the morning in Moscow in so many days, or some hours later. */
const atTen = (days: number, later = 0) =>
  new Date(Date.parse(`${moscowDay(inDays(days))}T10:00:00+03:00`) + later * 3_600_000);

describe('a ticket in a calendar', () => {
  const api = useApi({ ports: { siteUrl: 'https://odonta.example' } });

  const booked = async (
    given: Parameters<typeof buildProd>[0] = {},
    of: Parameters<typeof buildOrder>[0] = {},
  ) => {
    const prod = await api.given(() =>
      buildProd({ name: 'Эндодонтия', price: 0, date_start: atTen(10), date_end: atTen(10, 7), ...given }),
    );
    return api.given(() => buildOrder({ prod, total: 0, status: 'CONFIRMED', people: 2, ...of }));
  };
  const fileOf = ({ token, participants }: Order, place = 0) =>
    fetch(`${api.url}/api/orders/${token}/calendar.ics?participant=${participants[place]?.id}`);
  /** Reads the file with a program other than the one that wrote it. */
  const read = async (order: Order, place = 0) => {
    const calendar = new ICAL.Component(ICAL.parse(await (await fileOf(order, place)).text()));
    const [entry, ...more] = calendar.getAllSubcomponents('vevent');
    if (!entry || more.length > 0) throw new Error('one entry was expected');
    const event = new ICAL.Event(entry);
    const said = (of: ICAL.Component, name: string) => of.getFirstPropertyValue(name);
    return { event, method: said(calendar, 'method'), status: said(entry, 'status') };
  };
  /** A minute later, independent of the clock: edits of one second are one edit to a calendar. */
  const edit = async (prod: Prod, changes: object) => {
    await api.given(() => prod.update(changes));
    await api.sequelize.query(
      `update prods set date_edit = now() + interval '1 minute' where id = ${prod.id}`,
    );
  };

  it('is read by another program: when, where, what, in UTC and short lines', async () => {
    const order = await booked();
    const answer = await fileOf(order);
    expect(answer.headers.get('content-type')).to.equal('text/calendar; charset=utf-8');
    for (const line of (await answer.text()).split('\r\n')) expect(Buffer.byteLength(line)).to.be.at.most(75);
    const { event, method, status } = await read(order);
    expect([event.summary, method, status]).to.deep.equal(['Эндодонтия', 'PUBLISH', 'CONFIRMED']);
    expect(event.uid).to.match(new RegExp(`^booking-${order.participants[0]?.id}@odonta\\.example$`));
    expect(event.startDate.toJSDate()).to.deep.equal(atTen(10));
    expect(event.endDate.toJSDate()).to.deep.equal(atTen(10, 7));
  });

  it('of a course of three days is an entry for each of them, from ten to five', async () => {
    const text = await (await fileOf(await booked({ date_end: atTen(12, 7) }))).text();
    const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const times = entries.map((entry) => new ICAL.Event(entry));
    expect(times.map(({ startDate, endDate }) => [startDate.toJSDate(), endDate.toJSDate()])).to.deep.equal(
      [10, 11, 12].map((days) => [atTen(days), atTen(days, 7)]),
    );
    expect(new Set(times.map(({ uid }) => uid)).size).to.equal(3);
  });

  it('is the same entry after the course has moved, and a newer one', async () => {
    const order = await booked();
    const before = (await read(order)).event;
    const { prod } = await order.reload({ include: 'prod' });
    await edit(prod, { date_start: atTen(20), date_end: atTen(20, 7) });
    const after = (await read(order)).event;
    expect(after.uid).to.equal(before.uid);
    expect(after.sequence).to.be.greaterThan(before.sequence);
    expect(after.startDate.toJSDate().getTime()).to.be.greaterThan(before.startDate.toJSDate().getTime());
  });

  it('is taken out, newer again, when the order ends or somebody else comes', async () => {
    const order = await booked();
    const before = (await read(order)).event;
    await unitOfWork.transaction(async (transaction) =>
      transition(await lockOrder({ id: order.id }, transaction), 'cancel', systemActor, transaction),
    );
    const { event, method, status } = await read(order);
    expect([method, status, event.uid]).to.deep.equal(['CANCEL', 'CANCELLED', before.uid]);
    expect(event.sequence).to.be.greaterThan(before.sequence);

    const other = await booked();
    const { token } = await api.staff('MANAGER');
    const body = { last_name: 'Новая', first_name: 'Зоя', email: 'new-guest@test.local' };
    await api.call('post', `/adm/participants/${other.participants[0]?.id}/replace`, { token, body });
    expect((await read(other)).status).to.equal('CANCELLED');
    expect((await read(other, 1)).status).to.equal('CONFIRMED');
  });

  it('comes to its participant by the code of his ticket, which opens nothing else of the order', async () => {
    const order = await booked();
    await unitOfWork.transaction(async (transaction) =>
      transition(await lockOrder({ id: order.id }, transaction), 'resend', systemActor, transaction),
    );
    const letter = await Letter.findOne({
      where: { record_id: order.id, kind: 'ticket' },
      rejectOnEmpty: true,
    });
    expect(letter.text).to.include('/api/tickets/{secret}/calendar.ics').and.not.include(order.token);
    const answer = await fetch(`${api.url}/api/tickets/${letter.secret}/calendar.ics`);
    expect(answer.status).to.equal(200);
    expect(await answer.text()).to.not.include(order.token);
  });

  it('is not there for a place that is only held, without a date, or of another order', async () => {
    const locked = await booked({ price: 1_000_000 }, { total: 2_000_000, status: 'PREPARE' });
    const dateless = await booked({ date_start: null, date_end: null });
    const foreign = await OrderParticipant.findByPk((await booked()).participants[0]?.id ?? 0, {
      rejectOnEmpty: true,
    });
    const crossed = await fetch(
      `${api.url}/api/orders/${locked.token}/calendar.ics?participant=${foreign.id}`,
    );
    const statuses = [await fileOf(locked), await fileOf(dateless), crossed].map(({ status }) => status);
    expect(statuses).to.deep.equal([404, 404, 404]);
    expect((await api.call<OrderView>('get', '/tickets/nothing/calendar.ics')).status).to.equal(404);
    expect(api.errors).to.deep.equal([]);
  });
});
