import { setTimeout as sleep } from 'node:timers/promises';
import { OrderParticipant, type Prod, SeatPool } from '@odonta/db/models';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { timesOfProof } from '@odonta/db/testing/proof.ts';
import { expect } from 'chai';
import { type Nodes, openNodes } from './nodes.ts';
import { bookingOf } from './rush.ts';

const [runs, asked, seats] = [timesOfProof(2, 10), 500, 20];
/** How many ask at once: as many as the connections of both nodes can serve and stand in line for. */
const atOnce = 60;

describe('seats under a rush', function () {
  this.timeout(600_000);
  let app: Nodes;

  before(async () => {
    app = await openNodes({ pool: 12, env: { TRUST_PROXY: '1' } });
  });
  after(() => app?.close());

  it('two processes sell as many seats as there are, to five hundred at once, time after time', async () => {
    const sold: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const prod = await course(seats);
      const statuses = await rush((place) => order(prod, run * asked + place));
      expect(new Set(statuses)).to.deep.equal(new Set([201, 409]));
      expect(statuses.filter((status) => status === 201)).to.have.lengthOf(seats);
      sold.push(await soldOf(prod));
    }
    const oversold = sold.filter((count) => count > seats).length;
    console.log(
      `      ${asked} orders for ${seats} seats, ${runs} runs: oversold ${oversold}/${runs}, sold ${sold.join(' ')}`,
    );
    expect(sold).to.deep.equal(Array(runs).fill(seats));
  });

  it('a sale that counts first and writes afterwards would oversell the seats', async () => {
    const prod = await course(seats);
    await app.sequelize.query('alter table seat_pools drop constraint seat_pools_are_not_oversold');
    const pool = await SeatPool.findOne({ where: { prod_id: prod.id }, rejectOnEmpty: true });
    let given = 0;
    await rush(async () => {
      const { taken } = await SeatPool.findByPk(pool.id, { rejectOnEmpty: true });
      if (taken >= seats) return 409;
      await SeatPool.update({ taken: taken + 1 }, { where: { id: pool.id } });
      given += 1;
      return 201;
    });
    console.log(`      counted first and written afterwards: ${given} sold of ${seats}`);
    expect(given).to.be.greaterThan(seats);
  });

  async function course(seats_total: number): Promise<Prod> {
    return inTransaction(app.sequelize, async () => {
      const center = await buildCenter({ is_sell_individuals: true });
      return buildProd({ center_id: center.id, seats_total, price: 500_000 });
    });
  }

  async function rush(ask: (place: number) => Promise<number>): Promise<number[]> {
    const statuses: number[] = [];
    let next = 0;
    const worker = async () => {
      while (next < asked) {
        const place = next;
        next += 1;
        statuses[place] = await ask(place);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return statuses;
  }

  async function order({ id }: Prod, place: number): Promise<number> {
    const node = app.nodes[place % app.nodes.length];
    for (;;) {
      const answer = await node?.call('post', '/pay/createPayment', bookingOf(id, place));
      // A busy node answers 503, and a determined buyer tries again.
      if (answer?.status !== 503) return answer?.status ?? 0;
      await sleep(500);
    }
  }

  const soldOf = ({ id }: Prod) => OrderParticipant.count({ where: { prod_id: id, is_live: true } });
});
