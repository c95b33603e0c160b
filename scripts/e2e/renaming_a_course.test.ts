import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, openAs, type Visit, visit } from './browser.ts';
import { type OwnCourse, ownCourse } from './courses.ts';
import { forMetrics } from './filledApp.ts';
import { withinASecond } from './withinASecond.ts';

const newName = 'Апикальная хирургия: переименованный курс';

describe('A course editor renames a course', () => {
  let editor: Visit;
  let prod: OwnCourse;
  let url: string;

  before(async function () {
    this.timeout(120_000);
    editor = await visit();
    const opened = await app();
    url = opened.url;
    prod = await ownCourse();
  });
  after(() => editor.end());

  const pageShows = async (text: string) => (await (await fetch(url + prod.path)).text()).includes(text);
  const searchShows = async (text: string) => {
    const answer = await fetch(`${url}/api/prods/search?query=${encodeURIComponent(newName)}`);
    return (await answer.text()).includes(text);
  };

  it('sees the new name on the public page and in the search within a second', async () => {
    expect(await pageShows(prod.name), 'the page is kept under the old name').to.equal(true);
    const { page } = editor;
    await openAs(page, 'course_editor', `/adm/prods/${prod.id}`);
    const name = page.getByLabel('Название');
    await name.fill(newName);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    expect((await saved).status()).to.equal(200);
    const ms = await withinASecond(async () => (await pageShows(newName)) && (await searchShows(newName)));
    console.log(`      new name public after ${ms} ms`);
  });

  it('leaves the pages of other courses as they are kept', async () => {
    const { rows } = await (await app()).db.query(
      'select id, slug from prods where status = $1 and id <> $2 order by id limit 1',
      ['CONFIRMED', prod.id],
    );
    const other = `${url}/prods/${rows[0].slug}-${rows[0].id}`;
    await fetch(other);
    const renders = async () =>
      Number(/^page_renders (\d+)/m.exec(await (await fetch(`${url}/metrics`, forMetrics)).text())?.[1]);
    const before = await renders();
    await fetch(other);
    expect(await renders()).to.equal(before);
  });

  it('causes no console error', () => expectNoProblems(editor));
});
