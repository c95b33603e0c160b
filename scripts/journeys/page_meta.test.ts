import { expect } from 'chai';
import { market } from './market.ts';

interface Meta {
  title: string;
  description: string;
  canonical: string;
}

const first = (text: string, shape: RegExp) => shape.exec(text)?.[1] ?? '';

describe('Every address of the sitemaps', function () {
  this.timeout(180_000);
  const metas = new Map<string, Meta>();
  let url: string;

  before(async () => {
    url = (await market()).url;
    const index = await (await fetch(`${url}/sitemap.xml`)).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part = '']) => part);
    for (const part of parts) {
      const text = await (await fetch(part)).text();
      const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page);
      for (const page of pages) {
        const answer = await fetch(page, { redirect: 'manual' });
        const html = await answer.text();
        expect([page, answer.status]).to.deep.equal([page, 200]);
        expect(html, `${page} hides from search engines`).to.not.match(/name="robots" content="noindex/);
        metas.set(page, {
          title: first(html, /<title>([^<]*)<\/title>/),
          description: first(html, /<meta name="description" content="([^"]*)"/),
          canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
        });
      }
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
