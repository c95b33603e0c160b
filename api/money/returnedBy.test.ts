import { Order, SeatPool } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import type { Transaction } from 'sequelize';
import { systemActor } from '../orders/systemActor.ts';
import { lockOrder, transition } from '../orders/transition.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

const rounds = 6;

/** Each pair of transactions has orders of the same two courses, in opposite order. */
describe('orders of several courses that end together', function () {
  this.timeout(90_000);
  let api: TestApi;

  before(async () => {
    // Unwatched: the negative control locks out of order on purpose.
    api = await testApi({ connection: { acquireMs: 20_000 } });
  });
  after(() => api?.close());

  async function crossing(): Promise<[number[], number[]]> {
    const [one, other] = [await buildProd({ seats_total: 9 }), await buildProd({ seats_total: 9 })];
    const of = async (...prods: (typeof one)[]) => {
      const ids: number[] = [];
      for (const prod of prods) ids.push((await buildOrder({ prod })).id);
      return ids;
    };
    return api.given(async () => [await of(one, other), await of(other, one)]);
  }

  it('two people cancel several orders at once without a deadlock', async () => {
    const { token } = await api.staff('ADMIN');
    for (let round = 0; round < rounds; round += 1) {
      const pair = await crossing();
      const answers = await Promise.all(
        pair.map((ids) =>
          api.call('post', '/adm/orders/bulk', {
            token,
            body: { action: 'move', move: 'cancel', ids, body: { cancel_reason: 'DUPLICATE' } },
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
      const orders = await Order.findAll({ where: { id: pair.flat() } });
      expect(new Set(orders.map(({ status }) => status))).to.deep.equal(new Set(['CANCELED']));
      const prod_id = orders.map((order) => order.prod_id);
      expect(await SeatPool.sum('taken', { where: { prod_id } })).to.equal(0);
    }
    expect(api.errors).to.deep.equal([]);
  });

  it('releasing seats order by order would deadlock', async () => {
    const [one, other] = await crossing();
    const inTurn = (ids: number[]) =>
      unitOfWork.transaction(async (transaction: Transaction) => {
        for (const id of ids) {
          await transition(await lockOrder({ id }, transaction), 'cancel', systemActor, transaction);
          await api.sequelize.query('select pg_sleep(0.3)', { transaction });
        }
      });
    const outcomes = await Promise.allSettled([inTurn(one), inTurn(other)]);
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected'
        ? (outcome.reason as { original?: { code?: string } }).original?.code
        : null,
    );
    expect(codes).to.include('40P01');
  });
});
