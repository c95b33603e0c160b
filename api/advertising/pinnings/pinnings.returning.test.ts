import { Letter, PinnedWeek } from '@odonta/db/models';
import { buildBoughtPinning } from '@odonta/db/testing/siteFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { refused } from '../../testing/refused.ts';
import { useApi } from '../../testing/useApi.ts';
import { saleWeeks } from '../ad_places/slots.ts';
import { returnUnused } from './pinnings.returning.ts';
import { book, buyer, course, pay, sellPinnings, stateOf } from './testing/buying.ts';
import { turnPinnings } from './turnPinnings.ts';

const thisWeek = weekOf(new Date());

describe('what returns of bought pinnings', () => {
  const api = useApi();
  before(sellPinnings);
  beforeEach(() => PinnedWeek.destroy({ where: {} }));

  it('weeks in which a course was never shown return by themselves, once, and the centre reads why', async () => {
    const balance = await buyer();
    const { center_id } = balance;
    const [last, next] = [shiftedWeek(thisWeek, -1), shiftedWeek(thisWeek, 1)];
    const rows = [last, thisWeek, next].map((week) => ({ category_id: null, week, price: 1000, paid: 1000 }));
    const pinning = async (number: number, wasShown: boolean, given: object = {}) => {
      const { id: prod_id } = await course(center_id);
      const sold = { price_rows: rows, total: 3000, ...given };
      const built = await buildBoughtPinning({ center_id, prod_id, week: last, number, ...sold });
      await PinnedWeek.update({ was_shown: wasShown }, { where: { pinning_id: built.id } });
      return built;
    };
    const [unshown, free, ended, whole] = [
      await pinning(1, false),
      await pinning(2, false, {
        total: 0,
        price_rows: [{ category_id: null, week: last, price: 1000, paid: 0 }],
      }),
      await pinning(3, true, { status: 'FINISHED' }),
      await pinning(4, true, { status: 'FINISHED', price_rows: rows.slice(0, 1), total: 1000 }),
    ];
    for (let run = 0; run < 2; run += 1) await returnUnused();
    expect(await Promise.all([unshown, free, ended, whole].map(stateOf))).to.deep.equal([
      ['REFUNDED', 3000],
      ['CANCELED', 0],
      ['FINISHED', 2000],
      ['FINISHED', 0],
    ]);
    expect((await balance.reload()).available).to.equal(1_005_000);
    const ofThese = { record_id: [unshown, free, ended, whole].map(({ id }) => id) };
    expect(await Letter.count({ where: { kind: 'pinning_returned', ...ofThese } })).to.equal(2);
  });

  it('a pinning stands on the site while its course does, and what it shows is not returned', async () => {
    const balance = await buyer();
    const { center_id } = balance;
    const { id: prod_id } = await api.given(() => course(center_id));
    const rows = [thisWeek, shiftedWeek(thisWeek, 1)].map((week) => ({
      category_id: null,
      week,
      price: 1000,
      paid: 1000,
    }));
    const sold = { price_rows: rows, total: 2000, place: 'CATEGORY:3' } as const;
    const pinning = await buildBoughtPinning({ center_id, prod_id, week: thisWeek, ...sold });
    const shownOn = async () => {
      await turnPinnings(api.sequelize);
      return (await pinning.reload()).shown_on;
    };
    expect(await shownOn()).to.equal(moscowDay(new Date()));
    await api.sequelize.query(`update prod_cards set state = 'PAST' where prod_id = ${prod_id}`);
    expect([await shownOn(), pinning.status]).to.deep.equal([null, 'FINISHED']);
    await returnUnused();
    expect(await stateOf(pinning)).to.deep.equal(['FINISHED', 1000]);
  });

  it('a course that is over is neither pinned nor kept pinned', async () => {
    const balance = await buyer();
    const { center_id } = balance;
    const prod = await api.given(() => course(center_id));
    const paid = await book({ center_id, prod, weeks: saleWeeks().slice(8, 9) });
    await pay(paid.id);
    const held = await book({ center_id, prod, weeks: saleWeeks().slice(9, 10) });
    await api.sequelize.query(`update prod_cards set state = 'PAST' where prod_id = ${prod.id}`);
    const over = { prod_id: 'Этот курс уже прошёл' };
    const next = { center_id, prod, weeks: saleWeeks().slice(10, 11) };
    expect((await refused(book(next))).details.errors).to.deep.equal(over);
    expect((await refused(pay(held.id))).details.errors).to.deep.equal(over);
    await returnUnused();
    expect(await stateOf(paid)).to.deep.equal(['REFUNDED', 100_000]);
    expect((await balance.reload()).available).to.equal(1_000_000);
  });
});
