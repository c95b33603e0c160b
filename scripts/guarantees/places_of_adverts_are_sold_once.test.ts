import { AdPlace } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { saleWeeks } from '../../api/advertising/ad_places/slots.ts';
import { doneByTwo } from './twoProcesses.ts';

const advertisers = 200;

describe('places of a week that 200 advertisers want at once', function () {
  this.timeout(180_000);
  let world: TestWorld;
  let centers: number[];
  let ad_slot_id: number;

  before(async () => {
    world = await testWorld();
    ad_slot_id = (await sellSlot(5)).id;
    const built = await Promise.all(Array.from({ length: advertisers }, () => buildCenter()));
    centers = built.map(({ id }) => id);
  });
  after(() => world?.close());

  const wanted = async (week: string, how = 'guarded') => {
    const counts = await doneByTwo('adPlaces.process.ts', [world.url, how, week], centers);
    return { counts, sold: await AdPlace.count({ where: { ad_slot_id, week } }) };
  };

  it('five are sold, and the others are refused', async () => {
    const [week = ''] = saleWeeks();
    const { counts, sold } = await wanted(week);
    console.log(`      ${advertisers} want 5 places of a week: sold ${sold}, refused ${counts.refused}`);
    expect(counts).to.deep.equal({ made: 5, refused: advertisers - 5, failed: [] });
    expect(sold).to.equal(5);
  });

  it('the database alone refuses a sixth, should a buyer get past the lock', async () => {
    const [, week = ''] = saleWeeks();
    const { counts, sold } = await wanted(week, 'control');
    console.log(`      without the lock: sold ${sold}, refused by the database ${counts.failed.length}`);
    expect(sold).to.equal(5);
    expect(counts.failed.length).to.be.greaterThan(0);
  });

  it('more than five would be sold without the constraint and the lock', async () => {
    const [, , week = ''] = saleWeeks();
    await world.sequelize.query('alter table ad_places drop constraint ad_places_once');
    const { sold } = await wanted(week, 'control');
    console.log(`      control, without either: sold ${sold} of 5`);
    expect(sold).to.be.greaterThan(5);
  });
});
