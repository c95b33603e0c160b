import { MarketingBalance, MarketingTx } from '@odonta/db/models';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { enter } from './ledger.ts';

const by = { id: null, name: 'Проверка' };
const take = (sum: number) => ({ kind: 'CORRECTION', sum: -sum, comment: 'Проверка', by }) as const;

describe('the ledger of marketing balances', () => {
  let world: TestWorld;
  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const fifty = async (work: (at: number) => Promise<unknown>) => {
    const done = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => work(index)));
    return done.filter(({ status }) => status === 'fulfilled').length;
  };
  const addedUp = (balance_id: number) => MarketingTx.sum('sum', { where: { balance_id } });

  it('gives of a balance what is there and nothing more, to fifty at once', async () => {
    const balance = await buildMarketingBalance({ available: 2_000_00 });
    const given = await fifty(() =>
      world.transaction((transaction) => enter(balance.id, take(100_00), transaction)),
    );
    await balance.reload();
    expect([given, balance.available, await addedUp(balance.id)]).to.deep.equal([20, 0, 0]);
  });

  it('is kept by the database itself, even for writers past the code', async () => {
    const balance = await buildMarketingBalance({ available: 700 });
    const given = await fifty(() =>
      world.sequelize.query(
        `insert into marketing_tx (balance_id, kind, sum, comment) values (${balance.id}, 'CORRECTION', -100, 'Мимо')`,
      ),
    );
    await balance.reload();
    expect([given, balance.available, await addedUp(balance.id)]).to.deep.equal([7, 0, 0]);
  });

  it('a read and a later write without the lock would overdraw a balance', async () => {
    const balance = await buildMarketingBalance({ available: 700 });
    await world.sequelize.query('alter table marketing_tx disable trigger enter');
    try {
      await fifty(() =>
        world.sequelize.transaction(async (transaction) => {
          const read = await MarketingBalance.findByPk(balance.id, { rejectOnEmpty: true, transaction });
          if (read.available < 100) throw new Error('too little');
          await new Promise((resolve) => setTimeout(resolve, 20));
          await MarketingTx.create(
            { balance_id: balance.id, kind: 'CORRECTION', sum: -100, comment: 'Без замка' },
            { transaction },
          );
          await world.sequelize.query(
            `update marketing_balances set total = total - 100 where id = ${balance.id}`,
            { transaction },
          );
        }),
      );
    } finally {
      await world.sequelize.query('alter table marketing_tx enable trigger enter');
    }
    const { available } = await balance.reload();
    console.log(`      50 who take 1 ₽ of 7 ₽ at once without the lock leave ${available / 100} ₽`);
    expect(available).to.be.below(0);
  });

  it('takes a penalty below nothing, and then gives nothing until there is something again', async () => {
    const balance = await buildMarketingBalance({ available: 100 });
    const source = { type: 'penalty', id: 1 } as const;
    await world.transaction((transaction) =>
      enter(balance.id, { kind: 'PENALTY', sum: -300, source, by }, transaction),
    );
    const spend = () => world.transaction((transaction) => enter(balance.id, take(1), transaction));
    expect(await refusalOf(spend)).to.equal('На балансе доступно 0,00\u00a0₽');
    await world.transaction((transaction) => enter(balance.id, { ...take(0), sum: 250 }, transaction));
    await spend();
    expect((await balance.reload()).available).to.equal(49);
  });

  it('keeps what it has written, and writes of one source once', async () => {
    const balance = await buildMarketingBalance({ available: 500 });
    for (const fault of [
      'update marketing_tx set sum = 1',
      'delete from marketing_tx',
      'truncate marketing_tx',
    ])
      expect(await refusalOf(() => world.sequelize.query(fault)), fault).to.include(
        'neither changes nor vanishes',
      );
    const topUp = { kind: 'TOPUP', sum: 100, source: { type: 'payment', id: 7 }, by } as const;
    const write = () => world.transaction((transaction) => enter(balance.id, topUp, transaction));
    await write();
    expect(await refusalOf(write)).to.equal('Validation error');
    expect((await balance.reload()).available).to.equal(600);
  });
});

async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
