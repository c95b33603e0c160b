import type { SiteFacts } from '@odonta/api/contract';
import { PageMeta, Prod } from '@odonta/db/models';
import { seedPages } from '@odonta/db/seeds/dictionaries/pages/index.ts';
import {
  buildArticle,
  buildCity,
  buildLecturer,
  buildPinning,
  buildProd,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { feedPaths, sitemapPartPath } from '@odonta/db/vocabulary/addresses.ts';
import { expect } from 'chai';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { QueryTypes } from 'sequelize';
import { searchParameters } from '../../catalog/search/parameters.ts';
import { searchCards } from '../../catalog/search/search.ts';
import { siteFacts } from '../../site.ts';
import { useApi } from '../../testing/useApi.ts';
import { feedAt } from './index.ts';

const base = 'https://odonta.example';
const nasty = 'Пломба & «коронка» <b>"за 1 день"</b> \u0007 ]]>';

interface SitemapEntry {
  loc: string;
  lastmod: string;
  priority: number;
}

describe('feeds for machines', () => {
  const api = useApi();
  let site: SiteFacts;
  let open: Prod;
  let past: Prod;

  before(async () => {
    await api.sequelize.transaction(seedPages);
    await api.given(async () => {
      const lecturers = [await buildLecturer({ sef: 'ivanov', name: 'Иванов & сын' })];
      open = await buildProd({
        name: nasty,
        lecturers,
        city_id: (await buildCity({ name: 'Пермь' })).id,
        type: 4,
        published_at: new Date(),
        prices: [{ type: 'date', price: 700_000, date: inDays(5) }],
      });
      past = await buildProd({ date_start: inDays(-20), date_end: inDays(-18), published_at: inDays(-40) });
      await buildProd({ status: 'CREATED' });
      await buildLecturer({ sef: 'hidden', status: 'CREATED' });
      await buildArticle({ slug: 'statya', title: nasty, is_sponsored: false });
    });
    site = await siteFacts({ baseUrl: base, cards: { terminal: null } });
  });

  const read = async (path: string) => (await feedAt(path)?.({ ...site, now: 1_800_000_000 }))?.text ?? null;
  const parse = async (path: string) => {
    const text = (await read(path)) ?? '';
    expect(XMLValidator.validate(text), path).to.equal(true);
    const isArray = (name: string) => ['url', 'sitemap', 'item', 'offer', 'category', 'param'].includes(name);
    return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray }).parse(text);
  };
  const urlsOf = async (kind: string): Promise<SitemapEntry[]> =>
    (await parse(sitemapPartPath(kind, 1))).urlset.url;

  it('robots.txt names the sitemap and what is not to be crawled', async () => {
    const text = await read(feedPaths.robots);
    expect(text).to.include(`Sitemap: ${base}/sitemap.xml`);
    for (const path of ['/adm', '/lk', '/payment/', '/*?city=', '/*&sortPrice='])
      expect(text).to.include(`Disallow: ${path}\n`);
    expect(text).to.not.match(/Disallow: \/\n|Disallow: \S*page=/);
  });

  it('the index lists sitemaps by kind, and only existing parts', async () => {
    const { sitemap } = (await parse(feedPaths.sitemap)).sitemapindex;
    expect(sitemap.map(({ loc }: SitemapEntry) => loc)).to.deep.equal(
      ['pages', 'prods', 'lecturers', 'centers', 'articles'].map((kind) => base + sitemapPartPath(kind, 1)),
    );
    for (const path of [
      sitemapPartPath('prods', 2),
      sitemapPartPath('nothing', 1),
      '/sitemap-constructor-1.xml',
    ])
      expect(await read(path), path).to.equal(null);
  });

  it('a sitemap dates every public course, and ranks past ones lower', async () => {
    const urls = await urlsOf('prods');
    expect(urls.map(({ loc }) => loc)).to.deep.equal(
      [open, past].map(({ slug, id }) => `${base}/prods/${slug}-${id}`),
    );
    expect(urls.map(({ priority }) => priority)).to.deep.equal([0.8, 0.2]);
    const fresh = (await Prod.findByPk(open.id, { rejectOnEmpty: true })).get('date_edit') as Date;
    expect(urls[0]?.lastmod).to.equal(fresh.toISOString());
  });

  it('sitemaps list published lecturers, articles, sections and written pages', async () => {
    const paths = async (kind: string) => (await urlsOf(kind)).map(({ loc }) => loc.slice(base.length));
    expect(await paths('lecturers')).to.deep.equal(['/lecturers/ivanov']);
    expect((await paths('articles'))[0]).to.match(/^\/articles\/statya-\d+$/);
    expect(await paths('pages')).to.include.members(['/', '/endodontiya', '/kongressy', '/policy', '/docs']);
  });

  it('a page hidden from search engines leaves the sitemap at once', async () => {
    const path = `/prods/${past.slug}-${past.id}`;
    const metas = await PageMeta.bulkCreate([
      { path, is_hidden: true },
      { path: '/endodontiya', is_hidden: true },
      { path: '/kongressy', title: 'Конгрессы года' },
    ]);
    const locs = [...(await urlsOf('prods')), ...(await urlsOf('pages'))].map(({ loc }) => loc);
    expect(locs).to.include(`${base}/kongressy`);
    expect(locs.filter((loc) => loc === base + path || loc.endsWith('/endodontiya'))).to.deep.equal([]);
    const [notified] = await api.sequelize.query<{ tags: string[] }>(
      `select tags from change_log where entity = 'page_metas' and entity_id = ${metas[0]?.id}`,
      { type: QueryTypes.SELECT },
    );
    expect(notified?.tags).to.include('hidden_pages');
    expect((await feedAt(sitemapPartPath('prods', 1))?.({ ...site, now: 0 }))?.tags).to.include(
      'hidden_pages',
    );
    await PageMeta.destroy({ where: {}, force: true });
  });

  it('RSS lists new courses, whatever their names hold', async () => {
    const { channel } = (await parse(feedPaths.courses)).rss;
    expect(channel.item).to.have.length(1);
    expect(channel.item[0].title).to.equal('Пломба & «коронка» <b>"за 1 день"</b>  ]]>');
    expect(channel.item[0].link).to.equal(`${base}/prods/${open.slug}-${open.id}`);
    expect(new Date(channel.item[0].pubDate).getTime()).to.be.closeTo(Date.now(), 120_000);
  });

  it('RSS lists new articles, whatever their titles hold', async () => {
    const { channel } = (await parse(feedPaths.articles)).rss;
    const [item] = channel.item;
    expect(item.title).to.equal('Пломба & «коронка» <b>"за 1 день"</b>  ]]>');
    expect(item.link).to.match(new RegExp(`^${base}/articles/statya-\\d+$`));
    expect(item.guid['#text']).to.match(new RegExp(`^${base}/articles/\\d+$`));
    expect((await feedAt(feedPaths.articles)?.({ ...site, now: 0 }))?.tags).to.include('articles');
  });

  it('YML offers what can be booked, at the price valid now', async () => {
    const { shop } = (await parse(feedPaths.yml)).yml_catalog;
    expect(shop.categories.category).to.have.length(12);
    expect(shop.offers.offer).to.have.length(1);
    const [offer] = shop.offers.offer;
    expect(offer).to.include({ price: 7000, oldprice: 10_000, currencyId: 'RUR', categoryId: 1 });
    const params = offer.param.map((param: Record<string, string>) => [param.name, param['#text']]);
    expect(params).to.deep.include(['Город', 'Пермь']);
    expect(params).to.deep.include(['Лекторы', 'Иванов & сын']);
  });

  it('feeds are the same, in the same order, whichever course is pinned', async () => {
    await api.given(() =>
      buildProd({ name: 'Второй открытый курс', date_start: inDays(50), published_at: inDays(-3) }),
    );
    const paths = [feedPaths.courses, feedPaths.yml, feedPaths.sitemap, sitemapPartPath('prods', 1)];
    const everything = () => Promise.all(paths.map(read));
    const found = async () =>
      String(Buffer.concat((await searchCards(searchParameters.validate({}).value)).prods));
    const [organic, before] = [await everything(), await found()];
    const last = JSON.parse(before).at(-1).id;
    for (const place of ['HOME', 'CATEGORY:1'] as const)
      await api.given(() => buildPinning({ prod_id: last, place }));
    expect(JSON.parse(await found())[0]).to.include({ id: last, is_promoted: true });
    expect(await everything()).to.deep.equal(organic);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
