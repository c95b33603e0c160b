import {
  LedgerEntry,
  mirrorSeats,
  Order,
  OrderParticipant,
  Payment,
  PaymentPart,
  type Prod,
  Refund,
  SeatPool,
} from '@odonta/db/models';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Transaction } from 'sequelize';
import { giveBack } from '../../money/refunds/finish.ts';
import { lockRefund } from '../../money/refunds/lock.ts';
import { balancesOf } from '../../orders/ledger/balances.ts';
import { receiveMoney } from '../../orders/receiveMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { useApi } from '../../testing/useApi.ts';
import { rescheduleOrder } from './rescheduleOrder.ts';

interface Life {
  people: number;
  price: number;
  paid: 'none' | 'part' | 'whole';
  method: 'CARD' | 'INVOICE';
  /** Prices of the dates it is rescheduled to, in order, and whether the due sum is paid there. */
  dates: { price: number; seats: number; isPaid: boolean }[];
}

const roubles = fc.integer({ min: 0, max: 30_000 });
const lives: fc.Arbitrary<Life> = fc.record({
  people: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 1, max: 30_000 }),
  paid: fc.constantFrom('none', 'part', 'whole'),
  method: fc.constantFrom('CARD', 'INVOICE'),
  dates: fc.array(
    fc.record({ price: roubles, seats: fc.integer({ min: 1, max: 5 }), isPaid: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
});

describe('the money and the seats of an order that is moved from date to date', function () {
  this.timeout(180_000);
  const api = useApi({ connection: { acquireMs: 30_000 }, ports: { orderEffects: [] } });
  let center_id: number;

  before(async () => {
    const sells = { is_sell_individuals: true, is_sell_entities: true, sale: 12.5 };
    center_id = (await buildCenter(sells)).id;
  });

  it('the money and the seats are where the orders say, paid or not, dearer or cheaper, and counted once', async () => {
    await fc.assert(fc.asyncProperty(lives, live), { numRuns: 25 });
    await mirrorSeats(api.sequelize);
    expect(await api.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  const dateAt = (price: number, seats: number): Promise<Prod> =>
    buildProd({ center_id, price: price * 100, seats_total: seats, date_start: inDays(60) });

  async function live({ people, price, paid, method, dates }: Life): Promise<void> {
    const here = await dateAt(price, people);
    const { id } = await buildOrder({ prod: here, people, payment_method: method });
    const total = people * price * 100;
    const given = { none: 0, part: Math.floor(total / 200) * 100, whole: total }[paid];
    if (given > 0) await pay(id, given, method);
    let current = id;
    let received = given;
    for (const date of dates) {
      const next = await rescheduled(current, await dateAt(date.price, date.seats), people <= date.seats);
      if (next === null) break;
      current = next.id;
      const due = next.total - next.paid_sum;
      if (!date.isPaid || due === 0) continue;
      await pay(current, due, next.payment_method === 'FREE' ? 'CARD' : next.payment_method);
      received += due;
    }
    await agrees(id, current, received, people);
  }

  async function rescheduled(id: number, prod: Prod, hasSeats: boolean): Promise<Order | null> {
    try {
      const to = await unitOfWork.transaction(async (transaction) => {
        const order = await lockOrder({ id }, transaction);
        const by = { actor: systemActor, end: transition, asked_by: null };
        return (await rescheduleOrder(order, { prod_id: prod.id }, by, transaction)).to;
      });
      expect(hasSeats).to.equal(true);
      return to;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      expect([error.code, hasSeats]).to.deep.equal(['NO_SEATS', false]);
      return null;
    }
  }

  async function pay(id: number, sum: number, method: 'CARD' | 'INVOICE'): Promise<void> {
    await unitOfWork.transaction(async (transaction) => {
      const order = await lockOrder({ id }, transaction);
      const payment = await paymentOf(id, sum, method, transaction);
      const account = method === 'CARD' ? 'CARD' : 'BANK';
      await receiveMoney(order, { account, sum, payment_id: payment.id }, systemActor, transaction);
    });
  }

  async function paymentOf(
    order_id: number,
    sum: number,
    method: 'CARD' | 'INVOICE',
    transaction: Transaction,
  ) {
    const payment = await Payment.create(
      { method, sum, captured_sum: sum, status: 'CONFIRMED', next_look_at: null, finished_at: new Date() },
      { transaction },
    );
    await PaymentPart.create({ payment_id: payment.id, order_id, sum, is_open: false }, { transaction });
    return payment;
  }

  /** After the refunds every kopeck received belongs to the last order or has left. */
  async function agrees(first: number, last: number, received: number, people: number): Promise<void> {
    const chain = (await Order.findAll({ order: ['id'] })).filter(({ id }) => id >= first && id <= last);
    let back = 0;
    for (const order of chain) back += await giveBackAll(order.id);
    const locked = await Order.findByPk(last, { rejectOnEmpty: true });
    expect(locked.paid_sum + back).to.equal(received);
    for (const { id } of chain) {
      const { CARD = 0, BANK = 0, BUYER = 0 } = await balancesOf(id);
      expect(CARD + BANK, `money of order ${id}`).to.equal(id === last ? locked.paid_sum : 0);
      if (id !== last) expect(BUYER).to.equal(0);
    }
    const parts = await PaymentPart.sum('sum', { where: { order_id: last } });
    expect(Number(parts ?? 0)).to.equal(locked.paid_sum);
    const ids = chain.map(({ prod_id }) => prod_id);
    const pools = await SeatPool.findAll({ where: { prod_id: ids, price_id: null } });
    expect(pools.reduce((all, { taken }) => all + taken, 0)).to.equal(people);
    const live = { order_id: chain.map(({ id }) => id), is_live: true };
    expect(await OrderParticipant.count({ where: live })).to.equal(people);
    expect(await LedgerEntry.sum('sum', { where: { order_id: live.order_id } })).to.satisfy(
      (sum: number | null) => Number(sum ?? 0) === 0,
    );
  }

  async function giveBackAll(order_id: number): Promise<number> {
    const refunds = await Refund.findAll({ where: { order_id } });
    for (const { id } of refunds)
      await unitOfWork.transaction(async (transaction) => {
        const { order, refund } = await lockRefund(id, transaction);
        if (refund.route === 'CARD') refund.route = 'BANK';
        await giveBack(order, refund, systemActor, transaction);
        refund.set({ status: 'FINISHED' });
        await refund.save({ transaction });
      });
    return refunds.reduce((all, { approved_sum }) => all + (approved_sum ?? 0), 0);
  }
});
