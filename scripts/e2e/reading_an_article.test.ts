import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, phone, visit } from './browser.ts';

for (const [looks, viewport, javaScript] of [
  ['on a phone', phone, true],
  ['at a desk without scripts', desktop, false],
] as const)
  describe(`A doctor reads an article ${looks}`, function () {
    this.timeout(120_000);

    it('finds it by category and tag, reads it whole and goes on to its author and courses', async () => {
      const reader = await visit({ viewport, javaScript });
      const { page } = reader;
      await page.goto('/articles');
      await page
        .getByRole('navigation', { name: 'Категории' })
        .getByRole('link', { name: /^Эндодонтия/ })
        .first()
        .click();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).to.equal('Статьи: эндодонтия');
      await page
        .getByRole('link', { name: /^Ретритмент/ })
        .or(page.getByRole('link', { name: /^КЛКТ/ }))
        .first()
        .click();
      expect(new URL(page.url()).search).to.match(/^\?category=2&tag=/);
      await page.getByRole('link', { name: /^Повторное лечение канала/ }).click();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).to.match(/^Повторное лечение канала/);
      for (const text of ['чтения', 'Источники', 'Рецензент: Латышева', 'не заменяет клинических'])
        expect(await page.getByText(text).count(), text).to.be.greaterThan(0);
      const contents = page.getByRole('navigation', { name: 'Содержание статьи' });
      await contents.getByRole('link', { name: 'Канал' }).click();
      expect(new URL(page.url()).hash).to.equal('#kanal-2');
      expect(await page.getByRole('button', { name: 'Полезно' }).isVisible()).to.equal(javaScript);
      expect(await page.getByRole('heading', { name: 'Курсы по теме' }).count()).to.equal(1);
      expect(await page.getByRole('heading', { name: 'Читайте также' }).count()).to.equal(1);
      await page.getByRole('article').getByRole('link', { name: 'Горелов Артём Викторович' }).first().click();
      expect(await page.getByRole('heading', { name: 'Статьи' }).count()).to.equal(1);
      expectNoProblems(reader);
      await reader.end();
    });

    it('is told when there is nothing under both filters, and finds the way back', async () => {
      const reader = await visit({ viewport, javaScript });
      await reader.page.goto('/articles?category=12&tag=kompozity');
      await reader.page.getByText('Таких статей пока нет').waitFor();
      await reader.page.getByRole('main').getByRole('link', { name: 'Все статьи' }).click();
      expect(await reader.page.getByText(/^Найден[ао] /).innerText()).to.match(/стат/);
      await reader.end();
    });
  });

describe('The address of an article', function () {
  this.timeout(120_000);

  it('is one: any other slug leads to it, and a draft has none', async () => {
    const { url, db } = await app();
    const { rows } = await db.query(
      `select status, id, slug from articles where status in ('PUBLISHED', 'DRAFT') and deleted_at is null order by status desc, id`,
    );
    const [published] = rows;
    const moved = await fetch(`${url}/articles/drugoe-imya-${published.id}`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).to.deep.equal([
      301,
      `/articles/${published.slug}-${published.id}`,
    ]);
    const draft = rows.at(-1);
    for (const address of [`${draft.slug}-${draft.id}`, 'bez-nomera', 'x-999999', 'x-9999999999'])
      expect((await fetch(`${url}/articles/${address}`)).status, address).to.equal(404);
  });

  it('stands in what machines read: structured data, the feed and the head of every page', async () => {
    const { url, db } = await app();
    const { rows } = await db.query(
      `select id, slug, title from articles where is_sponsored and status = 'PUBLISHED' limit 1`,
    );
    const [{ id, slug, title }] = rows;
    const html = await (await fetch(`${url}/articles/${slug}-${id}`)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? ''),
    );
    const article = data.find((each) => each['@type'] === 'Article');
    expect(article).to.include({ headline: title, url: `${url}/articles/${slug}-${id}` });
    expect(article.author[0]).to.include({ '@type': 'Person' });
    expect(article.dateModified >= article.datePublished).to.equal(true);
    expect(data.map((each) => each['@type'])).to.include('BreadcrumbList');
    expect(html).to.match(/<meta property="og:image" content="[^"]*\/uploads\/articles\/[^"]*-1200\.webp">/);
    expect(html).to.match(/Реклама<\/strong>\s*ООО «Цифровая керамика», ИНН 7725001234, erid: /);
    const feed = await fetch(`${url}/rss/articles.xml`);
    expect(feed.headers.get('content-type')).to.match(/^application\/rss\+xml/);
    expect(await feed.text())
      .to.include(`<link>${url}/articles/${slug}-${id}</link>`)
      .and.include('<title>Реклама. ');
    expect(await (await fetch(`${url}/`)).text()).to.include('href="/rss/articles.xml"');
  });
});
