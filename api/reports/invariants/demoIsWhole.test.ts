import { Order, Payout, Refund, WaitlistEntry } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { seedDemo } from '@odonta/db/seeds/demo/index.ts';
import { seedDictionaries } from '@odonta/db/seeds/dictionaries/index.ts';
import { type TestDatabase, testDatabase } from '@odonta/db/testing/server.ts';
import { registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { expect } from 'chai';
import { QueryTypes, type Sequelize } from 'sequelize';
import { lecturersReadTwice } from '../../testing/lecturerOracle.ts';
import { onSaleReadTwice, prodsReadTwice } from '../../testing/prodOracle.ts';
import { reviewsReadTwice } from '../../testing/reviewOracle.ts';
import { findBroken } from './findBroken.ts';

describe('the demo', () => {
  let database: TestDatabase;
  let sequelize: Sequelize;

  before(async function () {
    this.timeout(60_000);
    database = await testDatabase();
    sequelize = connect(database.url);
    await seedDictionaries(sequelize);
    await seedDemo(sequelize, { courses: 120, passwordHash: 'a hash' });
  });
  after(async () => {
    await sequelize?.close();
    await database?.drop();
  });

  const count = async (sql: string) =>
    (await sequelize.query<{ n: number }>(sql, { type: QueryTypes.SELECT }))[0]?.n ?? 0;

  it('no order breaks an invariant', async () => {
    expect(await sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  it('orders exist in every status, and so do open refunds and payouts', async () => {
    const of = async (model: typeof Order | typeof Refund | typeof Payout) =>
      (await (model as typeof Order).findAll({ attributes: ['status'], group: ['status'] })).map(
        ({ status }) => status,
      );
    expect(await of(Order)).to.have.members(Object.keys(registrationStatuses));
    expect(await of(Refund)).to.have.members(['FINISHED', 'PREPARE', 'REJECTED']);
    expect(await of(Payout)).to.have.members(['PREPARE', 'CREATED', 'CONFIRMED', 'CANCELED']);
  });

  it('no screen of a newcomer is empty', async () => {
    expect(await Order.count()).to.be.at.least(35);
    expect(await WaitlistEntry.count({ where: { status: 'CREATED' } })).to.be.at.least(4);
    for (const table of ['check_ins', 'invoices', 'bank_matches', 'refund_legs', 'seat_takes'])
      expect(await count(`select count(*)::int as n from ${table}`), table).to.be.above(0);
    expect(await count(`select count(*)::int as n from bonus_tx where kind = 'EARN'`)).to.be.above(5);
  });

  it('courses have enough seats for the orders', async () => {
    const differing = `select count(*)::int as n from prods p join seat_pools s on s.prod_id = p.id and s.is_whole
      where p.seats_taken <> s.taken`;
    expect(await count(differing)).to.equal(0);
  });

  it('a course is read by one statement, letter by letter, as its models read it', async () => {
    const read = await prodsReadTwice();
    expect(read.length).to.be.at.least(120);
    for (const [byStatement, byModels] of read) expect(byStatement).to.equal(byModels);
    for (const shown of ['"changes":[{', '"dates":[{', '"prices":[{', '"lecturers":[{', '"specialities":["'])
      expect(
        read.some(([text]) => text.includes(shown)),
        shown,
      ).to.equal(true);
  });

  it('a course on sale is read by one statement as its models read it', async () => {
    const [byStatement, byModels] = await onSaleReadTwice();
    expect(byStatement).to.deep.equal(byModels);
  });

  it('a lecturer is read by one statement, letter by letter, as his models read him', async () => {
    const read = await lecturersReadTwice();
    for (const [byStatement, byModels] of read) expect(byStatement).to.equal(byModels);
    for (const shown of ['"prods":[{', '"past_prods":[{', '"city":"'])
      expect(
        read.some(([text]) => text.includes(shown)),
        shown,
      ).to.equal(true);
  });

  it('reviews are read by one statement, letter by letter, as their models read them', async () => {
    const read = await reviewsReadTwice();
    for (const [byStatement, byModels] of read) expect(byStatement).to.equal(byModels);
    for (const shown of ['"lecturers":[{', '"reply":{', '"prod":{', '"scores":{'])
      expect(
        read.some(([text]) => text.includes(shown)),
        shown,
      ).to.equal(true);
  });

  it('new orders continue the numbers', async () => {
    const next = await count(`select nextval('order_numbers')::int as n`);
    expect(next).to.equal((await Order.count()) + 1);
  });
});
