import { expect } from 'chai';
import { app } from './app.ts';

interface Meta {
  title: string;
  description: string;
  canonical: string;
}

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Shown {
  id: number;
  slug: string;
  date_end: Date | null;
  city: string | null;
  price_now: string;
  rating_count: number;
  dates: number;
}

const first = (text: string, shape: RegExp) => shape.exec(text)?.[1] ?? '';
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
const graphs = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Thing,
  );
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Each is read once, for both its head and its structured data. */
const pages = new Map<string, string>();
async function htmlOf(address: string): Promise<string> {
  const html = pages.get(address) ?? (await (await fetch(address)).text());
  pages.set(address, html);
  return html;
}

describe('Every address of the sitemaps', function () {
  this.timeout(180_000);
  const metas = new Map<string, Meta>();

  before(async () => {
    const { url } = await app();
    for (const part of locations(await (await fetch(`${url}/sitemap.xml`)).text()))
      for (const page of locations(await (await fetch(part)).text())) {
        const answer = await fetch(page, { redirect: 'manual' });
        const html = await answer.text();
        pages.set(page, html);
        expect([page, answer.status]).to.deep.equal([page, 200]);
        expect(html, `${page} hides from search engines`).to.not.match(/name="robots" content="noindex/);
        metas.set(page, {
          title: first(html, /<title>([^<]*)<\/title>/),
          description: first(html, /<meta name="description" content="([^"]*)"/),
          canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
        });
      }
  });

  it('names itself as its one address', () => {
    const wrong = [...metas].filter(([page, { canonical }]) => canonical !== page);
    expect(wrong.map(([page, { canonical }]) => `${page} → ${canonical}`)).to.deep.equal([]);
  });

  it('has a title of its own and a description', () => {
    const pagesOf = new Map<string, string[]>();
    for (const [page, { title }] of metas) pagesOf.set(title, [...(pagesOf.get(title) ?? []), page]);
    expect([...pagesOf].filter(([title, pages]) => title === '' || pages.length > 1)).to.deep.equal([]);
    expect([...metas].filter(([, { description }]) => description.length < 20)).to.deep.equal([]);
    console.log(`      ${metas.size} pages, titles shared by several: 0`);
  });
});

describe('Structured data of the whole demo catalogue', function () {
  this.timeout(120_000);
  let url: string;
  let shown: Shown[];
  before(async () => {
    const { db, ...opened } = await app();
    url = opened.url;
    const { rows } = await db.query<Shown>(
      `select p.id, p.slug, p.date_end, t.name as city, c.price_now::text,
         (select sum(d.rating_count)::int from prods d where coalesce(d.series_id, d.id) = coalesce(p.series_id, p.id)) as rating_count,
         (select count(*)::int from prod_cards d where d.series_id = c.series_id and d.prod_id <> p.id and d.state <> 'PAST') as dates
       from prod_cards c join prods p on p.id = c.prod_id left join cities t on t.id = p.city_id`,
    );
    shown = rows;
  });

  it('holds every property that section 9 asks of a course, and the price of today', async () => {
    expect(shown.length).to.be.greaterThan(100);
    for (const prod of shown) {
      const address = `${url}/prods/${prod.slug}-${prod.id}`;
      const found = graphs(await htmlOf(address));
      const course = found.find((thing) => thing['@type'] === 'Course');
      expect(course?.url, address).to.equal(address);
      for (const property of ['name', 'description'])
        expect(isText(course?.[property]), property).to.equal(true);
      expect((course?.provider as Thing | undefined)?.name).to.satisfy(isText);
      expect(course?.offers).to.deep.include({
        '@type': 'Offer',
        price: Math.round(Number(prod.price_now) / 100),
        priceCurrency: 'RUB',
      });
      const instances = course?.hasCourseInstance as Thing[];
      expect(instances, address).to.have.length(1 + prod.dates);
      const [own] = instances;
      expect(own).to.include({
        courseWorkload: 'PT6H',
        courseMode: prod.date_end === null ? 'Online' : 'Onsite',
      });
      if (prod.city !== null)
        expect((own?.location as Thing | undefined)?.address).to.include({
          addressCountry: 'RU',
          addressLocality: prod.city,
        });
      expect('aggregateRating' in (course ?? {})).to.equal(prod.rating_count > 0);
      const crumbs = found.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as Thing[];
      expect(crumbs.map(({ position }) => position)).to.deep.equal(crumbs.map((_, index) => index + 1));
      expect(crumbs.at(-1)?.item).to.equal(address);
    }
  });

  it('names lecturers and the search by the addresses of the specification', async () => {
    const { db } = await app();
    const { rows } = await db.query<{ sef: string }>(
      `select sef from lecturers where status = 'CONFIRMED' and deleted_at is null`,
    );
    for (const { sef } of rows) {
      const found = graphs(await htmlOf(`${url}/lecturers/${sef}`));
      expect(found.find((thing) => thing['@type'] === 'Person')?.url).to.equal(`${url}/lecturers/${sef}`);
      const site = found.find((thing) => thing['@type'] === 'WebSite');
      expect(JSON.stringify(site?.potentialAction)).to.include(`${url}/search?q={term}`);
    }
  });

  it('comes with a picture of each course that is there', async () => {
    const [prod] = shown;
    const html = await htmlOf(`${url}/prods/${prod?.slug}-${prod?.id}`);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture).to.match(/\/og\/prods\/\d+-[0-9a-f]{12}\.png$/);
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([200, 'image/png']);
    for (const name of ['twitter:card', 'twitter:title', 'twitter:image'])
      expect(html).to.include(`name="${name}"`);
  });
});
