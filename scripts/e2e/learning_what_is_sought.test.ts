import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, openAs, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const sought = 'люминиры для премоляров';

describe('The back-office learns what visitors seek and do not find', function () {
  this.timeout(120_000);
  let visitor: Visit;
  let seo: Visit;

  before(async () => {
    visitor = await visit({ viewport: desktop });
    seo = await visit({ viewport: desktop });
  });
  after(() => Promise.all([visitor?.end(), seo?.end()]));

  it('by the queries of visitors, which name nobody', async () => {
    await visitor.page.goto(`/search?q=${encodeURIComponent(sought)}&exact=1`);
    await visitor.page.getByRole('heading', { name: 'Ничего не найдено' }).waitFor();
    const { db } = await app();
    await eventually(async () => {
      const { rows } = await db.query('select asked, found from search_log where query = $1', [sought]);
      expect(rows).to.deep.equal([{ asked: 1, found: 0 }]);
    }, 10_000);
  });

  it('and by which course was opened from a list', async () => {
    const { page } = visitor;
    await page.goto('/search?q=имплантация');
    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await page.waitForURL('**/prods/*');
    const { db } = await app();
    await eventually(async () => {
      const { rows } = await db.query(
        `select clicks, positions::int from search_log where query = 'имплантация' and clicks > 0`,
      );
      expect(rows).to.deep.equal([{ clicks: 1, positions: 2 }]);
    }, 10_000);
  });

  it('shows the report to the editor of the search, who makes a synonym of the words', async () => {
    const { page } = seo;
    await openAs(page, 'seo_edit', '/adm/search_report');
    await page.getByRole('button', { name: 'Не находят' }).click();
    await page.getByRole('link', { name: `Сделать синонимом: ${sought}` }).click();
    const words = page.getByRole('textbox', { name: /Слова/ });
    await words.fill(`${sought}\nкерамические виниры`);
    await page.getByRole('button', { name: /Сохранить|Создать/ }).click();
    await page.getByText('Синонимы добавлены, поиск их уже знает').waitFor();
  });

  it('after which the visitor finds courses, on the very page that had none', async () => {
    const { page } = visitor;
    await eventually(async () => {
      await page.goto(`/search?q=${encodeURIComponent(sought)}&exact=1`);
      expect(await page.getByRole('article').count()).to.be.greaterThan(0);
    });
  });

  it('causes no console error and asks no other host', () => {
    expectNoProblems(visitor);
    expectNoProblems(seo);
  });
});
