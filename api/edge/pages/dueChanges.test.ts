import { refreshProdCards } from '@odonta/db/models';
import { followChanges } from '@odonta/db/postgres/changeFeed.ts';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { endOfMoscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { findProd } from '../../catalog/prods/prods.open.ts';
import { startLoops } from '../../platform/jobs/runSchedule.ts';
import { schedule } from '../../schedule.ts';
import { page, startSite, type TestSite, until } from './testSite.ts';

describe('a price that ends by the clock alone', function () {
  this.timeout(20_000);
  const realNow = Date.now;
  let world: TestWorld;
  let site: TestSite;
  const stops: (() => Promise<unknown>)[] = [];

  before(async () => {
    world = await testWorld();
    site = await startSite(async (req, res) => {
      const prod = await findProd(Number(req.url?.split('-').at(-1)));
      page(res, String(prod?.price_now), { maxAge: 3600, tags: [`prod:${prod?.id}`] });
    });
    const feed = await followChanges(world.sequelize, world.url, (changes) =>
      site.edge.invalidate(changes.flatMap(({ tags }) => tags)),
    );
    stops.push(feed.stop, startLoops(schedule, world.sequelize));
  });
  after(async () => {
    Date.now = realNow;
    for (const stop of stops) await stop();
    await site?.stop();
    await world?.close();
  });

  it('leaves the kept page at its end, and no other page', async () => {
    const prices = [{ type: 'date' as const, price: 700_000, date: new Date() }];
    const [ending, other] = [await buildProd({ prices }), await buildProd()];
    await world.transaction((transaction) => refreshProdCards([ending.id, other.id], transaction));
    // An early price ends with a day of Moscow: this day is made to end in two seconds.
    const ends = endOfMoscowDay(nowInSeconds()) + 1;
    const ahead = (ends - 2) * 1000 - realNow();
    Date.now = () => realNow() + ahead;
    const shown = async ({ id }: { id: number }) => (await site.ask(`/prods/kurs-${id}`)).text;
    expect([await shown(ending), await shown(other)]).to.deep.equal(['7000', '10000']);
    const rendered = site.inner.length;
    await until(async () => (await shown(ending)) === '10000');
    expect(Date.now() / 1000 - ends).to.be.within(0, 3);
    expect(await shown(other)).to.equal('10000');
    expect(site.inner.length - rendered, 'only the page whose price ended was made anew').to.equal(1);
  });
});
