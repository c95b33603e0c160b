import {
  Approval,
  type ApprovedFields,
  BonusAccount,
  LegalLevel,
  type LegalUser,
  mirrorSeats,
  Order,
  ScaleAward,
} from '@odonta/db/models';
import { buildLegalUser, buildProd, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { buildLegalScale } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { bookLife, giveBackSome, type Life, livesOf, payWhole } from '../../testing/orderLives.ts';
import { soldOrder, unsell } from '../../testing/soldOrder.ts';
import { findBonusDrift } from '../bonuses/drift.ts';
import { settleDue } from '../bonuses/settleDue.ts';
import { countLevels } from './levels.ts';

describe('what companies are given for what they were taught', () => {
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
    await buildLegalScale({ is_default: true });
  });
  after(() => world?.close());
  afterEach(async () => {
    await mirrorSeats(world.sequelize);
    expect(await world.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  /** Roubles, of a course that was over so many days ago. */
  async function taught(company: LegalUser, price: number, daysAgo: number): Promise<Order> {
    const dates = { date_start: inDays(-daysAgo - 1), date_end: inDays(-daysAgo) };
    const prod = await buildProd({ price: price * 100, ...dates, seats_total: null });
    return soldOrder({ prod, legal_user_id: company.id, buyer_kind: 'LEGAL' }, 'BANK');
  }
  const sumsOf = async ({ inn }: LegalUser) => {
    const account = await BonusAccount.findOne({ where: { key: `inn:${inn}` } });
    return account && [account.balance, account.pending, account.debt];
  };
  const awardsOf = async ({ id }: LegalUser) => {
    const awards = await ScaleAward.findAll({ where: { legal_user_id: id }, order: ['finished_at'] });
    return awards.map(({ turnover, value, percent, count }) => [turnover / 100, value, percent, count]);
  };

  it('a reward follows the turnover at the end of the course, and waits for two weeks', async () => {
    const company = await buildLegalUser();
    await taught(company, 60_000, 20);
    await taught(company, 60_000, 2);
    await taught(company, 500_000, -3);
    await countLevels();
    expect(await awardsOf(company)).to.deep.equal([
      [60_000, 0, 3, 1800],
      [120_000, 10_000_000, 5, 3000],
    ]);
    expect(await sumsOf(company)).to.deep.equal([1800, 3000, 0]);
    const level = await LegalLevel.findByPk(company.id);
    expect([level?.turnover, level?.percent]).to.deep.equal([12_000_000, 5]);
  });

  it('a reward is decided once on all nodes, and never again', async () => {
    const company = await buildLegalUser();
    await taught(company, 50_000, 20);
    await Promise.all([countLevels(), countLevels()]);
    await taught(company, 100_000, 16);
    await countLevels();
    await company.update({ personal_percent: 20, personal_until: '2999-12-31' });
    await countLevels();
    expect(await awardsOf(company)).to.deep.equal([
      [50_000, 0, 3, 1500],
      [150_000, 10_000_000, 5, 5000],
    ]);
    expect(await sumsOf(company)).to.deep.equal([6500, 0, 0]);
    const change = world.sequelize.query('update scale_awards set count = 1');
    expect(await change.catch(({ message }) => message)).to.match(/decided once/);
  });

  it('a reward follows the own tiers, the own percentage, or is none without either', async () => {
    const scale = await buildLegalScale({ rows: [{ value: 0, percent: 12.5, expiry_days: 30 }] });
    const [own, personal] = [
      await buildLegalUser({ scale_id: scale.id }),
      await buildLegalUser({ personal_percent: 7.3, personal_until: '2999-12-31' }),
    ];
    const ended = await buildLegalUser({ personal_percent: 9, personal_until: '2020-01-01' });
    const off = await buildLegalUser({ scale_id: (await buildLegalScale({ is_active: false })).id });
    for (const company of [own, personal, ended, off]) await taught(company, 1_000, 1);
    await countLevels();
    expect(await awardsOf(own)).to.deep.equal([[1_000, 0, 12.5, 125]]);
    expect(await awardsOf(personal)).to.deep.equal([[1_000, null, 7.3, 73]]);
    expect(await awardsOf(ended)).to.deep.equal([[1_000, 0, 3, 30]]);
    expect(await awardsOf(off)).to.deep.equal([[1_000, null, 0, 0]]);
    expect(await sumsOf(off)).to.equal(null);
  });

  it('a reward follows what was agreed when the course ended', async () => {
    const scale = await buildLegalScale({ rows: [{ value: 0, percent: 12.5, expiry_days: 30 }] });
    const company = await buildLegalUser();
    const [asker, decider] = [await buildUser(), await buildUser()];
    const agree = async (after: ApprovedFields, daysAgo: number) => {
      const before = Object.fromEntries(
        Object.keys(after).map((field) => [field, company.get(field) as string | number | null]),
      );
      const about = { resource: 'legal_users', record_id: company.id, title: company.name, before, after };
      const by = { asked_by: asker.id, decided_by: decider.id, decided_at: inDays(-daysAgo) };
      await Approval.create({ kind: 'SCALE', status: 'CONFIRMED', ...about, ...by });
      await company.update(after);
    };
    await agree({ scale_id: scale.id }, 30);
    await agree({ personal_percent: 20, personal_until: '2999-12-31' }, 10);
    await agree({ scale_id: null, personal_percent: 25 }, 3);
    for (const daysAgo of [40, 20, 6, 1]) await taught(company, 1_000, daysAgo);
    await countLevels();
    expect((await awardsOf(company)).map(([, value, percent]) => [value, percent])).to.deep.equal([
      [0, 3],
      [0, 12.5],
      [null, 20],
      [null, 25],
    ]);
  });

  it('an error of one company delays no other, and the night ends with it', async () => {
    const [faulty, sound] = [await buildLegalUser(), await buildLegalUser()];
    for (const company of [faulty, sound]) await taught(company, 1_000, 1);
    const change = (what: string) => world.sequelize.query(`alter table legal_levels ${what}`);
    await change(`add constraint faulty check (legal_user_id <> ${faulty.id})`);
    const night = await countLevels().then(
      () => 'well',
      ({ message }) => message,
    );
    await change('drop constraint faulty');
    expect(night).to.match(new RegExp(`^not counted: company ${faulty.id}: [^;]+$`));
    expect([await awardsOf(faulty), await awardsOf(sound)]).to.deep.equal([[], [[1_000, 0, 3, 30]]]);
  });

  it('a reward waits for the money, even after the course', async () => {
    const company = await buildLegalUser();
    const prod = await buildProd({ price: 100_000, date_start: inDays(-5), date_end: inDays(-4) });
    const of = { prod, legal_user_id: company.id, buyer_kind: 'LEGAL' } as const;
    const { id } = await buildOrder({ ...of, status: 'PREPARE' });
    await countLevels();
    expect(await awardsOf(company)).to.deep.equal([]);
    await payWhole(id);
    await countLevels();
    expect(await awardsOf(company)).to.deep.equal([[1_000, 0, 3, 30]]);
  });

  it('a refund takes the reward back from the same lots, and lowers the level in the night after', async () => {
    const company = await buildLegalUser();
    const order = await taught(company, 120_000, 20);
    await countLevels();
    expect(await sumsOf(company)).to.deep.equal([6000, 0, 0]);
    await unsell(order);
    expect(await sumsOf(company)).to.deep.equal([0, 0, 0]);
    expect((await LegalLevel.findByPk(company.id))?.percent).to.equal(5);
    await countLevels();
    const level = await LegalLevel.findByPk(company.id);
    expect([level?.percent, level?.turnover]).to.deep.equal([3, 0]);
  });

  it('a fully refunded order leaves no reward, in whatever parts, before the award and after it', async function () {
    this.timeout(120_000);
    const prod = await buildProd({ price: 1_000_000, seats_total: null, date_start: inDays(-30) });
    const lives = livesOf({ least: 5, most: 5 });
    await fc.assert(
      fc.asyncProperty(lives, fc.nat({ max: 4 }), (life, before) => live(life, before)),
      {
        numRuns: 8,
      },
    );

    async function live(life: Life, before: number): Promise<void> {
      const company = await buildLegalUser();
      const { id } = await bookLife(prod, life, { legal_user_id: company.id, buyer_kind: 'LEGAL' });
      await payWhole(id);
      for (const [place, step] of life.steps.entries()) {
        if (place === before) await countLevels();
        await giveBackSome(id, step);
      }
      await settleDue();
      const { refunded_sum, paid_sum } = await Order.findByPk(id, { rejectOnEmpty: true });
      expect(refunded_sum).to.equal(paid_sum);
      expect((await sumsOf(company)) ?? [0, 0, 0]).to.deep.equal([0, 0, 0]);
      expect(await findBonusDrift()).to.deep.equal([]);
    }
  });
});
