import { expect } from 'chai';
import fc from 'fast-check';
import { QueryTypes, type Transaction } from 'sequelize';
import { buildLecturer, buildProd, buildReview } from '../../../testing/factories.ts';
import { type TestWorld, testWorld } from '../../../testing/world.ts';
import type { Prod } from '../Prod.ts';
import { Review } from './Review.ts';

const steps = {
  publish: { status: 'CONFIRMED', published_at: new Date(), reject_code: null, rejected_at: null },
  takeDown: { status: 'REJECTED', published_at: null, reject_code: 'FAKE', rejected_at: new Date() },
  mend: { rating: 2.25, score_lecturer: null },
} as const;
type Step = keyof typeof steps | 'delete';
const everyStep: readonly Step[] = ['publish', 'takeDown', 'mend', 'delete'];

describe('ratings of courses and lecturers', () => {
  let world: TestWorld;
  let prods: Prod[];
  let reviews: Review[];
  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());
  beforeEach(async () => {
    const lecturers = [await buildLecturer(), await buildLecturer()];
    prods = [await buildProd({ lecturers }), await buildProd()];
    const [first, second] = lecturers.map(({ id }) => id) as [number, number];
    reviews = [];
    for (const [prod, rating] of [
      [0, 5],
      [0, 4.25],
      [0, 1],
      [1, 4.33],
      [1, 3],
    ] as const)
      reviews.push(
        await buildReview({
          prod_id: prods[prod]?.id,
          rating,
          lecturers: rating > 4 ? [first, second] : [first],
        }),
      );
  });

  const take = async (index: number, step: Step, transaction: Transaction) => {
    const review = await Review.findByPk(reviews[index]?.id, { transaction, lock: transaction.LOCK.UPDATE });
    if (step === 'delete') await review?.destroy({ transaction });
    else await review?.update(steps[step], { transaction });
  };
  /** Everything that differs from a recount of the reviews. */
  const wrong = () =>
    world.sequelize.query(
      `select 'prod' as kind, p.id from prods p left join reviews r
         on r.prod_id = p.id and r.published_at is not null and r.deleted_at is null
         group by p.id having p.rating_total <> coalesce(sum(r.rating), 0) or p.rating_count <> count(r.id)
       union all select 'lecturer', l.id from lecturers l left join reviews r
         on l.id = any(r.lecturers) and r.published_at is not null and r.deleted_at is null
         group by l.id having l.rating_total <> coalesce(sum(coalesce(r.score_lecturer, r.rating)), 0) or l.rating_count <> count(r.id)
       union all select 'card', c.prod_id from prod_cards c join prods p on p.id = c.prod_id
         where (c.card #>> '{ratings,total}')::numeric <> p.rating_total or (c.card #>> '{ratings,count}')::int <> p.rating_count`,
      { type: QueryTypes.SELECT },
    );
  const walk = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom(...everyStep)), {
    minLength: 1,
    maxLength: 8,
  });

  it('ratings equal a recount after any chain of transitions', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(walk, async (chain) => {
        for (const [index, step] of chain)
          await world.transaction((transaction) => take(index, step, transaction));
        expect(await wrong()).to.deep.equal([]);
      }),
      { numRuns: 30 },
    );
  });

  it('ratings equal a recount after concurrent transitions', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(walk, async (chain) => {
        await Promise.all(
          chain.map(([index, step]) => world.transaction((transaction) => take(index, step, transaction))),
        );
        expect(await wrong()).to.deep.equal([]);
      }),
      { numRuns: 30 },
    );
  });

  it('a recount finds ratings written by hand', async () => {
    await world.transaction((transaction) => take(0, 'publish', transaction));
    await world.sequelize.query('update prods set rating_total = rating_total + 1 where id = $1', {
      bind: [prods[0]?.id],
    });
    expect(await wrong()).to.have.length.greaterThan(0);
    await world.transaction((transaction) => take(1, 'publish', transaction));
    expect(await wrong()).to.deep.equal([]);
  });
});
