import { expect } from 'chai';
import { buildCenter } from '../../../testing/factories.ts';
import { type TestWorld, testWorld } from '../../../testing/world.ts';
import { CenterRate, rateAt } from './CenterRate.ts';

describe('the percentage of a centre', () => {
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  it('is kept with the moment since which it holds, however it is changed', async () => {
    const center = await buildCenter({ sale: 15 });
    await center.update({ sale: 12.5 });
    await center.update({ name: 'Другое имя' });
    await world.sequelize.query(`update centers set sale = 10 where id = ${center.id}`);
    const rates = await CenterRate.findAll({ where: { center_id: center.id }, order: ['id'] });
    expect(rates.map(({ percent }) => percent)).to.deep.equal([15, 12.5, 10]);
  });

  it('is for a sale what it was when the sale was paid', async () => {
    const { id } = await buildCenter({ sale: 10 });
    const day = (date: string) => new Date(`${date}T12:00:00Z`);
    await CenterRate.update({ valid_from: day('2026-01-01') }, { where: { center_id: id } });
    await CenterRate.create({ center_id: id, percent: 12, valid_from: day('2026-06-01') });
    expect(await rateAt(id, day('2026-03-01'))).to.equal(10);
    expect(await rateAt(id, day('2026-06-01'))).to.equal(12);
    expect(await rateAt(id, day('2025-01-01')), 'before there was any').to.equal(10);
  });
});
