import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, openAs, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { forMetrics } from './filledApp.ts';
import { withinASecond } from './withinASecond.ts';

const rendersOf = async (url: string) =>
  Number(/^page_renders (\d+)/m.exec(await (await fetch(`${url}/metrics`, forMetrics)).text())?.[1]);
const textAt = async (url: string) => (await fetch(url)).text();

describe('An editor rewrites a page of the site', function () {
  this.timeout(90_000);

  before(async function () {
    this.timeout(180_000);
    await app();
  });

  it('publishes it, and everybody reads it within a second while other pages stay as they are kept', async () => {
    const editor = await visit({ viewport: desktop });
    const { page, url } = editor;
    const heading = 'Бонусы для всех, кто учится и учит';
    const { rows } = await (await app()).db.query(`select id from pages where path = '/bonus'`);
    await openAs(page, 'seo_edit', `/adm/pages/${rows[0].id}`);
    await page.getByLabel('Заголовок на странице').fill(heading);
    const text = page.getByRole('textbox', { name: 'Текст страницы' });
    await text.press('Control+End');
    await text.pressSequentially(' Написано за столом.');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Изменения сохранены').waitFor();
    expect(await textAt(`${url}/bonus`), 'a draft is on no page').to.not.include(heading);

    await textAt(`${url}/pravila-oplaty`);
    const kept = await rendersOf(url);
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByText('Страница опубликована').first().waitFor();
    const ms = await withinASecond(async () => (await textAt(`${url}/bonus`)).includes(heading));
    console.log(`      the page is new after ${ms} ms`);
    expect(await textAt(`${url}/bonus`)).to.include('Написано за столом.');
    await textAt(`${url}/pravila-oplaty`);
    expect(await rendersOf(url), 'one page was rendered anew').to.equal(kept + 1);
    expectNoProblems(editor);
    await editor.end();
  });

  it('compares an old edition and takes it back as a draft', async () => {
    const editor = await visit({ viewport: desktop });
    const { page } = editor;
    const { rows } = await (await app()).db.query(`select id from pages where path = '/bonus'`);
    await openAs(page, 'seo_edit', `/adm/pages/${rows[0].id}`);
    const first = page.getByRole('listitem').filter({ hasText: '№ 1 от' });
    await first.getByRole('button', { name: 'Сравнить с черновиком' }).click();
    expect(await first.locator('ins').count(), 'new words are marked').to.be.greaterThan(0);
    await first.getByRole('button', { name: 'Вернуть в черновик' }).click();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await page.getByText('Редакция возвращена в черновик').first().waitFor();
    await eventually(async () =>
      expect(await page.locator('input[name="h1"]').inputValue()).to.equal('Бонусы'),
    );
    expectNoProblems(editor);
    await editor.end();
  });

  it('of the law reads it only', async () => {
    const editor = await visit({ viewport: desktop });
    const { rows } = await (await app()).db.query(`select id from pages where path = '/policy'`);
    await openAs(editor.page, 'seo_edit', `/adm/pages/${rows[0].id}`);
    await editor.page.getByText('Правовой текст меняет и публикует администратор.').first().waitFor();
    expect(await editor.page.getByLabel('Заголовок на странице').isDisabled()).to.equal(true);
    expect(await editor.page.getByRole('button', { name: 'Опубликовать' }).count()).to.equal(0);
    expectNoProblems(editor);
    await editor.end();
  });

  it('is read without scripts, with the editions of a legal text and the contacts of the company', async () => {
    const reader = await visit({ viewport: desktop, javaScript: false });
    await reader.page.goto('/policy');
    expect(await reader.page.getByText('Редакция № 1').first().isVisible()).to.equal(true);
    await reader.page.goto('/contacts');
    expect(await reader.page.getByText('Часы работы').isVisible()).to.equal(true);
    await reader.page.goto('/docs');
    await reader.page.getByRole('main').getByRole('link', { name: 'Правила оплаты' }).click();
    expect(new URL(reader.page.url()).pathname).to.equal('/pravila-oplaty');
    expectNoProblems(reader);
    await reader.end();
  });
});
