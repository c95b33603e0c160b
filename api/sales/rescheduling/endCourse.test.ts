import type { Booking, CancellationView, StaffOrder, StaffProd } from '@odonta/api/contract';
import { Letter, mirrorSeats, Order, type Prod, Refund, SeatPool } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { expect } from 'chai';
import { giveBackToCard } from '../../money/refunds/cardRefunds.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { bookByCard, newPerson, orderOf, payOn, soldByCard } from '../../testing/cardPayments.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';
import { closeWaitlists } from '../waitlist/closeWaitlists.ts';
import { endOrdersOf } from './endCourse.ts';

describe('a course that does not take place', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ROP_COURSE')).token;
  });
  afterEach(async () => {
    await mirrorSeats(api.sequelize);
    expect(await api.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  const paidFor = async (prod: Prod, people = 2) => {
    const { order, url = '' } = await bookByCard(api.call, prod, people);
    await payOn(url);
    return order;
  };
  const cancel = ({ id }: Prod, body: object) =>
    api.call<StaffProd>('post', `/adm/prods/${id}/cancel_event`, {
      token,
      body: { reason: 'Заболел лектор', ...body },
    });
  const takenOn = async ({ id }: Prod) =>
    (await SeatPool.findOne({ where: { prod_id: id, price_id: null }, rejectOnEmpty: true })).taken;

  it('tells beforehand whom it concerns, then cancels what is held and gives all back of what is paid', async () => {
    const prod = await soldByCard(api, { date_start: inDays(2) });
    const [locked, paid] = [(await bookByCard(api.call, prod)).order, await paidFor(prod)];
    const shown = await api.call<CancellationView>('get', `/adm/prods/${prod.id}/cancellation`, { token });
    expect(shown.body.message).to.deep.equal({ orders: 2, people: 3, paid: 20_000 });
    const answer = await cancel(prod, { mode: 'refund_all', letter: 'Лектор заболел. Нам очень жаль.' });
    expect([answer.status, answer.body.message.status], answer.text).to.deep.equal([200, 'CANCELED']);
    expect(await orderOf(api.call, locked.token)).to.include({
      status: 'CANCELED',
      cancel_reason: 'Курс отменён',
    });
    const refund = await Refund.findOne({ where: { order_id: paid.id }, rejectOnEmpty: true });
    expect(refund).to.include({ status: 'CREATED', approved_sum: 2_000_000, is_auto: true });
    const letter = await Letter.findOne({ where: { kind: 'course_canceled', record_id: paid.id } });
    expect(letter?.text)
      .to.contain('Лектор заболел. Нам очень жаль.')
      .and.contain('вернём 20\u00a0000\u00a0₽');
    await giveBackToCard(refund.id);
    expect(await orderOf(api.call, paid.token)).to.include({ status: 'REFUNDED', refunded: 20_000 });
    expect(await takenOn(prod)).to.equal(0);
  });

  it('takes all to another course, if it has seats for all of them', async () => {
    const prod = await soldByCard(api, { date_start: inDays(20) });
    const orders = [await paidFor(prod), (await bookByCard(api.call, prod)).order];
    const there = (seats_total: number) =>
      api.given(() =>
        buildProd({ center_id: prod.center_id, date_start: inDays(50), price: 1_000_000, seats_total }),
      );
    const [small, large] = [await there(2), await there(3)];
    const refused = await cancel(prod, { mode: 'move_all', prod_id: small.id });
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'NO_SEATS']);
    expect((await cancel(prod, { mode: 'move_all' })).body.errors).to.have.all.keys('prod_id');
    expect([await takenOn(prod), await takenOn(small)]).to.deep.equal([3, 0]);
    expect((await cancel(prod, { mode: 'move_all', prod_id: large.id })).status).to.equal(200);
    expect([await takenOn(prod), await takenOn(large)]).to.deep.equal([0, 3]);
    const rescheduled = await Order.findAll({
      where: { moved_from_id: orders.map(({ id }) => id) },
      order: ['moved_from_id'],
    });
    expect(rescheduled.map(({ status }) => status)).to.deep.equal(['CONFIRMED', 'PREPARE']);
  });

  it('is told by text message to a caller without e-mail', async () => {
    const name = { last_name: 'Звонкова', first_name: 'Анна' };
    const caller = { ...name, phone: '+79123456789', consent_by_phone: true, participants: [name] };
    const booked = async ({ id: prod_id }: Prod) => {
      const body = { prod_id, ...caller };
      return (await api.call<StaffOrder>('post', '/adm/orders', { token, body })).body.message;
    };
    const texted = async (record_id: number) => {
      const sent = await Letter.findAll({ where: { resource: 'orders', record_id, channel: 'SMS' } });
      return sent.map(({ kind, to }) => [kind, to]);
    };
    const [given, transitioning] = [
      await soldByCard(api, { date_start: inDays(20) }),
      await soldByCard(api, {}),
    ];
    const [unpaid, paid] = [await booked(given), await booked(given)];
    const { token: link } = await Order.findByPk(paid.id, { rejectOnEmpty: true });
    const page = await api.call<Booking>('post', '/pay/createPayment', { body: { hash: link } });
    await payOn(page.body.message.url ?? '');
    expect((await cancel(given, { mode: 'refund_all' })).status).to.equal(200);
    expect(await texted(unpaid.id)).to.deep.equal([['course_canceled', caller.phone]]);
    expect(await texted(paid.id)).to.deep.equal([['course_canceled_paid', caller.phone]]);
    const { id } = await booked(transitioning);
    const there = await api.given(() =>
      buildProd({
        center_id: transitioning.center_id,
        date_start: inDays(50),
        price: 1_000_000,
        seats_total: 3,
      }),
    );
    expect((await cancel(transitioning, { mode: 'move_all', prod_id: there.id })).status).to.equal(200);
    const rescheduled = await Order.findOne({ where: { moved_from_id: id }, rejectOnEmpty: true });
    expect(await texted(rescheduled.id)).to.deep.equal([['order_moved', caller.phone]]);
  });

  it('has nobody in its line any more, and tells each of them once', async () => {
    const [prod, other] = [await soldByCard(api, { date_start: inDays(20) }), await soldByCard(api)];
    const waits = (prod_id: number) => buildWaitlistEntry({ prod_id });
    const [first, second, elsewhere] = [await waits(prod.id), await waits(prod.id), await waits(other.id)];
    expect((await cancel(prod, { mode: 'refund_all' })).status).to.equal(200);
    const late = await waits(prod.id);
    await closeWaitlists();
    await closeWaitlists();
    for (const entry of [first, second, late]) {
      expect((await entry.reload()).status).to.equal('REJECTED');
      const letters = await Letter.findAll({ where: { resource: 'waitlist', record_id: entry.id } });
      expect(letters.map(({ kind }) => kind)).to.deep.equal(['waitlist_closed']);
      expect(letters[0]?.text).to.contain(`не ждёте место на курсе «${prod.name}»: курс отменён.`);
    }
    expect((await elsewhere.reload()).status).to.equal('CREATED');
  });

  it('is cancelled while money of its orders goes back, and neither waits for the other for ever', async () => {
    const [keeper, another] = [await api.staff('BOOKKEEPER'), await api.staff('BOOKKEEPER')];
    const act = (id: number, reschedule: string, body: object, who = keeper) =>
      api.call('post', `/adm/refunds/${id}/${reschedule}`, { token: who.token, body });
    for (const isFirst of [true, false]) {
      const prod = await soldByCard(api, { date_start: inDays(20) });
      const order = await paidFor(prod);
      const asked = await api.call<{ id: number }>('post', '/adm/refunds', {
        token: another.token,
        body: {
          ...{ order_id: order.id, participant_ids: [order.participants[0]?.id] },
          ...{ reason: 'CLIENT_REFUSED', route: 'BALANCE', policy: 'KEEP' },
        },
      });
      const { id } = asked.body.message;
      await act(id, 'approve_any', {});
      const both = [
        () => cancel(prod, { mode: 'refund_all' }),
        () => act(id, 'execute', { document_number: '7', document_date: '2026-11-22' }),
      ];
      const answers = await Promise.all((isFirst ? both : both.toReversed()).map((press) => press()));
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
      const refunds = await Refund.findAll({ where: { order_id: order.id } });
      expect(refunds.reduce((all, { requested_sum }) => all + requested_sum, 0)).to.equal(2_000_000);
    }
  });

  it('has nobody on it who books at the same moment', async () => {
    const prod = await soldByCard(api, { seats_total: 40, date_start: inDays(20) });
    const book = () => {
      const person = newPerson();
      const body = { prod_id: prod.id, participants: [person], contact: person, consent: true };
      return api.call('post', '/pay/createPayment', { body });
    };
    const bookings = Array.from({ length: 8 }, book);
    const [answer, ...booked] = await Promise.all([cancel(prod, { mode: 'refund_all' }), ...bookings]);
    expect(answer?.status).to.equal(200);
    expect(booked.every(({ status }) => [201, 404, 409].includes(status))).to.equal(true);
    expect(await Order.count({ where: { prod_id: prod.id, status: 'PREPARE' } })).to.equal(0);
    expect(await takenOn(prod)).to.equal(0);
  });

  describe('at the same moment as another, each with its people to the other', () => {
    const two = async () => {
      const prods = [
        await soldByCard(api, { date_start: inDays(30) }),
        await soldByCard(api, { date_start: inDays(31) }),
      ] as const;
      for (const prod of prods) await bookByCard(api.call, prod);
      return prods;
    };
    /** Both begin and stand before their orders, and go on together. */
    async function together<T>(prods: readonly Prod[], both: () => Promise<T>[]) {
      const barrier = await api.sequelize.transaction();
      const where = { prod_id: prods.map(({ id }) => id) };
      await Order.findAll({ where, lock: barrier.LOCK.NO_KEY_UPDATE, transaction: barrier });
      const begun = Promise.allSettled(both());
      await eventually(async () => {
        const [standing] = await api.sequelize.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(standing).to.have.length(2);
      });
      await barrier.commit();
      return begun;
    }

    it('is cancelled, and the other is refused a course that is cancelled', async () => {
      const [one, other] = await two();
      const answers = await together([one, other], () => [
        cancel(one, { mode: 'move_all', prod_id: other.id }),
        cancel(other, { mode: 'move_all', prod_id: one.id }),
      ]);
      const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0));
      expect(statuses.toSorted((a, b) => a - b)[0]).to.equal(200);
      expect(statuses.filter((status) => status >= 500 || status === 0)).to.deep.equal([]);
      const live = await Order.count({ where: { prod_id: [one.id, other.id], status: 'PREPARE' } });
      expect(live, 'both orders are on the course that takes place').to.equal(2);
    });

    it('a transaction that does not wait for the other would deadlock', async () => {
      const end = (prod: Prod, target: Prod) =>
        unitOfWork.transaction(async (transaction) => {
          const body = { mode: 'move_all', prod_id: target.id, reason: 'Заболел лектор' } as const;
          await endOrdersOf(prod, body, systemActor, transaction);
        });
      const collide = async () => {
        const [one, other] = await two();
        const outcomes = await together([one, other], () => [end(one, other), end(other, one)]);
        return outcomes.map((outcome) =>
          outcome.status === 'rejected'
            ? (outcome.reason as { original?: { code?: string } }).original?.code
            : '',
        );
      };
      // On a busy machine one may be through before the other goes on.
      let codes = await collide();
      for (let times = 1; times < 6 && !codes.includes('40P01'); times += 1) codes = await collide();
      expect(codes).to.include('40P01');
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
