import { BonusAccount, BonusLot, BonusLotEntry, BonusTx } from '@odonta/db/models';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Transaction } from 'sequelize';
import { findBonusDrift } from './drift.ts';
import { adjust, earn, spend } from './ledger.ts';
import { returnSpent, takeEarned } from './reversals.ts';
import { settleDue } from './settleDue.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
let number = 0;
const next = () => {
  number += 1;
  return number;
};
const order = () => ({ type: 'order', id: next() }) as const;
const refund = () => ({ type: 'refund', id: next() }) as const;
const ofHouse = { prolongs: true };
const newKey = () => `+7900${String(next()).padStart(7, '0')}`;

describe('the ledger of bonuses', () => {
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());
  afterEach(async () => expect(await findBonusDrift()).to.deep.equal([]));

  const action = <T>(work: (transaction: Transaction) => Promise<T>) => world.transaction(work);
  const given = (key: string, count: number, { from = -1, till = 365, source = order() } = {}) =>
    action((tx) => earn(key, { count, source, available_at: inDays(from), expires_at: inDays(till) }, tx));
  const pay = (key: string, count: number, source = order()) =>
    action((tx) => spend(key, { count, source }, tx));
  const accountOf = (key: string) => BonusAccount.findOne({ where: { key }, rejectOnEmpty: true });
  const sumsOf = async (key: string) => {
    const { balance, pending, debt } = await accountOf(key);
    return { balance, pending, debt };
  };
  const leftOf = async ({ id }: { id: number }) => (await BonusLot.findByPk(id))?.left;
  const passDays = (days: number, key: string) =>
    action(async (transaction) => {
      const replacements = { id: (await accountOf(key)).id, days };
      await world.sequelize.query(
        `update bonus_lots set expires_at = expires_at - :days * interval '1 day' where account_id = :id`,
        { replacements, transaction },
      );
    });

  it('ends only what of a lot nobody has spent: of 100 − 80 + 50 there are 50 on the eleventh day', async () => {
    const key = newKey();
    await given(key, 100, { till: 10 });
    await pay(key, 80);
    await given(key, 50, { till: 100 });
    expect(await sumsOf(key)).to.include({ balance: 70 });
    await passDays(11, key);
    await settleDue();
    expect(await sumsOf(key)).to.deep.equal({ balance: 50, pending: 0, debt: 0 });
    const ended = await BonusTx.findAll({ where: { kind: 'EXPIRE', account_id: (await accountOf(key)).id } });
    expect(ended.map(({ count }) => count)).to.deep.equal([20]);
  });

  it('keeps what is earned waiting until its day, and lets nobody spend it before', async () => {
    const key = newKey();
    const earned = await given(key, 100, { from: 14 });
    expect(await sumsOf(key)).to.deep.equal({ balance: 0, pending: 100, debt: 0 });
    const refused = await pay(key, 1).catch((error: { details: { errors: object } }) => error.details.errors);
    expect(refused).to.deep.equal({ bonuses: 'На счёте 0\u00a0бонусов' });
    const soon = await given(key, 40, { from: 14 });
    await action((tx) =>
      takeEarned({ type: 'order', id: soon.source_id ?? 0 }, { count: 99, source: refund() }, tx),
    );
    expect((await soon.reload()).state).to.equal('VOID');
    const source = { type: 'order', id: earned.source_id ?? 0 } as const;
    await action((tx) => takeEarned(source, { count: 30, source: refund() }, tx));
    expect(await sumsOf(key)).to.include({ pending: 70 });
    const later = newKey();
    const due = await given(later, 60, { from: -1 });
    expect([(await due.reload()).state, await sumsOf(later)]).to.deep.equal([
      'ACTIVE',
      { balance: 60, pending: 0, debt: 0 },
    ]);
  });

  it('returns what was spent to the lots that it came from, also in parts, and no more than was spent', async () => {
    const key = newKey();
    const [first, second] = [await given(key, 100, { till: 10 }), await given(key, 100, { till: 20 })];
    const source = order();
    await pay(key, 150, source);
    expect([await leftOf(first), await leftOf(second)]).to.deep.equal([0, 50]);
    const part = await action((tx) => returnSpent(source, { count: 70, source: refund() }, tx, ofHouse));
    expect([await leftOf(first), await leftOf(second)]).to.deep.equal([20, 100]);
    expect(part?.reverses_id).to.equal((await BonusTx.findOne({ where: { source_id: source.id } }))?.id);
    const rest = await action((tx) => returnSpent(source, { count: 999, source: refund() }, tx, ofHouse));
    expect([rest?.count, await leftOf(first), await leftOf(second)]).to.deep.equal([80, 100, 100]);
    expect(await action((tx) => returnSpent(source, { count: 1, source: refund() }, tx, ofHouse))).to.equal(
      null,
    );
  });

  it('leaves a month to spend what came back into a lot that has ended', async () => {
    const key = newKey();
    const earned = await given(key, 100, { till: 10 });
    const source = order();
    await pay(key, 100, source);
    await passDays(40, key);
    await action((tx) => returnSpent(source, { count: 100, source }, tx, ofHouse));
    const lot = await BonusLot.findByPk(earned.id, { rejectOnEmpty: true });
    expect(Math.round((lot.expires_at.getTime() - Date.now()) / day)).to.equal(30);
    expect(await sumsOf(key)).to.include({ balance: 100 });
  });

  it('expires a spender’s own late return at once, and leaves the rest its own expiry', async () => {
    const key = newKey();
    const ended = await given(key, 60, { till: 10 });
    const lives = await given(key, 40, { till: 60 });
    const endsAt = async ({ id }: { id: number }) => (await BonusLot.findByPk(id))?.expires_at.getTime();
    const source = order();
    await pay(key, 100, source);
    await passDays(20, key);
    const [before, own] = [await endsAt(ended), await endsAt(lives)];
    await action((tx) => returnSpent(source, { count: 100, source }, tx, { prolongs: false }));
    expect([await endsAt(ended), await endsAt(lives)]).to.deep.equal([before, own]);
    expect([await leftOf(ended), await leftOf(lives)]).to.deep.equal([0, 40]);
    expect(await sumsOf(key)).to.deep.equal({ balance: 40, pending: 0, debt: 0 });
    const account_id = (await accountOf(key)).id;
    expect(await BonusTx.sum('count', { where: { account_id, kind: 'EXPIRE' } })).to.equal(60);
  });

  it('owes what was spent of bonuses that are taken back, and repays it from the next that come', async () => {
    const key = newKey();
    const source = order();
    await given(key, 100, { source });
    const spent = order();
    await pay(key, 80, spent);
    await action((tx) => takeEarned(source, { count: 100, source: refund() }, tx));
    expect(await sumsOf(key)).to.deep.equal({ balance: 0, pending: 0, debt: 80 });
    await given(key, 50);
    expect(await sumsOf(key)).to.deep.equal({ balance: 0, pending: 0, debt: 30 });
    await action((tx) => returnSpent(spent, { count: 80, source: refund() }, tx, ofHouse));
    expect(await sumsOf(key)).to.deep.equal({ balance: 50, pending: 0, debt: 0 });
  });

  it('enters the same thing once, however often it is asked', async () => {
    const key = newKey();
    const [earned, spent, back] = [order(), order(), refund()];
    for (const _ of [1, 2, 3]) {
      await given(key, 100, { source: earned });
      await pay(key, 40, spent);
      await action((tx) => returnSpent(spent, { count: 10, source: back }, tx, ofHouse));
      await action((tx) => takeEarned(earned, { count: 20, source: back }, tx));
    }
    expect(await sumsOf(key)).to.deep.equal({ balance: 50, pending: 0, debt: 0 });
    expect(await BonusTx.count({ where: { account_id: (await accountOf(key)).id } })).to.equal(4);
  });

  it('is corrected by hand with a comment, down to nothing and not below', async () => {
    const key = newKey();
    const by = { id: 7, name: 'Анна' };
    const correct = (is_add: boolean, count: number) => {
      const source = { type: 'staff', id: next() } as const;
      const entry = { is_add, count, source, by, comment: 'Подарок', expires_at: inDays(365) };
      return action((tx) => adjust(key, entry, tx));
    };
    await correct(true, 100);
    expect((await correct(false, 30)).comment).to.equal('Подарок');
    expect(await correct(false, 71).catch(() => 'refused')).to.equal('refused');
    expect(await sumsOf(key)).to.include({ balance: 70 });
  });

  it('neither changes nor forgets what is written, and holds its sums above zero', async () => {
    const key = newKey();
    await given(key, 100);
    await pay(key, 10);
    for (const [broken, constraint] of [
      ['update bonus_tx set count = 1', 'ledger of bonuses'],
      ["update bonus_tx set state = 'VOID'", 'ledger of bonuses'],
      ['delete from bonus_tx', 'ledger of bonuses'],
      ['truncate bonus_tx cascade', 'for good|ledger of bonuses'],
      ['update bonus_lot_moves set count = 1', 'for good'],
      ['delete from bonus_lot_moves', 'for good'],
      ['update bonus_accounts set balance = -1', 'balance_check'],
      ['update bonus_accounts set debt = 1', 'owe_or_own'],
      ['update bonus_lots set "left" = -1', 'left_within'],
      ['update bonus_lots set "left" = count + 1', 'left_within'],
    ] as const) {
      const outcome = await world.sequelize.query(broken).then(
        () => 'written',
        (error: Error) => error.message,
      );
      expect(outcome, broken).to.match(new RegExp(constraint));
    }
    expect(await BonusLotEntry.count()).to.be.greaterThan(0);
  });

  it('agrees with itself whatever is done in whatever order', async function () {
    this.timeout(120_000);
    const act = fc.record({
      what: fc.constantFrom('earn', 'later', 'spend', 'return', 'take', 'add', 'less', 'days'),
      count: fc.integer({ min: 1, max: 120 }),
      of: fc.nat({ max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 20 }), async (acts) => {
        const key = newKey();
        const [earned, spent] = [[order()], [order()]];
        await given(key, 100, { source: earned[0] });
        const at = <T>(list: T[], place: number) => list[place % list.length] as T;
        for (const { what, count, of } of acts) {
          const source = order();
          if (what === 'earn' || what === 'later') {
            await given(key, count, { source, from: what === 'later' ? 3 : -1, till: 5 + count });
            earned.push(source);
          }
          if (what === 'spend') await pay(key, count, source).then(() => spent.push(source), refused);
          if (what === 'return')
            await action((tx) =>
              returnSpent(at(spent, of), { count, source: refund() }, tx, { prolongs: count % 2 === 0 }),
            );
          if (what === 'take')
            await action((tx) => takeEarned(at(earned, of), { count, source: refund() }, tx));
          const actor = { count, source: { type: 'staff', id: next() }, expires_at: inDays(count) } as const;
          if (what === 'add') await action((tx) => adjust(key, { ...actor, is_add: true }, tx));
          if (what === 'less')
            await action((tx) => adjust(key, { ...actor, is_add: false }, tx)).catch(refused);
          if (what === 'days') await passDays(of, key);
          const { balance, debt } = await accountOf(key);
          expect(Math.min(balance, debt)).to.equal(0);
        }
        expect(await findBonusDrift()).to.deep.equal([]);
      }),
      { numRuns: 40 },
    );
  });
});

const refused = (error: { status?: number }) => expect(error.status).to.equal(422);
