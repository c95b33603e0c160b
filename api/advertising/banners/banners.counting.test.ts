import type { Banner as PublicBanner } from '@odonta/api/contract';
import { AdStat, Banner, BannerVisit, deleteBannerVisitors, deleteStaleNonces } from '@odonta/db/models';
import { buildBanner, buildCategory, inDays } from '@odonta/db/testing/factories.ts';
import { bannerLink } from '@odonta/db/vocabulary/advertising/banners.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { secret } from '../../testing/testApi.ts';
import { useApi, useNode } from '../../testing/useApi.ts';
import { noncesBy } from './nonces.ts';
import { writeAdStats } from './tallies.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
let visitors = 0;

describe('the counting of banners', () => {
  const api = useApi();
  const node = useNode(api, { trustProxy: 1 });

  /** From an address of his own: those behind one address are few. */
  const anybody = (agent = browser) => {
    visitors += 1;
    return { 'user-agent': agent, 'x-forwarded-for': `10.2.${visitors >> 8}.${visitors & 255}` };
  };
  const asked = async ({ slot, category_id }: Banner, headers = anybody()) =>
    (
      await node.call<PublicBanner[]>('get', `/banner/get?position=${slot}&module=${category_id ?? 'site'}`, {
        headers,
      })
    ).body.message;
  const showingOf = async (banner: Banner, headers?: ReturnType<typeof anybody>): Promise<PublicBanner> => {
    const found = (await asked(banner, headers)).find(({ id }) => id === banner.id);
    if (!found) throw new Error('the banner is not shown');
    return found;
  };
  const report = (body: object, headers = anybody()) =>
    node.call('post', '/banner/viewUser', { body, headers });
  const click = (body: object, headers = anybody()) =>
    node.call('post', '/banner/clickUser', { body, headers });
  const follow = (address: string, headers = anybody()) =>
    fetch(`${node.url}${address}`, { redirect: 'manual', headers });
  const figuresOf = async ({ id }: Banner) => {
    await writeAdStats(api.sequelize);
    const rows = await AdStat.findAll({ where: { banner_id: id } });
    const sum = (figure: 'requests' | 'impressions' | 'viewable' | 'uniq' | 'clicks' | 'bot_filtered') =>
      rows.reduce((all, row) => all + row[figure], 0);
    return [sum('impressions'), sum('viewable'), sum('uniq'), sum('clicks'), sum('bot_filtered')];
  };
  /** In a slot of its own, so that no test waits for the banners of others. */
  const oneBanner = async (given: Parameters<typeof buildBanner>[0] = {}) => {
    await Banner.destroy({ where: {} });
    return buildBanner(given);
  };

  it('each showing counts once as shown, seen and followed, by slot, category and hour', async () => {
    await buildCategory({ id: 3 });
    const banner = await oneBanner({ slot: 15, category_id: 3 });
    const he = anybody();
    const [first, second] = [await showingOf(banner, he), await showingOf(banner, he)];
    for (const _ of [1, 2]) await report({ shown: [first.nonce, second.nonce] }, he);
    for (const _ of [1, 2]) await report({ seen: [first.nonce] }, he);
    expect(await figuresOf(banner)).to.deep.equal([2, 1, 1, 0, 0]);
    expect((await click({ id: banner.id, nonce: first.nonce }, he)).status).to.equal(200);
    const other = await showingOf(banner);
    await report({ seen: [other.nonce] });
    expect(await figuresOf(banner)).to.deep.equal([3, 2, 2, 1, 0]);
    const [row] = await AdStat.findAll({ where: { banner_id: banner.id } });
    expect([row?.slot, row?.category_id, row?.requests]).to.deep.equal([15, 3, 3]);
    expect(row?.hour.getTime()).to.be.closeTo(Date.now(), 3_600_000);
    const { view_count, click_count } = await banner.reload();
    expect([view_count, click_count]).to.deep.equal([2, 1]);
  });

  it('the signed link leads to the advertiser with the token, and a click proves that the banner was seen', async () => {
    const banner = await oneBanner();
    const { click_url } = await showingOf(banner);
    for (const _ of [1, 2, 3]) {
      const answer = await follow(click_url);
      expect([answer.status, answer.headers.get('location')]).to.deep.equal([
        302,
        'https://advertiser.example/?erid=erid-1',
      ]);
    }
    expect(await figuresOf(banner)).to.deep.equal([1, 1, 1, 1, 0]);
  });

  it('forged clicks are refused and replayed ones not counted, 100 of 100, and neither leads elsewhere', async () => {
    const banner = await oneBanner();
    const stranger = await buildBanner({ slot: 10, url: 'https://elsewhere.example/' });
    const { nonce, click_url } = await showingOf(banner);
    const own = bannerLink(await showingOf(banner));
    for (let at = 0; at < 100; at += 1) {
      const bytes = Buffer.from(nonce, 'base64url');
      const place = at % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (at % 8));
      const forged = bytes.toString('base64url');
      const answer = await follow(`/api/banner/click/${forged}?url=https://evil.example/`);
      expect([answer.status, answer.headers.get('location')]).to.deep.equal([422, null]);
      expect((await click({ id: banner.id, nonce: forged })).status).to.equal(422);
      expect((await follow(`${click_url}?url=//evil.example`)).headers.get('location')).to.equal(own);
    }
    expect((await click({ id: stranger.id, nonce })).body.errors).to.have.all.keys('nonce');
    expect(await figuresOf(banner)).to.deep.equal([1, 1, 1, 1, 100]);
    expect(await figuresOf(stranger)).to.deep.equal([0, 0, 0, 0, 1]);
  });

  it('showings of yesterday are refused or not counted, 100 of 100, wherever they are reported', async () => {
    const banner = await oneBanner();
    const { issue } = noncesBy(secret);
    const spot = { banner_id: banner.id, slot: banner.slot, category_id: 0 };
    for (let late = 0; late < 100; late += 1) {
      const nonce = issue(spot, new Date(Date.now() - (24 * 3600 + 1 + late) * 1000));
      expect((await click({ id: banner.id, nonce })).status).to.equal(422);
      expect((await follow(`/api/banner/click/${nonce}`)).status).to.equal(302);
      expect((await report({ seen: [nonce] })).status).to.equal(200);
    }
    expect(await figuresOf(banner)).to.deep.equal([0, 0, 0, 0, 0]);
    await click({ id: banner.id, nonce: issue(spot) });
    expect(await figuresOf(banner), 'a fresh one of the same making').to.deep.equal([1, 1, 1, 1, 0]);
  });

  it('a visitor counts in the day in which a showing was asked for, and a link that is only checked does not count', async () => {
    const banner = await oneBanner();
    const { issue } = noncesBy(secret);
    const spot = { banner_id: banner.id, slot: banner.slot, category_id: 0 };
    const he = anybody();
    const midnight = new Date(`${moscowDay(new Date())}T00:00:00+03:00`).getTime();
    const before = issue(spot, new Date(Math.max(midnight - 60_000, Date.now() - 23 * 3_600_000)));
    await report({ seen: [before] }, he);
    await report({ seen: [issue(spot)] }, he);
    expect((await figuresOf(banner))[2]).to.equal(midnight - 60_000 > Date.now() - 23 * 3_600_000 ? 2 : 1);
    const { click_url } = await showingOf(banner);
    for (const [method, headers] of [
      ['HEAD', {}],
      ['GET', { 'sec-purpose': 'prefetch' }],
    ] as const)
      await fetch(`${node.url}${click_url}`, {
        method,
        redirect: 'manual',
        headers: { ...anybody(), ...headers },
      });
    expect((await figuresOf(banner))[3]).to.equal(0);
  });

  it('a robot is answered like anybody, and its events are counted apart', async () => {
    const banner = await oneBanner();
    for (const agent of ['Googlebot/2.1', 'curl/8.1', 'HeadlessChrome/140']) {
      const { nonce, click_url } = await showingOf(banner, anybody(agent));
      expect((await report({ seen: [nonce] }, anybody(agent))).status).to.equal(200);
      expect((await follow(click_url, anybody(agent))).status).to.equal(302);
    }
    expect(await figuresOf(banner)).to.deep.equal([0, 0, 0, 0, 6]);
    expect((await click({ id: banner.id })).status).to.equal(422);
    expect(await figuresOf(banner)).to.deep.equal([0, 0, 0, 0, 7]);
    expect((await AdStat.findOne({ where: { banner_id: banner.id } }))?.requests).to.equal(3);
  });

  it('one address counts as people do, up to so many events a minute', async () => {
    const banner = await oneBanner();
    const crowd = anybody();
    for (let number = 0; number < 25; number += 1)
      expect((await follow((await showingOf(banner)).click_url, crowd)).status).to.equal(302);
    expect(await figuresOf(banner)).to.deep.equal([20, 20, 1, 20, 5]);
  });

  it('a banner that was stopped leads a person home and a program nowhere, one whose days are over still leads to its advertiser', async () => {
    const banner = await oneBanner();
    const { click_url } = await showingOf(banner);
    await banner.update({ date_start: inDays(-3), date_end: inDays(-2) });
    expect((await follow(click_url)).status).to.equal(302);
    await banner.update({ paused_at: new Date() });
    expect((await follow(click_url)).status).to.equal(404);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const home = await follow(click_url, Object.assign(anybody(), { accept }));
    expect([home.status, home.headers.get('location')]).to.deep.equal([302, '/']);
    expect(await figuresOf(banner)).to.deep.equal([1, 1, 1, 1, 0]);
  });

  it('counting forgets no page, changes no version and writes no journal', async () => {
    const banner = await oneBanner();
    const changes = async () =>
      await api.sequelize.query('select count(*) from change_log', { type: QueryTypes.SELECT });
    const before = [await changes(), banner.version];
    await follow((await showingOf(banner)).click_url);
    await writeAdStats(api.sequelize);
    expect([await changes(), (await banner.reload()).version]).to.deep.equal(before);
    expect(banner.click_count).to.equal(1);
  });

  it('no address is kept, and visitors and showings are forgotten when their day is past', async () => {
    const banner = await oneBanner();
    await report({ seen: [(await showingOf(banner)).nonce] });
    await writeAdStats(api.sequelize);
    const [visit] = await BannerVisit.findAll({ where: { banner_id: banner.id } });
    expect(String(visit?.visitor_hash)).to.match(/^-?\d{1,19}$/);
    await BannerVisit.create({ banner_id: banner.id, day: '2026-01-01', visitor_hash: 1 });
    await deleteBannerVisitors(api.sequelize);
    expect(await BannerVisit.count({ where: { banner_id: banner.id } })).to.equal(1);
    const kept = () => api.sequelize.query('select from ad_nonces', { type: QueryTypes.SELECT });
    await deleteStaleNonces(api.sequelize);
    expect(await kept()).to.not.have.length(0);
    await deleteStaleNonces(api.sequelize, Date.now() + 26 * 3_600_000);
    expect(await kept()).to.have.length(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
