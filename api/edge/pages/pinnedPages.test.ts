import { refreshProdCards } from '@odonta/db/models';
import { followChanges } from '@odonta/db/postgres/changeFeed.ts';
import { buildPinning, buildProd } from '@odonta/db/testing/factories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { startLoops } from '../../platform/jobs/runSchedule.ts';
import { schedule } from '../../schedule.ts';
import { type Answerer, page, startSite, type TestSite, until } from './testSite.ts';

describe('a page that pinned courses lead', () => {
  let world: TestWorld;
  let site: TestSite;
  const stops: (() => Promise<unknown>)[] = [];

  before(async () => {
    world = await testWorld();
    const inner: Answerer = (req, res) => {
      const place = req.url === '/endodontiya' ? 'CATEGORY:2' : 'HOME';
      page(res, place, { maxAge: 3600, tags: ['list', `pinnings:${place}`] });
    };
    site = await startSite(inner, { queryOf: () => [] });
    const feed = await followChanges(world.sequelize, world.url, (changes) =>
      site.edge.invalidate(changes.flatMap(({ tags }) => tags)),
    );
    stops.push(feed.stop, startLoops(schedule, world.sequelize));
  });
  after(async () => {
    for (const stop of stops) await stop();
    await site?.stop();
    await world?.close();
  });

  /** How soon the page of the list is rendered again, in milliseconds, and whether the other list's stayed cached. */
  async function cost(change: () => Promise<unknown>): Promise<{ ms: number; others: number }> {
    for (const path of ['/endodontiya', '/search']) await site.ask(path);
    const made = (path: string) => site.inner.filter(({ url }) => url === path).length;
    const [before, others] = [made('/endodontiya'), made('/search')];
    await change();
    const changed = performance.now();
    await until(async () => {
      await site.ask('/endodontiya');
      return made('/endodontiya') > before;
    });
    await site.ask('/search');
    return { ms: performance.now() - changed, others: made('/search') - others };
  }

  it('is forgotten within a second of its turn, of an edit and of a move, and no page of another place', async () => {
    const { id } = await buildProd({ categories: [2] });
    await world.transaction((transaction) => refreshProdCards([id], transaction));
    const pinning = await buildPinning({ prod_id: id, place: 'CATEGORY:2', shown_on: null });
    const changes = [
      // The clock finds that it should stand today.
      async () => undefined,
      () =>
        world.transaction((transaction) => pinning.update({ ad_company: 'ООО «Другая»' }, { transaction })),
      () => world.transaction((transaction) => pinning.update({ status: 'CANCELED' }, { transaction })),
    ];
    for (const change of changes) {
      const { ms, others } = await cost(change);
      expect(ms).to.be.lessThan(1000);
      expect(others).to.equal(0);
    }
  });

  it('stays while a draft is written and sold, which nobody sees', async () => {
    const { id } = await buildProd({ categories: [2] });
    await site.ask('/endodontiya');
    const before = site.inner.length;
    const pinning = await buildPinning({ prod_id: id, place: 'CATEGORY:2', number: 2, status: 'CREATED' });
    await pinning.update({ info: 'Заметка' });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await site.ask('/endodontiya');
    expect(site.inner.length).to.equal(before);
  });
});
