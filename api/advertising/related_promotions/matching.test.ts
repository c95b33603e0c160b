import type { CoursePromotion } from '@odonta/api/contract';
import type { Prod, RelatedPromotion } from '@odonta/db/models';
import { buildCity, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { buildRelatedPromotion } from '@odonta/db/testing/promotionFactory.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('bonuses beside a course', () => {
  const api = useApi();
  let prod: Prod;
  let city_id: number;
  before(async () => {
    city_id = (await buildCity()).id;
    prod = await course({ type: 4, categories: [1, 3], city_id });
  });

  const course = (given: object) => api.given(() => buildProd(given));
  const beside = async ({ id }: { id: number }) =>
    (await api.call<CoursePromotion[]>('get', `/relatedPromotions?prod=${id}`)).body.message;
  /** Whether a bonus with these lists is beside the course. */
  const matches = async (given: object, at = prod) => {
    const row = await buildRelatedPromotion(given);
    const found = await beside(at);
    await row.destroy({ force: true });
    return found.some(({ id }) => id === row.id);
  };

  it('an empty list matches any course, and every other list has to match', async () => {
    expect(await matches({})).to.equal(true);
    expect(await matches({ match_categories: [3, 7] })).to.equal(true);
    expect(await matches({ match_categories: [7] })).to.equal(false);
    expect(await matches({ match_cities: [city_id], match_types: [4, 5] })).to.equal(true);
    expect(await matches({ match_cities: [city_id], match_types: [2] })).to.equal(false);
    expect(await matches({ match_cities: [city_id + 1] })).to.equal(false);
  });

  it('a named course matches alone, and a bonus that names only courses is for these alone', async () => {
    expect(await matches({ match_prods: [prod.id], match_categories: [7] })).to.equal(true);
    expect(await matches({ match_prods: [prod.id] })).to.equal(true);
    expect(await matches({ match_prods: [prod.id + 1] })).to.equal(false);
    expect(await matches({ match_prods: [prod.id + 1], match_categories: [3] })).to.equal(true);
  });

  it('a course without a city matches no city', async () => {
    const online = await course({ type: 2, categories: [1], city_id: null });
    expect(await matches({ match_cities: [city_id] }, online)).to.equal(false);
    expect(await matches({ match_types: [2] }, online)).to.equal(true);
  });

  it('a bonus is shown only while it is published, at work, in its days and of an organisation at work', async () => {
    for (const status of ['PREPARE', 'CREATED', 'REJECTED', 'CANCELED'] as const)
      expect(await matches({ status }), status).to.equal(false);
    expect(await matches({ pause: 'BALANCE' })).to.equal(false);
    expect(await matches({ starts_on: moscowDay(inDays(2)), ends_on: moscowDay(inDays(9)) })).to.equal(false);
    expect(await matches({ merchant: await buildMerchant({ status: 'SUSPENDED' }) })).to.equal(false);
  });

  it('a course that is over has none', async () => {
    const past = await course({ date_start: inDays(-9), date_end: inDays(-8), status: 'CANCELED' });
    expect(await matches({}, past)).to.equal(false);
    expect((await api.call('get', '/relatedPromotions?prod=x')).status).to.equal(422);
  });

  it('at most three are shown, one of an organisation, in one order all day', async () => {
    const merchant = await buildMerchant({ status: 'CONFIRMED' });
    const many: RelatedPromotion[] = [];
    for (let count = 0; count < 4; count += 1) many.push(await buildRelatedPromotion({ merchant }));
    expect(await beside(prod)).to.have.length(1);
    for (let count = 0; count < 3; count += 1) await buildRelatedPromotion();
    const found = await beside(prod);
    expect(found).to.have.length(3);
    expect(found.filter(({ id }) => many.some((row) => row.id === id)).length).to.be.at.most(1);
    expect(await beside(prod)).to.deep.equal(found);
    expect(found[0]).to.include.keys('ad_company', 'ad_inn', 'ad_reg_number');
  });
});
