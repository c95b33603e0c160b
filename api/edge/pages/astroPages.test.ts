import { expect } from 'chai';
import { ConnectionError } from 'sequelize';
import { astroPages } from './astroPages.ts';
import { startSite, type TestSite } from './testSite.ts';
import { friendlyUnavailable } from './unavailable.ts';

describe('pages while the database is away', () => {
  let site: TestSite;

  before(async () => {
    const pages = astroPages({
      api: (_req, res) => res.end(),
      astro: (_req, res) => (res as { end(text: string): void }).end('<h1>Страница</h1>'),
      thirdParty: { metrika: null, chat: null },
      secret: 'never asked for',
      site: () => Promise.reject(new ConnectionError(new Error('connect ECONNREFUSED'))),
    });
    site = await startSite((_req, res) => res.end(), {
      pages,
      unavailable: friendlyUnavailable('<h1>Скоро вернёмся</h1>'),
    });
  });
  after(() => site?.stop());

  it('that were never kept answer 503, say when to come back, and keep nothing', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, text } = await site.ask('/prods/imp-1');
      expect([status, text]).to.deep.equal([503, '<h1>Скоро вернёмся</h1>']);
      expect(headers).to.include({ 'retry-after': '5', 'cache-control': 'no-store' });
    }
  });
});
