import { BonusTx } from '@odonta/db/models';
import { buildBonusAccount } from '@odonta/db/testing/loyaltyFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { findBonusDrift } from '../../api/loyalty/bonuses/drift.ts';
import { mostOfAccount, type Notified } from './earnings.ts';
import { doneByTwo } from './twoProcesses.ts';

const [accounts, causes, tellings] = [4, 40, 200];
const keys = Array.from({ length: accounts }, (_, index) => `+7909000000${index}`);

/** Each cause five times over, one after the other. */
const repeatedCauses = (): Notified[] =>
  Array.from({ length: tellings }, (_, index) => {
    const id = 1 + Math.floor((index * causes) / tellings);
    return { id, key: keys[id % accounts] ?? '' };
  });
const shuffled = () => repeatedCauses().sort(() => Math.random() - 0.5);

describe('causes of bonuses that two processes hear of at once', function () {
  this.timeout(120_000);
  let world: TestWorld;

  beforeEach(async () => {
    world = await testWorld();
    for (const key of keys) await buildBonusAccount({ key });
  });
  afterEach(() => world?.close());

  /** How many entries there are, and how many of them are the second of their cause. */
  async function entered(how: string, items: Notified[]) {
    const { failed } = await doneByTwo('earnings.process.ts', [world.url, how], items);
    const entries = await BonusTx.findAll({ where: { kind: 'EARN' } });
    const distinct = new Set(entries.map(({ source_id }) => source_id));
    return { failed, entries: entries.length, twice: entries.length - distinct.size };
  }

  it('each cause is rewarded once, and no account oftener than the rule says', async () => {
    const { failed, entries, twice } = await entered('rule', shuffled());
    console.log(`      ${tellings} tellings of ${causes} causes: ${entries} entries, ${twice} of them twice`);
    expect({ failed, entries, twice }).to.deep.equal({
      failed: [],
      entries: accounts * mostOfAccount,
      twice: 0,
    });
    expect(await findBonusDrift()).to.deep.equal([]);
  });

  it('a check before the write would reward a cause again and again', async () => {
    await world.sequelize.query('drop index bonus_tx_once_for_its_source');
    const { entries, twice } = await entered('control', repeatedCauses());
    console.log(`      control, look first: ${entries} entries, ${twice} of them twice`);
    expect(entries).to.be.greaterThan(accounts * mostOfAccount);
    expect(twice).to.be.greaterThan(0);
  });
});
