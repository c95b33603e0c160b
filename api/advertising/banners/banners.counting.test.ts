import type { Banner as PublicBanner } from '@odonta/api/contract';
import { Banner, BannerStat, BannerVisit, deleteBannerVisitors } from '@odonta/db/models';
import { buildBanner, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { useApi } from '../../testing/useApi.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('the counting of banners', () => {
  const api = useApi();

  const announce = (kind: 'click' | 'view', id: unknown, agent = browser) =>
    api.call('post', `/banner/${kind}User`, { body: { id }, headers: { 'user-agent': agent } });
  const countsOf = async (banner: Banner) => {
    const { view_count, click_count } = await banner.reload();
    return [view_count, click_count];
  };

  it('counts a visitor once a day, by views and by clicks, total and hourly', async () => {
    const banner = await buildBanner();
    for (const _ of [1, 2]) expect((await announce('view', banner.id)).status).to.equal(200);
    await announce('view', banner.id, `${browser} Edg/140`);
    await announce('click', banner.id);
    expect(await countsOf(banner)).to.deep.equal([2, 1]);
    const [hour] = await BannerStat.findAll({ where: { banner_id: banner.id } });
    expect([hour?.views, hour?.clicks]).to.deep.equal([2, 1]);
    expect(hour?.hour.getTime()).to.be.closeTo(Date.now(), 3_600_000);
  });

  it('counts once even what is told many times at once', async () => {
    const banner = await buildBanner();
    await Promise.all(Array.from({ length: 20 }, () => announce('view', banner.id)));
    expect(await countsOf(banner)).to.deep.equal([1, 0]);
  });

  it('counts no bot, which is told nothing of it', async () => {
    const banner = await buildBanner();
    for (const agent of ['Googlebot/2.1', 'curl/8.1', 'HeadlessChrome/140', ''])
      expect((await announce('view', banner.id, agent)).status).to.equal(200);
    expect(await countsOf(banner)).to.deep.equal([0, 0]);
  });

  it('knows nothing of banners that are not shown now', async () => {
    const hidden = [
      await buildBanner({ status: 'CREATED' }),
      await buildBanner({ paused_at: new Date() }),
      await buildBanner({ date_start: inDays(-3), date_end: inDays(-2) }),
    ];
    for (const { id } of hidden) expect((await announce('click', id)).status).to.equal(404);
    for (const id of [0, 'x', null, undefined]) expect((await announce('view', id)).status).to.equal(422);
    const shown = (await api.call<PublicBanner[]>('get', '/banner/get')).body.message.map(({ id }) => id);
    expect(shown).to.not.include.any.members(hidden.map(({ id }) => id));
  });

  it('forgets no page, changes no version and writes no journal', async () => {
    const banner = await buildBanner();
    const changes = async () =>
      (
        await api.sequelize.query<{ count: number }>('select count(*)::int as count from change_log', {
          type: QueryTypes.SELECT,
        })
      )[0]?.count;
    const before = [await changes(), banner.version];
    await announce('view', banner.id);
    await announce('click', banner.id);
    expect([await changes(), (await banner.reload()).version]).to.deep.equal(before);
  });

  it('keeps no address, and forgets who came when the day is past', async () => {
    const banner = await buildBanner();
    await announce('view', banner.id);
    const [visit] = await BannerVisit.findAll({ where: { banner_id: banner.id } });
    expect(visit?.visitor_hash).to.match(/^[\w-]{43}$/);
    await BannerVisit.create({ banner_id: banner.id, day: '2026-01-01', kind: 'view', visitor_hash: 'old' });
    await deleteBannerVisitors(api.sequelize);
    expect(await BannerVisit.count({ where: { banner_id: banner.id } })).to.equal(1);
    expect(await Banner.count({ where: { id: banner.id } })).to.equal(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
