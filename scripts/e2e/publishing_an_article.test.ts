import { expect } from 'chai';
import { asStaff, type StaffCall } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { expectNoProblems, openAs, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { forMetrics } from './filledApp.ts';
import { withinASecond } from './withinASecond.ts';

describe('An editor publishes an article', function () {
  this.timeout(120_000);
  let editor: Visit;
  let url: string;
  let staff: StaffCall;

  before(async () => {
    editor = await visit();
    ({ url } = await app());
    staff = await asStaff(url, 'articles');
  });
  after(() => editor.end());

  const call = (path: string, method: string, body: object) =>
    staff<{ id: number; canonical: string }>(method, path, body);
  const read = async (path: string) => (await fetch(`${url}${path}`, forMetrics)).text();
  const renders = async () => Number(/^page_renders (\d+)/m.exec(await read('/metrics'))?.[1]);

  const written = {
    title: 'Свежая статья о шлифовке',
    description: 'Коротко о главном.',
    text: `<h2>Начало</h2><p>${'Подробности о шлифовке. '.repeat(20)}</p>`,
    categories: [1],
    lecturer_ids: [3],
  };

  it('writes it in the back-office, and it waits there as a draft', async () => {
    const { page } = editor;
    await openAs(page, 'articles', '/adm/articles/create');
    await page.getByLabel('Заголовок').fill('Черновик из бэк-офиса');
    await page.getByLabel('Темы').fill('Шлифовка');
    await page.keyboard.press('Enter');
    // Many courses have one title: the available and the chosen ones are distinguished by day and city.
    const course = / · .*20\d\d · /;
    await page.getByRole('combobox', { name: 'Добавить курс' }).click();
    await page.getByRole('option', { name: course }).first().click();
    await page.getByRole('group', { name: 'Курсы по теме' }).getByText(course).waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Статья сохранена черновиком').waitFor();
    await page.goto('/adm/articles?filter={"status":"DRAFT"}');
    await page.getByRole('link', { name: 'Черновик из бэк-офиса' }).first().waitFor();
    expectNoProblems(editor);
  });

  it('is seen within a second wherever the article stands, and costs no other page', async () => {
    const { rows } = await (await app()).db.query(
      'select id, sef from lecturers where id in (3, 12) order by id',
    );
    const [author, stranger] = rows;
    const showing = [
      '/articles',
      '/',
      `/lecturers/${author.sef}`,
      '/kursy-po-terapevticheskoj-stomatologii',
      '/rss/articles.xml',
    ];
    const untouched = [
      `/lecturers/${stranger.sef}`,
      '/contacts',
      '/kongressy',
      '/ortodontiya',
      '/articles/x-15',
    ];
    for (const path of [...showing, ...untouched]) await read(path);
    const { id } = await call('/adm/articles', 'POST', written);
    const { canonical } = await call(`/adm/articles/${id}/publish`, 'POST', {});
    const shows = async (text: string) => {
      const pages = await Promise.all([canonical, ...showing].map(read));
      return pages.every((html) => html.includes(text));
    };
    await withinASecond(() => shows(written.title));
    await call(`/adm/articles/${id}`, 'PUT', { title: 'Переименованная статья о шлифовке' });
    await withinASecond(() => shows('Переименованная статья о шлифовке'));
    const before = await renders();
    for (const path of untouched) await read(path);
    expect(await renders()).to.equal(before);
    await call(`/adm/articles/${id}/unpublish`, 'POST', {});
    await withinASecond(async () => !(await read('/articles')).includes('о шлифовке'));
    expect((await fetch(`${url}${canonical}`)).status).to.equal(404);
  });

  it('appears at its moment by itself', async () => {
    const { id, canonical } = await call('/adm/articles', 'POST', {
      ...written,
      title: 'Статья по расписанию',
    });
    const scheduled_at = Math.floor(Date.now() / 1000) + 3;
    await call(`/adm/articles/${id}/schedule`, 'POST', { scheduled_at });
    expect((await fetch(`${url}${canonical}`)).status).to.equal(404);
    await eventually(async () => expect((await fetch(`${url}${canonical}`)).status).to.equal(200), 8000);
    expect(Date.now() / 1000).to.be.greaterThan(scheduled_at);
    await withinASecond(async () => (await read('/articles')).includes('Статья по расписанию'));
  });
});
