import { connect } from '@odonta/db/postgres/connection.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import type { Sequelize, Transaction } from 'sequelize';
import { nextNumber } from './nextNumber.ts';

const actions = 200;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('numbers of documents', () => {
  let world: TestWorld;
  let many: Sequelize;

  before(async () => {
    world = await testWorld();
    many = connect(world.url, { pool: 20, acquireMs: 20_000 });
  });
  after(async () => {
    await many?.close();
    await world?.close();
  });

  /** Numbers committed by concurrent transactions; every fifth fails after taking its number. */
  async function numbered(take: (transaction: Transaction) => Promise<number>): Promise<number[]> {
    const outcomes = await Promise.allSettled(
      upTo(actions).map((action) =>
        many.transaction(async (transaction) => {
          const number = await take(transaction);
          if (action % 5 === 0) throw new Error('the transaction fails');
          return number;
        }),
      ),
    );
    const kept = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    return kept.sort((a, b) => a - b);
  }

  it('numbers have no gaps and no duplicates, however many transactions run at once and fail', async () => {
    const numbers = await numbered((transaction) => nextNumber('P', 'INVOICE', 2026, transaction));
    expect(numbers).to.deep.equal(upTo(actions * 0.8));
  });

  it('a sequence would leave gaps, which is why there is a row', async () => {
    await many.query('create sequence holes');
    const numbers = await numbered(async (transaction) => {
      const [[row]] = await many.query("select nextval('holes')::int as last", { transaction });
      return (row as { last: number }).last;
    });
    expect(numbers).to.not.deep.equal(upTo(actions * 0.8));
  });

  it('numbers restart in each year, for each issuer and each kind', async () => {
    const next = (...of: [issuer: 'P' | 'C:7', kind: 'ACT' | 'UPD', year: number]) =>
      world.transaction((transaction) => nextNumber(...of, transaction));
    expect([await next('P', 'ACT', 2026), await next('P', 'ACT', 2026)]).to.deep.equal([1, 2]);
    expect([
      await next('P', 'ACT', 2027),
      await next('C:7', 'ACT', 2026),
      await next('P', 'UPD', 2026),
    ]).to.deep.equal([1, 1, 1]);
  });
});
