import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { htmlErrors } from './htmlChecker.ts';

const name = 'Костная пластика: курс для показа';

describe('The editor of a centre shows a course before it is published', function () {
  this.timeout(120_000);
  let editor: Visit;
  let page: Page;
  let colleague: Visit;
  let address: string;

  before(async () => {
    [editor, colleague] = await Promise.all([visit({ viewport: desktop }), visit({ viewport: phone })]);
    page = editor.page;
    await page.goto('/login');
    await page.getByLabel('Почта или телефон').fill('center@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/partner/centers');
    await page.goto('/partner/courses');
    await page.getByRole('button', { name: 'Новый курс' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Название').fill(name);
    await form.getByLabel('Формат').selectOption({ label: 'Практика' });
    await form.getByLabel('Главная категория').selectOption({ index: 1 });
    await form.getByLabel('Цена, ₽').fill('31 000');
    await form.getByRole('button', { name: 'Создать' }).click();
    await page.waitForURL(/\/partner\/courses\/\d+$/);
  });
  after(() => Promise.all([editor?.end(), colleague?.end()]));

  it('makes a link, which is shown once', async () => {
    await page.getByRole('button', { name: 'Предпросмотр по ссылке' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Ссылка проработает 14 дней').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
    address = await dialog.getByLabel('Ссылка на предпросмотр').inputValue();
    expect(new URL(address).pathname).to.match(/^\/preview\/[\w-]{32}$/);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Предпросмотр по ссылке' }).click();
    await dialog.getByText(/^Ссылка открыта до/).waitFor();
    expect(await dialog.getByLabel('Ссылка на предпросмотр').count()).to.equal(0);
    await page.keyboard.press('Escape');
  });

  it('a colleague without an account sees the page, and nothing of it can be booked', async () => {
    const answer = await colleague.page.goto(address);
    await colleague.page.getByRole('heading', { level: 1, name }).waitFor();
    await colleague.page.getByText('Так страница будет выглядеть на сайте').waitFor();
    await colleague.page
      .getByText('Так увидят страницу покупатели. Записаться можно после публикации.')
      .waitFor();
    const card = colleague.page.getByRole('region', { name: 'Цена и запись' });
    expect([await card.getByRole('button').count(), await card.getByRole('link').count()]).to.deep.equal([
      0, 0,
    ]);
    expect(await issuesInBothLooks(colleague.page)).to.deep.equal([]);
    expect(await answer?.allHeaders()).to.include({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await answer?.headerValue('set-cookie')).to.equal(null);
    const html = (await answer?.text()) ?? '';
    expect(html).to.include('<meta name="robots" content="noindex, nofollow">');
    expect(html).to.include('<meta name="referrer" content="no-referrer">');
    expect([...(await htmlErrors(new Map([['preview', html]]))).values()].flat()).to.deep.equal([]);
    expectNoProblems(colleague);
  });

  it('no search, sitemap or address of its own knows the course', async () => {
    const id = page.url().split('/').at(-1);
    const { url } = await app();
    const read = async (path: string) => (await fetch(`${url}${path}`)).text();
    expect(await read(`/api/prods/search?q=${encodeURIComponent(name)}`)).to.not.include(
      'Костная пластика: курс',
    );
    expect((await fetch(`${url}/prods/kostnaya-plastika-${id}`)).status).to.equal(404);
    const map = await read('/sitemap.xml');
    expect(map).to.include('<sitemap').and.to.not.include('/preview/');
    expect(await read('/robots.txt')).to.include('Disallow: /preview/');
  });

  it('closes the link, and its holder finds nothing', async () => {
    await page.getByRole('button', { name: 'Предпросмотр по ссылке' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть ссылку' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Создать ссылку' }).waitFor();
    const answer = await colleague.page.goto(address);
    expect(answer?.status()).to.equal(404);
    expect(await colleague.page.content()).to.not.include(name);
    expectNoProblems(editor);
  });
});
