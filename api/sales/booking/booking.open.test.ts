import type { BasketBooking, Booking, OrderView, ProdForPayment } from '@odonta/api/contract';
import {
  Individual,
  LedgerEntry,
  Order,
  OrderParticipant,
  type Prod,
  PromoUse,
  SeatPool,
  SeatTake,
  StatusChange,
} from '@odonta/db/models';
import { buildCenter, buildIndividual, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { adjust } from '../../loyalty/bonuses/ledger.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { useApi } from '../../testing/useApi.ts';

const person = (number: number) => ({
  last_name: 'Слушателева',
  first_name: 'Анна',
  email: `listener${number}@test.local`,
  phone: `+7 900 123-45-${10 + number}`,
});
const contact = { ...person(1), city: 'Москва' };

describe('booking', () => {
  const api = useApi();

  const sold = (given: Parameters<typeof buildProd>[0] = {}) =>
    api.given(async () => {
      const center = await buildCenter({ is_sell_individuals: true, is_sell_entities: true, sale: 15 });
      return buildProd({ center_id: center.id, ...given });
    });
  const send = (body: object, headers: Record<string, string> = {}) =>
    api.call<Booking>('post', '/pay/createPayment', { body, headers });
  const bodyFor = ({ id }: Prod, people = 1) => ({
    prod_id: id,
    participants: Array.from({ length: people }, (_, index) => person(index + 1)),
    contact,
    consent: true,
  });
  const takenOf = async ({ id }: Prod) =>
    (await SeatPool.findOne({ where: { prod_id: id, price_id: null }, rejectOnEmpty: true })).taken;

  it('holds a seat for each participant until the order is paid', async () => {
    const prod = await sold({ price: 1_000_000, seats_total: 5, hold_minutes: 30 });
    const { status, body } = await send(bodyFor(prod, 2));
    expect(status).to.equal(201);
    const { order } = body.message;
    expect(order).to.include({ status: 'PREPARE', status_num: 1, total: 20_000 });
    expect(order.number).to.match(/^З-\d\d-\d{6}$/);
    expect((order.expires_at ?? 0) - Date.now() / 1000).to.be.within(29 * 60, 30 * 60 + 1);
    expect(await takenOf(prod)).to.equal(2);
    expect(await SeatTake.count()).to.be.greaterThan(1);
    expect(order.participants.map(({ unit_price }) => unit_price)).to.deep.equal([10_000, 10_000]);
  });

  it('confirms at once what costs nothing', async () => {
    const prod = await sold({ price: 0 });
    const { order } = (await send(bodyFor(prod))).body.message;
    expect(order).to.include({ status: 'CONFIRMED', expires_at: null });
    expect(order.participants[0]?.ticket_code).to.match(/^[0-9a-f-]{36}$/);
    expect(await LedgerEntry.count({ where: { order_id: order.id } })).to.equal(0);
    expect(
      await StatusChange.count({ where: { resource: 'orders', record_id: order.id, move: 'pay' } }),
    ).to.equal(1);
  });

  it('waits for the word of a centre that wants to have one', async () => {
    const prod = await sold({ price: 0, requires_confirmation: true });
    const { order } = (await send(bodyFor(prod))).body.message;
    expect(order.status).to.equal('CREATED');
    const row = await Order.findByPk(order.id, { rejectOnEmpty: true });
    expect(row.checks).to.deep.equal([{ kind: 'SEAT', is_done: false }]);
    expect(row.confirm_deadline).to.be.greaterThan(new Date());
  });

  it('says how many seats are left where too many are asked for, and takes none', async () => {
    const prod = await sold({ price: 100_000, seats_total: 3, seats_taken: 1 });
    const { status, body } = await send(bodyFor(prod, 3));
    expect([status, body]).to.deep.include.members([409]);
    expect(body).to.include({ code: 'NO_SEATS', left: 2, message: 'Осталось 2\u00a0места' });
    expect([await takenOf(prod), await Order.count({ where: { prod_id: prod.id } })]).to.deep.equal([1, 0]);
  });

  it('takes nobody onto a course twice', async () => {
    const prod = await sold({ price: 100_000 });
    expect((await send(bodyFor(prod))).status).to.equal(201);
    const again = await send(bodyFor(prod));
    expect([again.status, again.body.message]).to.deep.equal([
      409,
      'Кто-то из участников уже записан на этот курс',
    ]);
    expect(await OrderParticipant.count({ where: { prod_id: prod.id } })).to.equal(1);
  });

  it('refuses a sum that is no longer true, with the one that is', async () => {
    const prod = await sold({ price: 100_000 });
    const { status, body } = await send({ ...bodyFor(prod), expected_total: 900 });
    expect([status, (body as unknown as { code: string }).code]).to.deep.equal([409, 'PRICE_CHANGED']);
    expect((body as unknown as { current: { total: number } }).current.total).to.equal(1000);
  });

  it('refuses without a consent, and a course that is closed', async () => {
    const prod = await sold({ price: 100_000 });
    const { consent: _consent, ...silent } = bodyFor(prod);
    const refused = await send(silent);
    expect([refused.status, (refused.body as never as { errors: object }).errors]).to.deep.equal([
      422,
      { consent: 'Подтвердите согласие на обработку данных' },
    ]);
    const closed = await sold({ price: 100_000, sales_paused: true });
    expect((await send(bodyFor(closed))).body.message).to.equal('Запись на курс закрыта');
  });

  it('counts its seats for the limited price it has, and for no more', async () => {
    const prod = await sold({
      price: 1_000_000,
      prices: [{ type: 'listener', count_listener: 2, price: 500_000, seats_limit: 3 }],
    });
    const { order } = (await send(bodyFor(prod, 4))).body.message;
    expect(order.participants.map(({ unit_price }) => unit_price)).to.deep.equal([5000, 5000, 5000, 10_000]);
    const limited = await SeatPool.findAll({ where: { prod_id: prod.id }, order: [['id', 'ASC']] });
    expect(limited.map(({ taken }) => taken)).to.deep.equal([4, 3]);
  });

  it('gives the seats back when the time is over, once, and says why', async () => {
    const prod = await sold({ price: 100_000, seats_total: 2 });
    const { order } = (await send(bodyFor(prod))).body.message;
    await api.given(() =>
      Order.update({ expires_at: new Date(Date.now() - 1000) }, { where: { id: order.id } }),
    );
    await Promise.all([expireReservations(), expireReservations()]);
    const view = (await api.call<OrderView>('get', `/orders/${order.token}`)).body.message;
    expect(view).to.include({ status: 'CANCELED', cancel_reason: 'Не оплачен вовремя', status_num: 6 });
    expect(await takenOf(prod)).to.equal(0);
    expect((await send(bodyFor(prod))).status).to.equal(201);
  });

  it('is cancelled and extended by the bearer of the link only', async () => {
    const prod = await sold({ price: 100_000, hold_minutes: 20 });
    const { order } = (await send(bodyFor(prod))).body.message;
    const extended = await api.call<OrderView>('post', `/orders/${order.token}/extend`, { body: {} });
    expect((extended.body.message.expires_at ?? 0) - (order.expires_at ?? 0)).to.equal(20 * 60);
    expect((await api.call('post', `/orders/${order.token}/extend`, { body: {} })).status).to.equal(409);
    expect((await api.call('post', `/orders/${'x'.repeat(32)}/cancel`, { body: {} })).status).to.equal(404);
    const open = extended.body.message.available_transitions;
    expect(open.map(({ name, to, label }) => [name, to, label])).to.deep.equal([
      ['cancel', 'CANCELED', 'Отменить заказ'],
      ['move', 'CANCELED', 'Перенести на другую дату'],
    ]);
    const canceled = await api.call<OrderView>('post', `/orders/${order.token}/cancel`, { body: {} });
    expect(canceled.body.message).to.include({ status: 'CANCELED', cancel_reason: 'Отказ покупателя' });
    expect((await api.call('post', `/orders/${order.token}/cancel`, { body: {} })).status).to.equal(409);
  });

  it('shows a form what a course offers and how it is paid', async () => {
    const prod = await sold({
      price: 1_000_000,
      seats_total: 9,
      prices: [{ type: 'lecture', price: 400_000 }],
    });
    const { body } = await api.call<ProdForPayment[]>('get', `/pay/getProdsFormPayment?ids=${prod.id}`);
    expect(body.message[0]).to.deep.include({
      id: prod.id,
      seats_left: 9,
      methods: ['CARD', 'INVOICE'],
      participations: [
        { key: 'main', label: 'Основная цена', price: 10_000, seats_left: 9 },
        { key: 'lecture', label: 'Только лекция', price: 4000, seats_left: 9 },
      ],
    });
    const { message } = (
      await api.call<{ total: number }>('post', '/pay/quote', {
        body: { prod_id: prod.id, participation: 'lecture', participants: [{}, {}] },
      })
    ).body;
    expect(message.total).to.equal(8000);
  });

  it('books a basket whole, with a code for each course that has one, or books nothing of it', async () => {
    const [first, second] = [await sold({ price: 100_000 }), await sold({ price: 200_000, seats_total: 1 })];
    await api.given(() => buildPromoCode({ code: 'BASKET10', effect: 'PERCENT', value: 10 }));
    const items = [
      { prod_id: second.id, participants: [person(5)] },
      { prod_id: first.id, participants: [person(5)], promo_code: 'basket10' },
    ];
    const basket = { items, contact, consent: true };
    const ask = () => api.call<BasketBooking>('post', '/pay/createPayments', { body: basket });
    const { status, body } = await ask();
    expect([status, body.message.orders.map(({ total }) => total)]).to.deep.equal([201, [2000, 900]]);
    expect(await PromoUse.count({ where: { order_id: body.message.orders[1]?.id ?? 0 } })).to.equal(1);
    const orders = await Order.count();
    items.reverse();
    items[0] = { prod_id: first.id, participants: [person(6)] };
    items[1] = { prod_id: second.id, participants: [person(6)] };
    expect((await ask()).body.code).to.equal('NO_SEATS');
    expect(await Order.count()).to.equal(orders);
  });

  it('lets nobody spend the bonuses of a phone that he has only typed', async () => {
    const prod = await sold({ price: 1_000_000 });
    const phone = '+79005550001';
    await api.given(async () => {
      const { sequelize } = api;
      await sequelize.transaction((transaction) =>
        adjust(
          phone,
          { count: 1000, is_add: true, expires_at: inDays(30), source: { type: 'staff', id: 1 } },
          transaction,
        ),
      );
    });
    const spent = async (buyer: { phone: string; phone_proved_at: Date | null } | null) => {
      await api.sequelize.query('delete from rate_limits');
      const token =
        buyer && (await api.tokenOf(await api.given(() => buildIndividual(buyer)), individualAccounts));
      const body = { prod_id: prod.id, participants: [{}], bonuses: 500 };
      const { message } = (
        await api.call<{ bonus: { sum: number } }>('post', '/pay/quote', {
          body,
          ...(token ? { token } : {}),
        })
      ).body;
      return message.bonus.sum;
    };
    expect(await spent(null)).to.equal(0);
    expect(await spent({ phone, phone_proved_at: null })).to.equal(0);
    await Individual.update({ phone: null }, { where: { phone } });
    expect(await spent({ phone, phone_proved_at: new Date() })).to.equal(500);
  });
});
