import type { OwnAdvertising } from '@odonta/api/contract';
import { AdPlace, Banner } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildRunningBanner } from '@odonta/db/testing/siteFactories.ts';
import { expect } from 'chai';
import { buyer, merchantBuyer } from '../../advertising/paying/testing/world.ts';
import { useApi } from '../../testing/useApi.ts';
import { bannerWays } from '../testing/centerBannerWays.ts';

type Built = Awaited<ReturnType<typeof merchantBuyer>>;

describe('banners of trading organisations, and their strangers', () => {
  const api = useApi();
  let his: Built;
  const strangers = new Map<string, string>();

  before(async () => {
    await sellSlot(5, { price: 100_000 });
    his = await merchantBuyer(api);
    strangers.set('another organisation', (await merchantBuyer(api)).token);
    strangers.set('a centre', (await buyer(api)).token);
  });
  beforeEach(() => AdPlace.destroy({ where: {} }));

  /** Calls with a banner of the organisation, or with a wish in its name; answers the status. */
  async function call(name: string, token: string, { merchant }: Built = his): Promise<number> {
    const way = bannerWays[name];
    const { center } = await buyer(api);
    const [id] = way?.build ? await api.given(async () => way.build?.(center) ?? []) : [];
    if (id !== undefined)
      await Banner.update({ center_id: null, merchant_id: merchant.id }, { where: { id: Number(id) } });
    const [method = '', path = ''] = name.split(' ');
    const body = id === undefined ? { ...way?.body, merchant_id: merchant.id } : way?.body;
    const sent = { token, ...(method !== 'get' && { body }) };
    return (await api.call(method, path.replace(':id', String(id)), sent)).status;
  }

  for (const name of Object.keys(bannerWays))
    it(`${name} is open to its member, and closed to members of others`, async () => {
      const status = await call(name, his.token);
      expect([403, 404, 500], `its member: ${status}`).to.not.include(status);
      for (const [stranger, token] of strangers)
        expect(await call(name, token), stranger).to.be.oneOf([403, 404]);
    });

  it("a banner of a centre is no organisation's, nor the other way round, though their numbers are equal", async () => {
    const number = { id: 900_001 };
    const both = [await buyer(api, number), await merchantBuyer(api, number)];
    const banners = await Promise.all(both.map(({ owner }) => buildRunningBanner(owner)));
    for (const [which, { owner, token }] of both.entries()) {
      const own = await api.call<OwnAdvertising>('get', '/partner/advertising/banners', { token });
      expect(own.body.message.banners.map(({ id }) => id)).to.deep.equal([banners[which]?.id]);
      expect(own.body.message.buyers).to.have.length(1);
      expect(own.body.message.buyers[0]).to.include(owner);
      const statuses = [];
      for (const { id } of banners)
        statuses.push((await api.call('get', `/partner/advertising/banners/${id}`, { token })).status);
      expect(statuses).to.deep.equal(which === 0 ? [200, 404] : [404, 200]);
    }
  });

  it('pinnings and mailings remain those of centres', async () => {
    for (const path of ['/partner/advertising/pinnings/calendar?place=HOME'])
      expect((await api.call('get', path, { token: his.token })).status).to.equal(403);
    const pinnings = await api.call<{ buyers: unknown[] }>('get', '/partner/advertising/pinnings', {
      token: his.token,
    });
    expect(pinnings.body.message.buyers).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
