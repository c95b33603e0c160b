import type { SearchAnswer } from '@odonta/api/contract';
import { seedDemo } from '@odonta/db/seeds/demo/index.ts';
import { seedDictionaries } from '@odonta/db/seeds/dictionaries/index.ts';
import { expect } from 'chai';
import { decodeHTML } from 'entities';
import { comparedWithPostgres } from '../../testing/rankOracle.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { invalidateFound } from './cached.ts';
import { variants } from './variants.cases.ts';
import { invalidateSynonyms } from './words.ts';

const firstFew = 5;

describe('queries as dentists type them, in the demo catalogue', function () {
  this.timeout(60_000);
  let api: TestApi;
  let right = 0;

  before(async () => {
    api = await testApi();
    await seedDictionaries(api.sequelize);
    await seedDemo(api.sequelize, { courses: 120, passwordHash: 'nobody signs in here' });
    invalidateSynonyms();
    invalidateFound();
  });
  after(async () => {
    const all = Object.values(variants).flat().length;
    console.log(`      variants with their course in the first ${firstFew}: ${right} of ${all}`);
    await api?.close();
  });

  for (const [kind, cases] of Object.entries(variants))
    it(`a query finds its course in spite of ${kind}`, async () => {
      const missed: string[] = [];
      for (const [typed, name] of cases) {
        const names = await firstNames(typed);
        if (names.some((found) => found.toLowerCase().includes(name.toLowerCase()))) right += 1;
        else missed.push(`«${typed}» → ${names.join(' | ') || 'nothing'}`);
      }
      expect(missed).to.deep.equal([]);
    });

  it('the list holds at least sixty queries, each once', () => {
    const typed = Object.values(variants).flatMap((cases) => cases.map(([query]) => query));
    expect(typed.length).to.be.at.least(60);
    expect(new Set(typed).size).to.equal(typed.length);
  });

  it('a text query finds the same cards with the same ranks as PostgreSQL does', async () => {
    const { matched, differing } = await api.run(comparedWithPostgres);
    expect(differing).to.deep.equal([]);
    expect(matched).to.be.greaterThan(2_000);
    console.log(`      text queries compared with ts_rank: ${matched} ranks, different: 0`);
  });

  async function firstNames(typed: string): Promise<string[]> {
    const path = `/prods/search?limit=${firstFew}&query=${encodeURIComponent(typed)}`;
    const { body } = await api.call<SearchAnswer>('get', path);
    return body.message.prods.map(({ name }) => decodeHTML(String(name)));
  }
});
