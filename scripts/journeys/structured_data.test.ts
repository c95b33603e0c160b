import { expect } from 'chai';
import { market } from './market.ts';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const graphs = async (url: string): Promise<Thing[]> => {
  const html = await (await fetch(url)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Thing);
};
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

interface Shown {
  id: number;
  slug: string;
  date_end: Date | null;
  city: string | null;
  price_now: string;
  rating_count: number;
  dates: number;
}

describe('Structured data of the whole demo catalogue', () => {
  let url: string;
  let shown: Shown[];
  before(async function () {
    this.timeout(120_000);
    const { db, ...opened } = await market();
    url = opened.url;
    const { rows } = await db.query<Shown>(
      `select p.id, p.slug, p.date_end, t.name as city, c.price_now::text,
         (select sum(d.rating_count)::int from prods d where coalesce(d.series_id, d.id) = coalesce(p.series_id, p.id)) as rating_count,
         (select count(*)::int from prod_cards d where d.series_id = c.series_id and d.prod_id <> p.id and d.state <> 'PAST') as dates
       from prod_cards c join prods p on p.id = c.prod_id left join cities t on t.id = p.city_id`,
    );
    shown = rows;
  });

  it('holds every property that section 9 asks of a course, and the price of today', async function () {
    this.timeout(60_000);
    expect(shown.length).to.be.greaterThan(100);
    for (const prod of shown) {
      const address = `${url}/prods/${prod.slug}-${prod.id}`;
      const found = await graphs(address);
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
    const { db } = await market();
    const { rows } = await db.query<{ sef: string }>(
      `select sef from lecturers where status = 'CONFIRMED' and deleted_at is null`,
    );
    for (const { sef } of rows) {
      const found = await graphs(`${url}/lecturers/${sef}`);
      expect(found.find((thing) => thing['@type'] === 'Person')?.url).to.equal(`${url}/lecturers/${sef}`);
      const site = found.find((thing) => thing['@type'] === 'WebSite');
      expect(JSON.stringify(site?.potentialAction)).to.include(`${url}/search?q={term}`);
    }
  });

  it('comes with a picture of each course that is there', async () => {
    const [prod] = shown;
    const html = await (await fetch(`${url}/prods/${prod?.slug}-${prod?.id}`)).text();
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture).to.match(/\/og\/prods\/\d+-[0-9a-f]{12}\.png$/);
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([200, 'image/png']);
    for (const name of ['twitter:card', 'twitter:title', 'twitter:image'])
      expect(html).to.include(`name="${name}"`);
  });
});
