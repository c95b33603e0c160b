import { BonusTx } from '@odonta/db/models';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { findBonusDrift } from '../../api/loyalty/bonuses/drift.ts';
import type { Change } from './bonusChanges.ts';
import { doneByTwo } from './twoProcesses.ts';

const program = 'bonusChanges.process.ts';
const [total, replayed] = [1000, 100];
/** People and companies alike. */
const keys = ['+79000000000', '+79000000001', '+79000000002', 'inn:7707083893', 'inn:7736050003'];
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const count = () => 1 + Math.floor(Math.random() * 300);

/** Earned and spent, and each of these taken back in part; a tenth of all is asked for a second time. */
function changes(): Change[] {
  const distinct = Array.from({ length: total - replayed }, (_, index): Change => {
    const what = pick(['earn', 'earn', 'spend', 'spend', 'return', 'take', 'adjust'] as const);
    return {
      what,
      key: pick(keys),
      count: count(),
      id: index + 1,
      of: 1 + Math.floor(Math.random() * (index + 1)),
    };
  });
  const again = Array.from({ length: replayed }, () => pick(distinct));
  return [...distinct, ...again].sort(() => Math.random() - 0.5);
}

describe('bonuses under a thousand changes of two processes at once', function () {
  this.timeout(180_000);
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const below = async () => {
    const [row] = await world.sequelize.query<{ below: number }>(
      `select count(*)::int as below from bonus_accounts where least(balance, pending, debt) < 0`,
      { type: QueryTypes.SELECT },
    );
    return row?.below ?? 0;
  };

  /** Looks all the time, not only at the end. */
  const watched = async (work: Promise<unknown>) => {
    const seen = { looks: 0, drift: 0, negative: 0 };
    let over = false;
    const ending = work.finally(() => {
      over = true;
    });
    while (!over) {
      seen.looks += 1;
      seen.drift += (await findBonusDrift()).length;
      seen.negative += await below();
    }
    await ending;
    return seen;
  };

  it('never drift from their ledger, never fall below zero, and execute no replay a second time', async () => {
    const all = changes();
    const making = doneByTwo(program, [world.url, 'ledger'], all);
    const seen = await watched(making);
    const counts = await making;
    expect(counts.failed).to.deep.equal([]);
    const twice = await world.sequelize.query(
      `select 1 from bonus_tx where source_type is not null group by source_type, source_id, kind, is_add having count(*) > 1`,
      { type: QueryTypes.SELECT },
    );
    const entries = await BonusTx.count();
    const { looks, drift, negative } = seen;
    console.log(
      `      C4: ${all.length} changes by 2 processes, ${replayed} of them replays: ${counts.made} answered, ${counts.refused} refused for want of bonuses, ` +
        `${entries} entries; ${looks} looks meanwhile: drift ${drift}, negative ${negative}; applied twice ${twice.length}`,
    );
    expect({ drift, negative, twice: twice.length }).to.deep.equal({ drift: 0, negative: 0, twice: 0 });
    expect(looks).to.be.greaterThan(5);
    expect(entries).to.be.within(300, total - replayed + 400);
    expect(await findBonusDrift()).to.deep.equal([]);
  });

  it('bonuses would drift if they were read, changed and written back', async () => {
    await world.sequelize.query('create table control_changes (key text, count integer)');
    await world.sequelize.query('alter table bonus_accounts drop constraint bonus_accounts_owe_or_own');
    await world.sequelize.query('update bonus_accounts set balance = 100000');
    await doneByTwo(program, [world.url, 'control'], changes());
    const [row] = await world.sequelize.query<{ drift: number }>(
      `select sum(abs(a.balance - 100000 - c.sum))::int as drift from bonus_accounts a
       join (select key, sum(count) from control_changes group by key) c on c.key = a.key`,
      { type: QueryTypes.SELECT },
    );
    console.log(`      control, read-modify-write: drift ${row?.drift} bonuses`);
    expect(row?.drift).to.be.greaterThan(0);
  });
});
