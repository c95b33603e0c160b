import { SeatPool } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { testDatabase } from '@odonta/db/testing/server.ts';
import { expect } from 'chai';
import type { Sequelize, Transaction } from 'sequelize';
import { poolsOf, type SeatOf, takeSeats } from './seats.ts';

const [courses, baskets] = [5, 100];

describe('baskets of the same courses', function () {
  this.timeout(60_000);
  let sequelize: Sequelize;
  let drop: () => Promise<void>;
  let seats: SeatOf[];
  let prodIds: number[];

  before(async () => {
    const database = await testDatabase();
    drop = database.drop;
    sequelize = connect(database.url, { pool: 20, acquireMs: 30_000 });
    seats = await inTransaction(sequelize, async () => {
      const built: SeatOf[] = [];
      for (let course = 0; course < courses; course += 1) {
        const prod = await buildProd({ seats_total: baskets });
        const order = await buildOrder({ prod, people: baskets, status: 'CANCELED' });
        built.push(
          ...order.participants.map(({ id }) => ({
            participant_id: id,
            prod_id: prod.id,
            price_id: null,
            participation: 'main' as const,
          })),
        );
      }
      return built;
    });
    prodIds = [...new Set(seats.map(({ prod_id }) => prod_id))];
  });
  after(async () => {
    await sequelize?.close();
    await drop?.();
  });

  it('baskets of the same courses are booked concurrently in any order without a deadlock', async () => {
    const deadlocks = await deadlocksOf(async (basket, transaction) => {
      await takeSeats(basket, await poolsOf(prodIds, transaction), transaction);
    });
    const taken = await SeatPool.sum('taken', { where: { prod_id: prodIds } });
    console.log(
      `      ${baskets} baskets of ${courses} courses at once: deadlocks ${deadlocks}, seats ${taken}`,
    );
    expect([deadlocks, taken]).to.deep.equal([0, baskets * courses]);
  });

  it('locking courses in the order of the basket would deadlock', async () => {
    const deadlocks = await deadlocksOf(async (basket, transaction) => {
      for (const { prod_id } of basket) {
        await SeatPool.update({ elsewhere: 1 }, { where: { prod_id }, transaction });
        await sequelize.query('select pg_sleep(0.05)', { transaction });
      }
    }, 4);
    console.log(`      locked as they lie: deadlocks ${deadlocks}`);
    expect(deadlocks).to.be.greaterThan(0);
  });

  async function deadlocksOf(
    book: (basket: SeatOf[], transaction: Transaction) => Promise<void>,
    count = baskets,
  ) {
    let deadlocks = 0;
    const one = (place: number) =>
      sequelize
        .transaction((transaction) => book(basketOf(place), transaction))
        .catch((error: { original?: { code?: string } }) => {
          if (error.original?.code !== '40P01') throw error;
          deadlocks += 1;
        });
    await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
    return deadlocks;
  }

  /** A seat of each course, the courses turned and every other basket the other way round. */
  function basketOf(place: number): SeatOf[] {
    const own = prodIds.map((id) => seats.filter(({ prod_id }) => prod_id === id)[place]);
    const turned = [...own.slice(place % courses), ...own.slice(0, place % courses)].filter(
      (seat) => seat !== undefined,
    );
    return place % 2 === 0 ? turned : turned.reverse();
  }
});
