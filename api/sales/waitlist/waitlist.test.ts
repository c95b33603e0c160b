import type { WaitlistView } from '@odonta/api/contract';
import { Consent, Letter, Order, type Prod, ProdPrice, SeatPool, WaitlistEntry } from '@odonta/db/models';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { formatDays, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { expireReservations } from '../../orders/expireReservations.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { closeWaitlists } from './closeWaitlists.ts';
import { offerSeats } from './offerSeats.ts';

describe('waiting list', () => {
  const api = useApi();

  let number = 0;
  const contactOf = () => {
    number += 1;
    return {
      last_name: 'Ожидаева',
      first_name: 'Ольга',
      phone: '+79001234567',
      email: `wait${number}@test.local`,
    };
  };
  /** A course all seats of which are taken, each by an order of its own. */
  const full = async (seats: number, given: Parameters<typeof buildProd>[0] = {}) => {
    const prod = await api.given(async () => {
      const center = await buildCenter({ is_sell_individuals: true });
      return buildProd({
        center_id: center.id,
        price: 1_000_000,
        seats_total: seats,
        waitlist_enabled: true,
        date_start: inDays(30),
        ...given,
      });
    });
    const orders = [];
    for (let seat = 0; seat < seats; seat += 1)
      orders.push(await buildOrder({ prod, expires_at: inDays(9) }));
    return { prod, orders };
  };
  const join = (prod: Prod, asked: object = {}) =>
    api.call<WaitlistView>('post', '/waitlist', {
      body: { prod_id: prod.id, contact: contactOf(), consent: true, ...asked },
    });
  const joined = async (prod: Prod, asked: object = {}) => {
    const { status, body } = await join(prod, asked);
    expect(status).to.equal(201);
    return body.message;
  };
  const view = async ({ token }: { token: string }) =>
    (await api.call<WaitlistView>('get', `/waitlist/${token}`)).body.message;
  const answer = ({ token }: { token: string }, word: string) =>
    api.call<WaitlistView>('post', `/waitlist/${token}/${word}`, { body: {} });
  const free = async (...orders: Order[]) => {
    for (const { id } of orders)
      await unitOfWork.transaction(async (transaction) =>
        transition(await lockOrder({ id }, transaction), 'cancel', systemActor, transaction),
      );
  };
  const runOut = async (token: string) => {
    await Order.update({ expires_at: new Date(Date.now() - 1000) }, { where: { token } });
    await expireReservations();
  };
  const offer = () => offerSeats(api.sequelize);
  const firstLetterOf = async ({ token }: { token: string }) => {
    const { id } = await WaitlistEntry.findOne({ where: { token }, rejectOnEmpty: true });
    return Letter.findOne({ where: { resource: 'waitlist', record_id: id }, rejectOnEmpty: true });
  };
  const lettersOf = async (token: string) => {
    const entry = await WaitlistEntry.findOne({ where: { token }, rejectOnEmpty: true });
    const where = { resource: 'waitlist', record_id: entry.id };
    return (await Letter.findAll({ where, order: [['id', 'ASC']] })).map(({ kind }) => kind);
  };

  it('keeps a place in the line with the consent and the price that was seen', async () => {
    const { prod } = await full(1);
    const [first, second] = [await joined(prod), await joined(prod, { quantity: 3 })];
    expect(first).to.include({ status: 'CREATED', position: 1, price_seen: 10_000, offer: null });
    expect(second).to.include({ position: 2, quantity: 3 });
    expect(await lettersOf(first.token)).to.deep.equal(['waitlist_joined']);
    const entry = await WaitlistEntry.findOne({ where: { token: first.token }, rejectOnEmpty: true });
    expect(await Consent.findByPk(entry.consent_id ?? 0)).to.include({ form: 'waitlist', purpose: 'ORDER' });
  });

  it('keeps what he wrote, and hands it on with the offer', async () => {
    const { prod, orders } = await full(1);
    const entry = await joined(prod, { comment: ' Нужен второй микроскоп ' });
    expect(entry.comment).to.equal('Нужен второй микроскоп');
    expect((await join(prod, { comment: 'а'.repeat(501) })).body).to.have.nested.property('errors.comment');
    await free(...orders);
    await offer();
    const { offer: made } = await view(entry);
    const order = await Order.findOne({ where: { token: made?.token ?? '' } });
    expect(order?.comment_client).to.equal('Нужен второй микроскоп');
  });

  it('is joined where there are no seats or none are sold yet, and nowhere else', async () => {
    const build = (given: Parameters<typeof buildProd>[0]) => api.given(() => buildProd(given));
    const open = await join(await build({ seats_total: 5, waitlist_enabled: true }));
    expect(open.status).to.equal(409);
    expect(open.body.message).to.equal('На курсе есть свободные места: запишитесь сразу');
    const { prod: without } = await full(1, { waitlist_enabled: false });
    expect((await join(without)).status).to.equal(409);
    expect((await join(await build({ date_start: null, date_end: null }))).status).to.equal(201);
    expect((await join(await build({ registration_from: inDays(2) }))).status).to.equal(201);
  });

  it('says what is waited for: a seat that becomes free, or the day on which any can be booked', async () => {
    const opening = await api.given(() =>
      buildProd({ registration_from: inDays(2), date_start: inDays(30) }),
    );
    const { prod } = await full(1);
    const entries = [
      await joined(opening, { contact: { ...contactOf(), city: 'Тула' } }),
      await joined(prod),
    ];
    expect(entries.map(({ is_unsold }) => is_unsold)).to.deep.equal([true, false]);
    const said = await Promise.all(entries.map(firstLetterOf));
    expect(said.map(({ subject }) => subject)).to.deep.equal([
      `Напишем, когда откроется запись: ${opening.name}`,
      `Вы в листе ожидания: ${prod.name}`,
    ]);
    const entry = await WaitlistEntry.findOne({ where: { prod_id: opening.id }, rejectOnEmpty: true });
    expect(entry.city).to.equal('Тула');
    await opening.update({ registration_from: inDays(-1) });
    await offer();
    const [offered] = await Letter.findAll({ where: { record_id: entry.id, kind: 'waitlist_offer' } });
    const days = formatDays(secondsOf(inDays(30)), secondsOf(opening.date_end) ?? 0);
    expect(offered?.text).to.include(`(${days}) для вас есть`);
  });

  it('is joined once by an e-mail for a course, with consent alone', async () => {
    const { prod } = await full(1);
    const contact = contactOf();
    const entry = await joined(prod, { contact });
    expect((await join(prod, { contact })).status).to.equal(409);
    expect((await join(prod, { consent: undefined })).body).to.have.nested.property('errors.consent');
    expect((await join(prod, { quantity: 21 })).body).to.have.nested.property('errors.quantity');
    await answer(entry, 'leave');
    expect((await join(prod, { contact })).status).to.equal(201);
  });

  it('gives a freed seat to the first in line, and to nobody who passes by', async () => {
    const { prod, orders } = await full(1);
    const [first, second] = [await joined(prod), await joined(prod)];
    await free(...orders);
    expect(await offer()).to.equal(1);
    const offered = await view(first);
    expect(offered).to.include({ status: 'PREPARE', position: null });
    expect(offered.offer).to.include({ count: 1, total: 10_000 });
    expect((offered.offer?.expires_at ?? 0) - Date.now() / 1000).to.be.within(86_000, 86_401);
    expect(await view(second)).to.include({ status: 'CREATED', position: 1 });
    const body = { prod_id: prod.id, participants: [{}], contact: contactOf(), consent: true };
    const passer = await api.call('post', '/pay/createPayment', { body });
    expect([passer.status, passer.body]).to.have.nested.property('[1].code', 'NO_SEATS');
    expect(await lettersOf(first.token)).to.deep.equal(['waitlist_joined', 'waitlist_offer']);
    expect(await offer()).to.equal(0);
  });

  it('offers one seat once, whichever of two nodes looks first', async () => {
    const { prod, orders } = await full(1);
    const entries = [await joined(prod), await joined(prod), await joined(prod)];
    await free(...orders);
    const made = await Promise.all([offer(), offer()]);
    expect(made.reduce((sum, one) => sum + one)).to.equal(1);
    expect((await view(entries[0] as WaitlistView)).status).to.equal('PREPARE');
    const pool = await SeatPool.findOne({ where: { prod_id: prod.id, price_id: null } });
    expect(pool).to.include({ total: 1, taken: 1 });
  });

  it('waits until there are as many seats as were asked for, and lets the next have what is enough for him', async () => {
    const { prod, orders } = await full(2);
    const [pair, one] = [await joined(prod, { quantity: 2 }), await joined(prod)];
    await free(...orders.slice(0, 1));
    await offer();
    expect((await view(pair)).status).to.equal('CREATED');
    expect((await view(one)).offer).to.include({ count: 1 });
  });

  it('gives two freed seats to him who waits for two', async () => {
    const { prod, orders } = await full(2);
    const pair = await joined(prod, { quantity: 2 });
    await free(...orders);
    await offer();
    expect((await view(pair)).offer).to.include({ count: 2, total: 20_000 });
  });

  it('gives fewer seats to him who takes fewer', async () => {
    const { prod, orders } = await full(2);
    const pair = await joined(prod, { quantity: 2, accept_partial: true });
    await free(...orders.slice(0, 1));
    await offer();
    expect((await view(pair)).offer).to.include({ count: 1 });
  });

  it('gives a person waiting for any part of the course the first one with a seat, at its own price', async () => {
    const prices = [
      { type: 'main', price: 1_000_000, seats_limit: 1, sort: 0 },
      { type: 'lecture', price: 400_000, sort: 1 },
    ];
    const { prod, orders } = await full(1, { prices: prices as never });
    const entry = await joined(prod, { participation: 'any' });
    expect(entry.price_seen).to.equal(10_000);
    const [main] = await ProdPrice.findAll({ where: { prod_id: prod.id, type: 'main' } });
    await SeatPool.update({ taken: 1 }, { where: { price_id: main?.id ?? 0 } });
    await free(...orders);
    await offer();
    const { offer: made } = await view(entry);
    expect(made).to.include({ count: 1, total: 4000 });
    const order = await Order.findOne({ where: { token: made?.token ?? '' } });
    expect(order?.participation).to.equal('lecture');
  });

  it('serves who has a priority before who came earlier', async () => {
    const { prod, orders } = await full(1);
    const [, late] = [await joined(prod), await joined(prod)];
    await WaitlistEntry.update(
      { priority: 1, priority_reason: 'Был записан' },
      { where: { token: late.token } },
    );
    expect((await view(late)).position).to.equal(1);
    await free(...orders);
    await offer();
    expect((await view(late)).status).to.equal('PREPARE');
  });

  it('moves to the end who lets an offer pass, and the second time closes', async () => {
    const { prod, orders } = await full(1);
    const [first, second] = [await joined(prod), await joined(prod)];
    await free(...orders);
    await offer();
    await runOut((await view(first)).offer?.token ?? '');
    expect(await view(first)).to.include({ status: 'CREATED', position: 2, offer: null });
    await offer();
    expect((await view(second)).status).to.equal('PREPARE');
    await answer(second, 'decline');
    expect((await view(second)).status).to.equal('CANCELED');
    await offer();
    await runOut((await view(first)).offer?.token ?? '');
    expect((await view(first)).status).to.equal('REJECTED');
    expect(await lettersOf(first.token)).to.deep.equal([
      'waitlist_joined',
      'waitlist_offer',
      'waitlist_offer_expired',
      'waitlist_offer',
      'waitlist_closed',
    ]);
  });

  it('is done with who has accepted what costs nothing', async () => {
    const { prod, orders } = await full(1, { price: 0 });
    const entry = await joined(prod);
    expect((await answer(entry, 'accept')).status).to.equal(409);
    await free(...orders);
    await offer();
    const { body } = await answer(entry, 'accept');
    expect(body.message.status).to.equal('CONFIRMED');
    const order = await Order.findOne({ where: { token: body.message.offer?.token ?? '' } });
    expect(order?.status).to.equal('CONFIRMED');
  });

  it('offers until half a day before the course, and not later', async () => {
    const soon = await full(1, { date_start: inDays(0.75) });
    const tooSoon = await full(1, { date_start: inDays(0.4) });
    const [first, second] = [await joined(soon.prod), await joined(tooSoon.prod)];
    await free(...soon.orders, ...tooSoon.orders);
    await offer();
    const { offer: made } = await view(first);
    expect((made?.expires_at ?? 0) - Date.now() / 1000).to.be.within(5.9 * 3600, 6 * 3600);
    expect((await view(second)).status).to.equal('CREATED');
  });

  it('closes for those who still wait when the course begins', async () => {
    const { prod } = await full(1);
    const entry = await joined(prod);
    await prod.update({ date_start: inDays(-0.1) });
    await closeWaitlists();
    expect((await view(entry)).status).to.equal('REJECTED');
    expect(await lettersOf(entry.token)).to.include('waitlist_closed');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
