import type { StaffWaitlistEntry, WaitlistDemand } from '@odonta/api/contract';
import { Consent, Letter, Order, type Prod, SeatPool, WaitlistEntry } from '@odonta/db/models';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { expect } from 'chai';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';

describe('waiting list for staff', () => {
  const api = useApi();
  let head: string;
  let manager: string;

  before(async () => {
    head = (await api.staff('ROP_COURSE')).token;
    manager = (await api.staff('MANAGER')).token;
  });

  const call = <Message = StaffWaitlistEntry>(method: string, path: string, body?: object, token = head) =>
    api.call<Message>(method, `/adm/waitlist${path}`, { token, body });
  const listed = async (filter: object, token = head) =>
    (
      await call<StaffWaitlistEntry[]>(
        'get',
        `?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        undefined,
        token,
      )
    ).body.message;
  const line = (prod: Prod) =>
    listed({ prod_id: prod.id }).then((all) => all.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)));
  /** A course all seats of which are taken, each by an order of its own. */
  const full = async (seats = 1) => {
    const prod = await api.given(async () => {
      const center = await buildCenter({ is_sell_individuals: true });
      const terms = { price: 1_000_000, waitlist_enabled: true, date_start: inDays(30) };
      return buildProd({ center_id: center.id, seats_total: seats, ...terms });
    });
    const orders = [];
    for (let seat = 0; seat < seats; seat += 1)
      orders.push(await buildOrder({ prod, expires_at: inDays(9) }));
    return { prod, orders };
  };
  const free = (orders: readonly Order[]) =>
    unitOfWork.transaction(async (transaction) => {
      for (const { id } of orders)
        await transition(await lockOrder({ id }, transaction), 'cancel', systemActor, transaction);
    });
  const client = {
    last_name: 'Звонкова',
    first_name: 'Анна',
    phone: '8 (912) 345-67-89',
    email: 'Waits@test.local',
    consent_by_phone: true,
  };
  const takenOf = async (prod_id: number) =>
    (await SeatPool.findOne({ where: { prod_id, price_id: null }, rejectOnEmpty: true })).taken;

  it('is joined for a client by phone, once and with his consent alone', async () => {
    const { prod } = await full();
    const asked = { prod_id: prod.id, quantity: 2, participation: 'any', comment: 'Нужен звонок', ...client };
    const { status, body } = await call('post', '', asked, manager);
    expect(status, JSON.stringify(body)).to.equal(201);
    expect(body.message).to.deep.include({
      status: 'CREATED',
      place: 1,
      quantity: 2,
      participation_label: 'Любой вариант',
      comment: 'Нужен звонок',
      price_seen: 10_000,
      email: 'waits@test.local',
      phone: '+79123456789',
    });
    const entry = await WaitlistEntry.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(await Consent.findByPk(entry.consent_id ?? 0)).to.include({ purpose: 'ORDER', form: 'phone' });
    const again = await call('post', '', asked, manager);
    expect([again.status, again.body.errors?.email]).to.deep.equal([
      409,
      'С этой почтой уже ждут место на курсе',
    ]);
    const { consent_by_phone: _none, ...silent } = asked;
    expect((await call('post', '', silent, manager)).body.errors).to.have.property('consent_by_phone');
  });

  it('is shown in the order of the line, and found by course, centre, offers and words', async () => {
    const { prod } = await full();
    const [first, second] = [
      await buildWaitlistEntry({ prod_id: prod.id, email: 'najdi@test.local' }),
      await buildWaitlistEntry({
        prod_id: prod.id,
        priority: 5,
        priority_reason: 'Ждёт с прошлого раза',
        offers: 1,
      }),
    ];
    expect((await line(prod)).map(({ id, place }) => [id, place])).to.deep.equal([
      [second.id, 1],
      [first.id, 2],
    ]);
    const idsOf = async (filter: object) => (await listed(filter)).map(({ id }) => id);
    expect(await idsOf({ center_id: prod.center_id, offers: 0 })).to.deep.equal([first.id]);
    expect(await idsOf({ q: 'najdi@' })).to.deep.equal([first.id]);
  });

  it('is moved about with a reason alone, and by who may', async () => {
    const { prod } = await full();
    const [, late] = [
      await buildWaitlistEntry({ prod_id: prod.id }),
      await buildWaitlistEntry({ prod_id: prod.id }),
    ];
    expect((await call('post', `/${late.id}/reorder`, { priority: 1 })).body.errors).to.have.property(
      'reason',
    );
    const draft = { priority: 1, reason: 'Место занимали по ошибке' };
    expect((await call('post', `/${late.id}/reorder`, draft, manager)).status).to.equal(403);
    const { body } = await call('post', `/${late.id}/reorder`, draft);
    expect(body.message).to.deep.include({ place: 1, priority: 1, priority_reason: draft.reason });
    expect(body.message.history.at(-1)).to.include({ move: 'reorder', reason: draft.reason });
    const back = await call('post', `/${late.id}/reorder`, { priority: 0, reason: 'Разобрались' });
    expect(back.body.message).to.deep.include({ place: 2, priority_reason: null });
  });

  it('offers a seat out of turn where there is one, with a reason', async () => {
    const { prod, orders } = await full();
    const [, late] = [
      await buildWaitlistEntry({ prod_id: prod.id }),
      await buildWaitlistEntry({ prod_id: prod.id }),
    ];
    const draft = { reason: 'Обещали место' };
    expect((await call('post', `/${late.id}/offer`, draft, manager)).status).to.equal(409);
    await free(orders);
    const { status, body } = await call('post', `/${late.id}/offer`, draft, manager);
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.message).to.deep.include({ status: 'PREPARE', offers: 1, place: null });
    const order = await Order.findByPk(body.message.order_id ?? 0, { rejectOnEmpty: true });
    expect(order).to.include({ status: 'PREPARE', email: late.email });
    expect(await takenOf(prod.id)).to.equal(1);
    const letters = await Letter.findAll({ where: { resource: 'waitlist', record_id: late.id } });
    expect(letters.map(({ kind }) => kind)).to.deep.equal(['waitlist_offer']);
  });

  it('gives the offered seats back when the entry is cancelled, and tells him', async () => {
    const { prod, orders } = await full();
    const entry = await buildWaitlistEntry({ prod_id: prod.id });
    await free(orders);
    await call('post', `/${entry.id}/offer`, { reason: 'Обещали место' });
    const { status, body } = await call('post', `/${entry.id}/cancel`, {}, manager);
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.message.status).to.equal('CANCELED');
    expect((await Order.findByPk(body.message.order_id ?? 0))?.status).to.equal('CANCELED');
    expect(await takenOf(prod.id)).to.equal(0);
    const letters = await Letter.findAll({ where: { resource: 'waitlist', record_id: entry.id } });
    expect(letters.map(({ kind }) => kind)).to.include('waitlist_closed');
    expect((await call('post', `/${entry.id}/cancel`, {})).status).to.equal(409);
  });

  it('does not wait for an order that somebody else holds', async () => {
    const { prod, orders } = await full();
    const entry = await buildWaitlistEntry({ prod_id: prod.id });
    await free(orders);
    const offered = await call('post', `/${entry.id}/offer`, { reason: 'Обещали место' });
    const id = offered.body.message.order_id ?? 0;
    await unitOfWork.transaction(async (transaction) => {
      await lockOrder({ id }, transaction);
      expect((await call('post', `/${entry.id}/cancel`, {})).status).to.equal(409);
    });
    expect((await call('get', `/${entry.id}`)).body.message.status).to.equal('PREPARE');
  });

  it('is corrected while he waits, but for how many seats were offered', async () => {
    const { prod } = await full();
    const [entry, duplicate] = [
      await buildWaitlistEntry({ prod_id: prod.id, comment: 'Не звонить' }),
      await buildWaitlistEntry({ prod_id: prod.id }),
    ];
    const { body } = await call('put', `/${entry.id}`, {
      quantity: 3,
      phone: '8 912 000-00-01',
      comment: null,
    });
    expect(body.message).to.deep.include({ quantity: 3, phone: '+79120000001', comment: null });
    expect((await call('put', `/${entry.id}`, { email: duplicate.email })).status).to.equal(409);
    await entry.reload();
    await entry.update({ status: 'REJECTED' });
    expect((await call('put', `/${entry.id}`, { quantity: 4 })).status).to.equal(409);
  });

  it('shows people masked to who only looks, and to a centre only its own', async () => {
    const { prod } = await full();
    const entry = await buildWaitlistEntry({ prod_id: prod.id, comment: 'Мой адрес: ул. Садовая' });
    const onlooker = (await api.staff('ORDER_VIEW')).token;
    const [seen] = await listed({ id: entry.id }, onlooker);
    expect(seen?.email).to.match(/^w\*+@test\.local$/);
    expect(JSON.stringify(seen)).not.to.include(entry.token);
    expect(seen?.comment).not.to.include('Садовая');
    expect(await listed({ q: entry.email }, onlooker)).to.deep.equal([]);
    const keeper = (await api.staff('PARTNER_MANAGER')).token;
    expect(await listed({ id: entry.id }, keeper)).to.deep.equal([]);
    expect((await call('post', '', { prod_id: prod.id, ...client }, keeper)).status).to.equal(403);
  });

  it('counts what waits by course and by city, of a centre’s own alone to its keeper', async () => {
    const { prod } = await full();
    await buildWaitlistEntry({ prod_id: prod.id, quantity: 2, price_seen: 1_000_000 });
    await buildWaitlistEntry({ prod_id: prod.id, price_seen: 900_000 });
    await buildWaitlistEntry({ prod_id: prod.id, status: 'CANCELED' });
    const { body } = await call<WaitlistDemand>('get', '/demand');
    const wanted = body.message.prods.find(({ prod_id }) => prod_id === prod.id);
    expect(wanted).to.deep.include({ people: 2, seats: 3, sum: 29_000 });
    const ofCities = body.message.cities.reduce((all, { people }) => all + people, 0);
    expect(ofCities).to.equal(body.message.prods.reduce((all, { people }) => all + people, 0));
    const keeper = (await api.staff('PARTNER_MANAGER')).token;
    const own = await call<WaitlistDemand>('get', '/demand', undefined, keeper);
    expect(own.body.message).to.deep.equal({ prods: [], cities: [] });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
