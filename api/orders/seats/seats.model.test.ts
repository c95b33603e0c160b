import { SeatPool, SeatTake } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { timesOfProof } from '@odonta/db/testing/proof.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { QueryTypes, type Transaction } from 'sequelize';
import { releaseSeats } from './release.ts';
import { poolsOf, tryTakeSeats } from './seats.ts';

/** Each is checked after every action, so that one run covers as many lives as it has actions. */
const runs = timesOfProof(300, 1600);
const lives = timesOfProof(900, 5000);
const total = 4;
const people = 7;

/**
 * Random actions on seats: they are taken, and returned by a cancellation, a refund or a timeout, any of them
 * twice.
 */
const action = fc.record({
  what: fc.constantFrom('take', 'take the rest', 'release', 'release twice', 'release all'),
  who: fc.nat({ max: people - 1 }),
});
interface Action {
  what: string;
  who: number;
}
type Release = (participants: number[], transaction: Transaction) => Promise<unknown>;

describe('the seats of a course', () => {
  let world: TestWorld;
  let prod_id: number;
  let ids: number[];
  /** The lives that were looked at, each once. */
  const seen = new Set<string>();

  before(async () => {
    world = await testWorld();
    const prod = await world.transaction(() => buildProd({ seats_total: total }));
    const order = await world.transaction(() => buildOrder({ prod, people, status: 'CANCELED' }));
    prod_id = prod.id;
    ids = order.participants.map(({ id }) => id);
  });
  after(() => world?.close());

  it('seats are never oversold, and return once, whatever is done in whatever order', async function () {
    this.timeout(600_000);
    seen.clear();
    await fc.assert(broken(releaseSeats), { numRuns: runs });
    expect(seen.size).to.be.above(lives);
    console.log(`      ${seen.size} lives of up to 10 actions, violations: 0`);
  });

  it('a release that does not check who reserved the seats would return them twice', async function () {
    this.timeout(60_000);
    const found = await fc.check(broken(blindRelease), { numRuns: runs });
    expect(found.failed).to.equal(true);
    console.log(
      `      planted double release: found after ${found.numRuns} runs, ${found.numShrinks} shrinks`,
    );
  });

  const broken = (release: Release) =>
    fc.asyncProperty(fc.array(action, { maxLength: 10 }), async (actions) => {
      const transaction = await world.sequelize.transaction();
      try {
        const locked = new Set<number>();
        for (const [number, each] of actions.entries()) {
          await play(each, locked, release, transaction);
          seen.add(JSON.stringify(actions.slice(0, number + 1)));
          const { taken, live } = await countedIn(transaction);
          if (taken !== locked.size || live !== locked.size) return false;
        }
        return true;
      } finally {
        await transaction.rollback();
      }
    });

  async function countedIn(transaction: Transaction): Promise<{ taken: number; live: number }> {
    const [counted] = await world.sequelize.query<{ taken: number; live: number }>(
      `select taken, (select count(*)::int from seat_takes where pool_id = p.id and released_at is null) as live
       from seat_pools p where prod_id = $1`,
      { bind: [prod_id], type: QueryTypes.SELECT, transaction },
    );
    if (!counted) throw new Error('the course has no pool');
    return counted;
  }

  async function play(
    { what, who }: Action,
    locked: Set<number>,
    release: Release,
    transaction: Transaction,
  ) {
    const free = ids.filter((id) => !locked.has(id));
    const one = ids.slice(who, who + 1);
    if (what === 'take' || what === 'take the rest') {
      const asked = what === 'take' ? one.filter((id) => !locked.has(id)) : free;
      if (asked.length === 0) return;
      const pools = await poolsOf([prod_id], transaction);
      const seats = asked.map((participant_id) => ({
        participant_id,
        prod_id,
        price_id: null,
        participation: 'main' as const,
      }));
      if (await tryTakeSeats(seats, pools, transaction)) for (const id of asked) locked.add(id);
      else expect(locked.size + asked.length).to.be.greaterThan(total);
      return;
    }
    const back = what === 'release all' ? ids : one;
    await release(back, transaction);
    if (what === 'release twice') await release(back, transaction);
    for (const id of back) locked.delete(id);
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
