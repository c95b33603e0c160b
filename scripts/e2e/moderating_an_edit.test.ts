import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, openAs, type Visit, visit } from './browser.ts';

const edited = 'Дентальная имплантация: первый имплантат';
const note = 'Хирургический костюм выдаём, сменную обувь возьмите свою.';

describe('Moderating an edit of a course', function () {
  this.timeout(120_000);
  let staff: Visit;

  before(async () => {
    staff = await visit({ viewport: desktop });
  });
  after(() => staff?.end());

  const stored = async <Row>(sql: string): Promise<Row> => (await (await app()).db.query(sql)).rows[0] as Row;

  it('the list opens with the edits that wait, and marks the overdue one', async () => {
    const { page } = staff;
    await openAs(page, 'course_editor');
    await page.getByRole('link', { name: 'Правки курсов', exact: true }).click();
    await page.getByRole('button', { name: /^На проверке/, pressed: true }).waitFor();
    const row = page.getByRole('row').filter({ hasText: edited });
    await row.getByText('Просрочена').waitFor();
    await row.getByText('Название, Академических часов, Уточнение к тому, что входит').waitFor();
    await row.getByRole('link', { name: edited }).click();
    await page.getByRole('heading', { level: 1, name: `Правка: ${edited}` }).waitFor();
  });

  it('the card shows each changed field as it is and as it would be', async () => {
    const { page } = staff;
    const field = page.getByRole('region', { name: 'Академических часов' });
    expect(await field.innerText()).to.match(/было «20»[\s\S]*На сайте сейчас\s+24\s+Предлагает центр\s+28/);
    await field.getByText('Записавшимся сообщим').waitFor();
    const name = page.getByRole('region', { name: 'Название' });
    expect((await name.locator('ins').innerText()).trim()).to.equal('и первая коронка');
    expect(await name.getByText('Записавшимся сообщим').count()).to.equal(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('a value that is newer than the edit is overwritten on purpose only', async () => {
    const { page } = staff;
    const all = page.getByRole('button', { name: 'Принять всё' });
    expect(await all.isDisabled()).to.equal(true);
    await page.getByLabel(/^Принять поверх того, что изменили в курсе позже: Академических часов/).check();
    expect(await all.isEnabled()).to.equal(true);
  });

  it('a part is accepted, and the rest goes on waiting on the same card', async () => {
    const { page } = staff;
    await page.getByLabel('Принять: Название').uncheck();
    await page.getByLabel('Принять: Академических часов').uncheck();
    await page.getByLabel('Замечание: Название').fill('Коронки в программе нет.');
    await page.getByRole('button', { name: 'Принять отмеченное' }).click();
    await page.getByText('Отмеченное принято, остальное ждёт решения').waitFor();
    await page.getByText('Отмечено 0 из 2').waitFor();
    expect(await page.getByRole('region', { name: 'Уточнение к тому, что входит' }).count()).to.equal(0);
    const prod = await stored<{ inclusions_note: string; duration_hours: number }>(
      `select inclusions_note, duration_hours from prods where name = '${edited}'`,
    );
    expect(prod).to.deep.equal({ inclusions_note: note, duration_hours: 24 });
  });

  it('the rest is refused with a code, a reason and a remark to a field', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Название: Коронки в программе нет.').waitFor();
    await dialog.getByLabel('Причина').fill('Название обещает больше программы');
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await dialog.getByText('Выберите причину').waitFor();
    await dialog.getByLabel('Рекламный текст').check();
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Отклонена').first().waitFor();
    await page.getByText('Предлагал центр').first().waitFor();
    await page.getByRole('region', { name: 'Название' }).getByText('Коронки в программе нет.').waitFor();
    const revision = await stored(
      `select status, reject_code, comments from prod_revisions
       where prod_id = (select id from prods where name = '${edited}') and status = 'REJECTED'`,
    );
    expect(revision).to.deep.equal({
      status: 'REJECTED',
      reject_code: 'ADVERTISING',
      comments: { name: 'Коронки в программе нет.' },
    });
    expectNoProblems(staff);
  });

  it('the card of a course leads to its edit that waits', async () => {
    const { page } = staff;
    const { id } = await stored<{ id: number }>(
      `select prod_id as id from prod_revisions where status = 'CREATED' order by id limit 1`,
    );
    await page.goto(`/adm/prods/${id}/show`);
    await page.getByRole('link', { name: 'Правка на проверке' }).click();
    await page.getByRole('heading', { level: 1, name: /^Правка: / }).waitFor();
    expectNoProblems(staff);
  });

  it('a course in moderation is refused with remarks to chosen fields', async () => {
    const { page } = staff;
    const { id } = await stored<{ id: number }>(
      `select id from prods where status = 'CREATED' and published_at is null order by id limit 1`,
    );
    await page.goto(`/adm/prods/${id}/show`);
    await page.getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Не хватает сведений').check();
    for (const [field, remark] of [
      ['Описание', 'Расскажите о лазере.'],
      ['Обложка', 'Лишнее замечание'],
    ] as const) {
      await dialog.getByLabel('Добавить замечание к полю').click();
      await page.getByRole('option', { name: field, exact: true }).click();
      await dialog.getByLabel(`Замечание: ${field}`, { exact: true }).fill(remark);
    }
    await dialog.getByRole('button', { name: 'Убрать замечание: Обложка' }).click();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByLabel('Причина').fill('Допишите и отправьте снова');
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(
      await stored(`select status, reject_code, reject_comments from prods where id = ${id}`),
    ).to.deep.equal({
      status: 'REJECTED',
      reject_code: 'INCOMPLETE',
      reject_comments: { text: 'Расскажите о лазере.' },
    });
    expectNoProblems(staff);
  });
});
