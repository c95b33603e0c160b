import { SeatPool, SeatTake } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Transaction } from 'sequelize';
import { poolsOf, releaseSeats, tryTakeSeats } from './seats.ts';

const runs = 5000;
const total = 4;
const people = 7;

/** What befalls seats: they are taken, and given back by a cancellation, a refund or a clock, any of them twice. */
const deed = fc.record({
  what: fc.constantFrom('take', 'take the rest', 'release', 'release twice', 'release all'),
  who: fc.nat({ max: people - 1 }),
});
interface Deed {
  what: string;
  who: number;
}
type Release = (participants: number[], transaction: Transaction) => Promise<unknown>;

describe('the seats of a course', () => {
  let world: TestWorld;
  let prod_id: number;
  let ids: number[];

  before(async () => {
    world = await testWorld();
    const prod = await world.deed(() => buildProd({ seats_total: total }));
    const order = await world.deed(() => buildOrder({ prod, people, status: 'CANCELED' }));
    prod_id = prod.id;
    ids = order.participants.map(({ id }) => id);
  });
  after(() => world?.close());

  it('are never more than there are, and come back once, whatever is done in whatever order', async function () {
    this.timeout(600_000);
    await fc.assert(broken(releaseSeats), { numRuns: runs });
    console.log(`      ${runs} runs of up to 10 deeds, violations: 0`);
  });

  it('would come back twice by a release that does not ask who holds them', async function () {
    this.timeout(60_000);
    const found = await fc.check(broken(blindRelease), { numRuns: runs });
    expect(found.failed).to.equal(true);
    console.log(
      `      planted double release: found after ${found.numRuns} runs, ${found.numShrinks} shrinks`,
    );
  });

  const broken = (release: Release) =>
    fc.asyncProperty(fc.array(deed, { maxLength: 10 }), async (deeds) => {
      const transaction = await world.sequelize.transaction();
      try {
        const held = new Set<number>();
        for (const each of deeds) await play(each, held, release, transaction);
        const pool = await SeatPool.findOne({ where: { prod_id }, rejectOnEmpty: true, transaction });
        const live = await SeatTake.count({ where: { pool_id: pool.id, released_at: null }, transaction });
        return pool.taken === held.size && live === held.size;
      } finally {
        await transaction.rollback();
      }
    });

  async function play({ what, who }: Deed, held: Set<number>, release: Release, transaction: Transaction) {
    const free = ids.filter((id) => !held.has(id));
    const one = ids.slice(who, who + 1);
    if (what === 'take' || what === 'take the rest') {
      const asked = what === 'take' ? one.filter((id) => !held.has(id)) : free;
      if (asked.length === 0) return;
      const pools = await poolsOf([prod_id], transaction);
      const seats = asked.map((participant_id) => ({
        participant_id,
        prod_id,
        price_id: null,
        participation: 'main' as const,
      }));
      if (await tryTakeSeats(seats, pools, transaction)) for (const id of asked) held.add(id);
      else expect(held.size + asked.length).to.be.greaterThan(total);
      return;
    }
    const back = what === 'release all' ? ids : one;
    await release(back, transaction);
    if (what === 'release twice') await release(back, transaction);
    for (const id of back) held.delete(id);
  }

  async function blindRelease(participants: number[], transaction: Transaction): Promise<void> {
    const taken = await SeatTake.count({ where: { participant_id: participants }, transaction });
    await SeatTake.update(
      { released_at: new Date() },
      { where: { participant_id: participants, released_at: null }, transaction },
    );
    const pool = await SeatPool.findOne({ where: { prod_id }, rejectOnEmpty: true, transaction });
    await SeatPool.decrement('taken', {
      by: Math.min(taken, pool.taken),
      where: { id: pool.id },
      transaction,
    });
  }
});
