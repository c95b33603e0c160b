import type { SearchAnswer } from '@odonta/api/contract';
import { type Prod, ProdCard } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import pg from 'pg';
import { eventually } from '../../../testing/eventually.ts';
import { useApi } from '../../../testing/useApi.ts';

describe('the cards that a node knows', () => {
  const api = useApi();
  let prods: Prod[];
  let statements = 0;

  before(async () => {
    await api.given(async () => {
      prods = [];
      for (const price of [100_000, 200_000, 300_000]) prods.push(await buildProd({ price }));
    });
    api.sequelize.addHook('beforePoolAcquire', 'counting', () => {
      statements += 1;
    });
  });
  after(() => api.sequelize.removeHook('beforePoolAcquire', 'counting'));

  const search = async (query: string) =>
    (await api.call<SearchAnswer>('get', `/prods/search?${query}`)).body.message;
  const idsOf = async (query: string) => (await search(query)).prods.map(({ id }) => id);

  it('a search whose cards were shown before asks the database nothing', async () => {
    let least = 0;
    // Once a second, news of other nodes is looked for.
    await eventually(async () => {
      await idsOf(`sortPrice=asc&priceMin=${least++}`);
      statements = 0;
      expect(await idsOf(`sortPrice=desc&priceMin=${least++}`)).to.have.length(3);
      expect(statements).to.equal(0);
    });
  });

  it('a card that turns out to be written again is read again, and not shown in its former place', async () => {
    const cheapest = await api.given(() => buildProd({ price: 1_000 }));
    expect((await search('limit=0')).count).to.equal(4);
    // Nothing announces this writing.
    await api.run(() => ProdCard.update({ price_now: 900_000 }, { where: { prod_id: cheapest.id } }));
    expect(await idsOf('sortPrice=asc')).to.deep.equal([...prods.map(({ id }) => id), cheapest.id]);
  });

  it('a change of another node is found within seconds, also while the change feed waits for a long transaction', async () => {
    const [first, second] = prods;
    const other = new pg.Client(api.databaseUrl);
    await other.connect();
    let most = 2_000_000;
    try {
      await other.query('update prod_cards set price_now = 150000000 where prod_id = $1', [second?.id]);
    } finally {
      await other.end();
    }
    await eventually(async () => {
      const found = await idsOf(`sortPrice=asc&priceMax=${most++}`);
      expect(found.indexOf(second?.id ?? 0)).to.be.greaterThan(found.indexOf(first?.id ?? 0) + 1);
    });
  });

  it('a card that is deleted is no longer found or counted', async () => {
    await api.given(async () => prods[0]?.update({ status: 'CANCELED' }));
    const { count, prods: found } = await search('sortPrice=asc');
    expect([count, found.length, found.some(({ id }) => id === prods[0]?.id)]).to.deep.equal([3, 3, false]);
  });
});
