import type { OrderQuote, ProdForPayment, StaffProd } from '@odonta/api/contract';
import { mirrorSeats, OrderParticipant, SeatPool } from '@odonta/db/models';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('terms of sale of a course', () => {
  const api = useApi();
  let token: string;
  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const onSale = () =>
    api.given(async () =>
      buildProd({ center_id: (await buildCenter({ is_sell_individuals: true, is_sell_entities: true })).id }),
    );
  const save = (id: number, body: object) => api.call<StaffProd>('put', `/adm/prods/${id}`, { token, body });
  const offered = async (id: number) =>
    (await api.call<ProdForPayment[]>('get', `/pay/getProdsFormPayment?ids=${id}`)).body.message[0];
  const quoted = async (prod_id: number, participation: string, people: { is_student?: boolean }[]) => {
    const body = { prod_id, participation, participants: people };
    return (await api.call<OrderQuote>('post', '/pay/quote', { body })).body.message;
  };
  const units = async (...asked: Parameters<typeof quoted>) =>
    (await quoted(...asked)).lines.map(({ unit }) => unit);

  let booked = 0;
  const book = (prod_id: number, participation: string, people: number) => {
    const named = () => {
      booked += 1;
      return { last_name: 'Слушателева', first_name: 'Анна', email: `terms${booked}@test.local` };
    };
    const participants = Array.from({ length: people }, named);
    const contact = { ...named(), phone: '+7 900 000-22-33' };
    const body = { prod_id, participation, participants, contact, method: 'CARD', consent: true };
    return api.call('post', '/pay/createPayment', { body });
  };

  it('a buyer is offered exactly these terms', async () => {
    const prod = await onSale();
    const terms = {
      requires_confirmation: true,
      payment_methods: ['CARD'],
      hold_minutes: 45,
      invoice_days: 3,
      refund_policy: [
        { days_before: 3, percent: 20 },
        { days_before: 30, percent: 90 },
      ],
      reprice_on_reduction: 'RECALC',
      waitlist_hours: 6,
      replace_hours: null,
    };
    const { status, body } = await save(prod.id, terms);
    expect([status, body.errors]).to.deep.equal([200, undefined]);
    const sorted = [...terms.refund_policy].reverse();
    expect(body.message).to.deep.include({ ...terms, refund_policy: sorted });
    expect(await offered(prod.id)).to.deep.include({
      requires_confirmation: true,
      methods: ['CARD'],
      hold_minutes: 45,
      refund_policy: sorted,
    });
  });

  it('a quote gives the price for half of the course and for a group', async () => {
    const prod = await onSale();
    const prices = [
      { price: 4000, type: 'lecture' },
      { price: 3000, type: 'date', date: 1_900_000_000, participation: 'lecture' },
      { price: 8000, type: 'student', seats_limit: 1 },
      { price: 1000, type: 'listener', count_listener: 2, is_active: false },
    ];
    const { message } = (await save(prod.id, { prices })).body;
    expect(message.price_now).to.equal(10_000);
    expect(await units(prod.id, 'lecture', [{}])).to.deep.equal([3000]);
    expect(await units(prod.id, 'main', [{ is_student: true }, { is_student: true }])).to.deep.equal([
      8000, 10_000,
    ]);
    const half = message.prices[1];
    expect(half).to.include({ participation: 'lecture', is_active: true });
  });

  it('half of a course has the seats left by its buyers and those of the whole', async () => {
    const prod = await onSale();
    await save(prod.id, { prices: [{ price: 4000, type: 'practice' }] });
    await buildOrder({ prod, people: 2, participation: 'practice' });
    await save(prod.id, { seats_limits: [{ participation: 'practice', count: 3 }] });
    const left = (await offered(prod.id))?.participations.map(({ key, seats_left }) => [key, seats_left]);
    expect(left).to.deep.equal([
      ['main', null],
      ['practice', 1],
    ]);
    expect((await book(prod.id, 'practice', 2)).body).to.include({ code: 'NO_SEATS', left: 1 });
    expect((await book(prod.id, 'practice', 1)).status).to.equal(201);
    expect((await book(prod.id, 'practice', 1)).body).to.include({ code: 'NO_SEATS', left: 0 });
    expect((await book(prod.id, 'main', 1)).status).to.equal(201);
    const pool = await SeatPool.findOne({ where: { prod_id: prod.id, participation: 'practice' } });
    expect([pool?.total, pool?.taken]).to.deep.equal([3, 3]);
  });

  it('a sold-out price is hidden, and shown again when there are more seats', async () => {
    const prod = await onSale();
    const early = { price: 7000, type: 'date', date: 1_900_000_000, seats_limit: 1 };
    const [price] = (await save(prod.id, { prices: [early] })).body.message.prices;
    const priceNow = async () => {
      await mirrorSeats(api.sequelize);
      return (await api.call<StaffProd>('get', `/adm/prods/${prod.id}`, { token })).body.message.price_now;
    };
    expect(await priceNow()).to.equal(7000);
    expect((await book(prod.id, 'main', 1)).status).to.equal(201);
    expect(await priceNow()).to.equal(10_000);
    await save(prod.id, { prices: [{ ...price, seats_limit: 2 }] });
    expect(await priceNow()).to.equal(7000);
  });

  it('a copy carries the terms, and its options refer to each other by their own numbers', async () => {
    const prod = await onSale();
    const created = await save(prod.id, { prices: [{ price: 20_000, type: 'any', text: 'С проживанием' }] });
    const [any] = created.body.message.prices;
    const early = { price: 15_000, type: 'student', participation: `any:${any?.id}` };
    await save(prod.id, { prices: [early, any], hold_minutes: 33 });
    const { message: copy } = (await api.call<object>('get', `/adm/prods/${prod.id}/copy`, { token })).body;
    const made = await api.call<StaffProd>('post', '/adm/prods', { token, body: copy });
    expect([made.status, made.body.errors]).to.deep.equal([201, undefined]);
    const [student, own] = made.body.message.prices;
    expect(own?.id).to.not.equal(any?.id);
    expect([student?.participation, made.body.message.hold_minutes]).to.deep.equal([`any:${own?.id}`, 33]);
  });

  it('terms that contradict each other or what is sold are refused by name', async () => {
    const prod = await onSale();
    const refusals = async (body: object) => (await save(prod.id, body)).body.errors;
    const steps = (...pairs: [number, number][]) =>
      pairs.map(([days_before, percent]) => ({ days_before, percent }));
    expect(await refusals({ refund_policy: steps([14, 50], [7, 80]) })).to.have.all.keys('refund_policy');
    expect(await refusals({ refund_policy: steps([7, 50], [7, 50]) })).to.have.all.keys('refund_policy');
    expect(await refusals({ hold_minutes: 9, invoice_days: 16, waitlist_hours: 1 })).to.have.all.keys(
      'hold_minutes',
      'invoice_days',
      'waitlist_hours',
    );
    expect(await refusals({ payment_methods: ['FREE'] })).to.have.all.keys('payment_methods');
    const lost = { price: 1, type: 'student', participation: 'practice' };
    expect(await refusals({ prices: [lost] })).to.have.all.keys('prices.0.participation');
    const { message } = (await save(prod.id, { prices: [{ price: 5000, type: 'student', seats_limit: 4 }] }))
      .body;
    const [price] = message.prices;
    const order = await buildOrder({ prod, people: 3 });
    await OrderParticipant.update({ price_id: price?.id }, { where: { order_id: order.id } });
    const less = await refusals({ prices: [{ ...price, seats_limit: 2 }] });
    expect(less).to.deep.equal({ 'prices.0.seats_limit': 'По этой цене уже занято мест: 3' });
    const few = await refusals({ seats_limits: [{ participation: 'main', count: 2 }] });
    expect(few).to.deep.equal({ 'seats_limits.0.count': 'Уже занято мест: 3' });
    const none = await refusals({ seats_limits: [{ participation: 'lecture', count: 2 }] });
    expect(none).to.have.all.keys('seats_limits.0.participation');
  });

  it('odd prices are saved with a warning', async () => {
    const prod = await onSale();
    const { status, body } = await save(prod.id, { prices: [{ price: 12_000, type: 'student' }] });
    expect(status).to.equal(200);
    expect(body.message.price_warnings).to.have.length(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
