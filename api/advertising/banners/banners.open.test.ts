import type { Banner } from '@odonta/api/contract';
import { buildBanner, buildCategory, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('banners and the strip as visitors see them', () => {
  const api = useApi();

  before(async () => {
    await Promise.all([buildCategory({ id: 1 }), buildCategory({ id: 2 })]);
  });

  const get = (query: string) => api.call<Banner[]>('get', `/banner/get${query}`);
  const filenames = async (query: string) =>
    (await get(query)).body.message.map(({ filename }) => filename).sort();

  it('the banners shown are those that run now in the slot, with what the law asks of an advertisement', async () => {
    await buildBanner({ filename: 'now' });
    await buildBanner({ filename: 'over', date_start: inDays(-3), date_end: inDays(-2) });
    await buildBanner({ filename: 'to-come', date_start: inDays(2), date_end: inDays(3) });
    await buildBanner({ filename: 'main', slot: 10 });
    const { body } = await get('?position=5');
    expect(body.message.map(({ filename }) => filename)).to.deep.equal(['now']);
    expect(body.message[0]).to.include({
      url: 'https://advertiser.example/',
      ad_company: 'ООО «Реклама»',
      ad_inn: '7701234567',
      ad_reg_number: 'erid-1',
      view_count: 0,
    });
    expect(body.message[0]).to.not.have.any.keys('date_start', 'click_count', 'slot');
    expect(await filenames('')).to.deep.equal(['now']);
    expect(await filenames('?position=middle')).to.deep.equal(['main']);
    expect(await filenames('?position=middle-top&module=site')).to.deep.equal(['now']);
  });

  it('of a category stand in that category alone', async () => {
    await buildBanner({ filename: 'first', slot: 15, category_id: 1 });
    await buildBanner({ filename: 'second', slot: 15, category_id: 2 });
    expect(await filenames('?position=15&module=1')).to.deep.equal(['first']);
    expect(await filenames('?position=middle&module=2')).to.deep.equal(['second']);
    expect(await filenames('?position=side&module=1')).to.deep.equal([]);
  });

  it('the answer holds as many banners as asked, at most five', async () => {
    for (let number = 0; number < 7; number += 1) await buildBanner({ slot: 25, category_id: 1 });
    expect(await filenames('?position=25&module=1')).to.have.length(5);
    expect(await filenames('?position=25&module=1&count=2')).to.have.length(2);
    for (const query of [
      '?count=6',
      '?count=0',
      '?position=7',
      '?position=top',
      '?slot=5',
      '?position=5&position=10',
    ])
      expect((await get(query)).status, query).to.equal(422);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
