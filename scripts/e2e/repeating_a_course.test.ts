import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, openAs, type Visit, visit } from './browser.ts';
import { ownCourse, soldByInvoice } from './courses.ts';
import { eventually } from './eventually.ts';
import { countPresses } from './presses.ts';

describe('A course editor repeats a course on five dates', function () {
  this.timeout(120_000);
  let editor: Visit;
  let presses: () => number;
  let id: number;

  before(async () => {
    ({ id } = await ownCourse(soldByInvoice));
    editor = await visit();
    presses = await countPresses(editor.page);
    await openAs(editor.page, 'course_editor', `/adm/prods/${id}`);
  });
  after(() => editor?.end());

  const starts = async () => {
    const { rows } = await (await app()).db.query<{ day: string; status: string }>(
      `select to_char(date_start at time zone 'Europe/Moscow', 'YYYY-MM-DD HH24:MI') as day, status
       from prods where series_id = $1 and id <> $1 order by date_start`,
      [id],
    );
    return rows;
  };

  it('types them in one field, is told of a wrong one, and makes five drafts in at most six presses', async () => {
    const { page } = editor;
    const button = page.getByRole('button', { name: 'Повторить курс' });
    await button.waitFor();
    const before = presses();
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Повторить курс' });
    await dialog.getByLabel(/^Новое начало/).fill('2027-09-07T10:00');
    await dialog.getByLabel('Ещё даты').fill('14.09.2027, 31.09.2027');
    await dialog.getByRole('button', { name: 'Создать', exact: true }).click();
    await dialog.getByText('Не похоже на дату: 31.09.2027. Пример: 19.01.2027').waitFor();
    await dialog.getByLabel('Ещё даты').fill('14.09.2027, 21.09.2027 28.09.2027\n05.10.2027');
    await dialog.getByText(/^Всего 5\sчерновиков/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Создать', exact: true }).click();
    await page.getByText(/^Создано: 5\sчерновиков/).waitFor();
    expect(presses() - before).to.be.within(3, 6);
    await eventually(async () =>
      expect(await starts()).to.deep.equal(
        ['2027-09-07', '2027-09-14', '2027-09-21', '2027-09-28', '2027-10-05'].map((day) => ({
          day: `${day} 10:00`,
          status: 'PREPARE',
        })),
      ),
    );
    expectNoProblems(editor);
  });
});
