import { MarketingBalance } from '@odonta/db/models';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import type { Movement } from './advertBalances.process.ts';
import { doneByTwo } from './twoProcesses.ts';

const acts = 1000;

/** Two of three spend or reserve more than there is for all; the third returns a little. */
const movements = Array.from({ length: acts }, (_, index): Movement => {
  const id = index + 1;
  if (index % 3 === 0) return { id, kind: 'SPEND_BANNER', sum: -700, is_reserve: false };
  if (index % 3 === 1) return { id, kind: 'REFUND', sum: -500, is_reserve: true };
  return { id, kind: 'SPEND_BANNER', sum: 100, is_reserve: false };
});

describe('a balance under 1,000 concurrent spends, holds and returns', function () {
  this.timeout(180_000);
  let world: TestWorld;
  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const run = async (how: string, asked = movements) => {
    const { id } = await buildMarketingBalance({ available: 50_000 });
    const counts = await doneByTwo('advertBalances.process.ts', [world.url, how, String(id)], asked);
    return { counts, balance: await MarketingBalance.findByPk(id, { rejectOnEmpty: true }) };
  };

  it('the balance never falls below nothing, at no entry, and equals its entries', async () => {
    const { counts, balance } = await run('guarded');
    expect(counts.failed).to.deep.equal([]);
    expect(counts.made + counts.refused).to.equal(acts);
    expect(counts.refused).to.be.greaterThan(0);
    const [ledger] = await world.sequelize.query<{ lowest: string; last: string }>(
      `select min(available) as lowest, (array_agg(available order by id desc))[1] as last
       from (select id, sum(sum) over (order by id) as available from marketing_tx where balance_id = $1) t`,
      { bind: [balance.id], type: QueryTypes.SELECT },
    );
    console.log(
      `      ${acts} at once: made ${counts.made}, refused ${counts.refused}, left ${balance.available}`,
    );
    expect(Number(ledger?.last)).to.equal(balance.available);
    expect(Number(ledger?.lowest)).to.be.at.least(0);
  });

  it('the balance would fall below nothing if its sum were read without a lock', async () => {
    const taking = movements.filter(({ sum }) => sum < 0);
    const { balance } = await run('control', taking);
    console.log(`      control, read without a lock: left ${balance.available}`);
    expect(balance.available).to.be.lessThan(0);
  });
});
