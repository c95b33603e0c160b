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

  it("a banner of a centre is no organisation's, though their numbers are equal", async () => {
    const { center } = await buyer(api);
    const { merchant, token } = await merchantBuyer(api);
    const { id } = await api.given(() => buildRunningBanner({ center_id: center.id }));
    expect((await api.call('get', `/partner/advertising/banners/${id}`, { token })).status).to.equal(404);
    const foreign = await buildRunningBanner({ merchant_id: his.merchant.id });
    const { banners, buyers } = (
      await api.call<OwnAdvertising>('get', '/partner/advertising/banners', { token })
    ).body.message;
    expect(banners, String(foreign.id)).to.deep.equal([]);
    expect(buyers.map(({ merchant_id }) => merchant_id)).to.deep.equal([merchant.id]);
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
