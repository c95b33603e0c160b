import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('An SEO editor names a page for search engines', function () {
  this.timeout(120_000);
  let editor: Visit;
  let url: string;

  before(async () => {
    editor = await visit();
    url = (await app()).url;
    await enterAs(editor.page, 'seo_edit');
  });
  after(async () => {
    await editor?.end();
    await (await app()).db.query(`delete from page_metas where path in ('/ortodontiya', '/parodontologiya')`);
  });

  const html = async (path: string) => (await fetch(url + path)).text();
  const save = () => editor.page.getByRole('button', { name: 'Сохранить', exact: true }).click();

  it('and its HTML says so, until it is hidden from them and from the sitemap', async () => {
    const { page } = editor;
    const path = '/parodontologiya';
    const title = 'Курсы, найденные поиском';
    expect(await html('/sitemap-pages-1.xml')).to.include(`${path}<`);
    await html(path);
    await page.goto('/adm/page_metas');
    await page.getByRole('link', { name: 'Добавить SEO-данные' }).first().click();
    await page.getByLabel('Адрес страницы').fill(`${url}${path}`);
    await page.getByLabel('Заголовок в поиске').fill(title);
    await page.getByLabel('Описание для поиска').fill('Очные и дистанционные курсы для врачей и ординаторов');
    await page.getByText(/^52\sзнака$/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await save();
    await page.getByText('SEO-данные добавлены').waitFor();
    await page.waitForURL(/page_metas\/\d+$/);
    await eventually(async () => expect(await html(path)).to.include(`<title>${title}`));
    expect(await html(path)).to.include('content="Очные и дистанционные курсы для врачей и ординаторов"');
    expect(await html(path)).to.not.include('noindex');
    await page.getByLabel('Скрыта от поиска').check();
    await save();
    await page.getByText('Изменения сохранены').waitFor();
    await eventually(async () => expect(await html(path)).to.match(/name="robots" content="noindex/));
    const sitemap = async () => html('/sitemap-pages-1.xml');
    await eventually(async () => expect(await sitemap()).to.not.include(`${path}<`));
  });

  it('and is told of an address that has its words already, losing nothing', async () => {
    const { page } = editor;
    await page.goto('/adm/page_metas/create');
    await page.getByLabel('Адрес страницы').fill('/parodontologiya');
    await page.getByLabel('Заголовок в поиске').fill('Ещё раз');
    await save();
    await page.getByText('Для этой страницы SEO-данные уже есть').first().waitFor();
    expect(await page.getByLabel('Заголовок в поиске').inputValue()).to.equal('Ещё раз');
    editor.problems.splice(0, editor.problems.length, ...editor.problems.filter((one) => !/422/.test(one)));
    expectNoProblems(editor);
  });
});
