import { expect } from 'chai';
import type { Route } from 'playwright-core';
import { app } from './app.ts';
import { desktop, enterAs, type Visit, visit } from './browser.ts';
import { bulkToolbar } from './bulkToolbar.ts';

/** A user loses a right while he works: none of his later actions may look as if it had succeeded. */
describe('A refusal is never shown as saved', function () {
  this.timeout(120_000);
  let staff: Visit;
  let centerId: number;
  let requestId: number;
  let prodId: number;

  before(async () => {
    const { db } = await app();
    centerId = (await db.query('select id from centers where deleted_at is null order by id limit 1')).rows[0]
      .id;
    requestId = (
      await db.query(
        `select id from manager_requests where status = 'CREATED' and manager_id is null limit 1`,
      )
    ).rows[0].id;
    prodId = (
      await db.query(`select id from prods where status = 'CONFIRMED' and type = 2 order by id limit 1`)
    ).rows[0].id;
    await db.query(
      `insert into cities (name, region, deleted_at) values ('Удалёнинск', 'Далёкий край', now())`,
    );
    staff = await visit({ viewport: desktop });
    await enterAs(staff.page, 'admin');
    staff.page.setDefaultTimeout(30_000);
    await staff.page.route('**/api/adm/**', refuseWrites);
  });
  after(() => staff?.end());

  const refuseWrites = (route: Route) =>
    // Previews are allowed: only the writing is refused.
    ['PUT', 'POST', 'DELETE'].includes(route.request().method()) &&
    !route.request().url().endsWith('/preview')
      ? route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: JSON.stringify({ message: 'Недостаточно прав', code: 'FORBIDDEN', traceId: 'x' }),
        })
      : route.continue();
  const refused = () => staff.page.getByText('Недостаточно прав').first().waitFor();
  const praised = () =>
    staff.page
      .getByText(
        /сохранен[аоы]|Сохранено|Выполнено|включено|Вернули|возвращено|Изменено|создан как|удален[аоы]|Восстановлено/,
      )
      .count();

  it('when a form is saved, and the form keeps what was typed', async () => {
    const { page } = staff;
    await page.goto(`/adm/centers/${centerId}`);
    await page.getByLabel('Город', { exact: true }).fill('Нигде');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await refused();
    expect(await praised()).to.equal(0);
    expect(await page.getByLabel('Город', { exact: true }).inputValue()).to.equal('Нигде');
  });

  it('when a switch is turned: it turns back', async () => {
    const { page } = staff;
    await page.goto(`/adm/centers/${centerId}/show`);
    const toggle = page.getByRole('switch', { name: 'Показывать на главной' });
    const before = await toggle.isChecked();
    await toggle.click();
    await refused();
    expect(await praised()).to.equal(0);
    expect(await toggle.isChecked()).to.equal(before);
  });

  it('when a request is taken', async () => {
    const { page } = staff;
    await page.goto(`/adm/manager_requests/${requestId}/show`);
    await page.getByRole('button', { name: 'Взять в работу' }).click();
    await refused();
    expect(await praised()).to.equal(0);
  });

  it('when a note is written, and the words stay', async () => {
    const { page } = staff;
    const field = page.getByRole('combobox', { name: 'Новая заметка' });
    await field.fill('Не пропади');
    await page.getByRole('button', { name: 'Добавить заметку' }).click();
    await refused();
    expect(await praised()).to.equal(0);
    expect(await field.inputValue()).to.equal('Не пропади');
  });

  it('when several requests are rejected at once, and the dialog stays', async () => {
    const { page } = staff;
    await page.goto(`/adm/manager_requests?filter=${encodeURIComponent(JSON.stringify({ id: requestId }))}`);
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await bulkToolbar(page).getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Причина/).fill('Дубль');
    await dialog.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
    await dialog.getByRole('button', { name: /^Отклонить: 1\sзапись$/ }).click();
    await dialog.getByText('Недостаточно прав').waitFor();
    expect(await praised()).to.equal(0);
  });

  it('when a copy is saved, and the form keeps it', async () => {
    const { page } = staff;
    await page.goto(`/adm/prods/${prodId}`);
    await page.getByRole('button', { name: 'Создать копию' }).click();
    await page.getByText('Это копия: проверьте её и сохраните').waitFor();
    await page.getByRole('textbox', { name: /^Название/ }).fill('Копия без права');
    await page.getByLabel('Дата пока не назначена').check();
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await refused();
    expect(await praised()).to.equal(0);
    expect(await page.getByRole('textbox', { name: /^Название/ }).inputValue()).to.equal('Копия без права');
  });

  it('when a view is kept, and its name stays', async () => {
    const { page } = staff;
    await page.goto('/adm/lecturers');
    await page.getByRole('button', { name: /^Вид:/ }).click();
    await page.getByRole('menuitem', { name: 'Сохранить как…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новый вид' });
    await dialog.getByLabel(/^Название/).fill('Вид без права');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('Недостаточно прав').waitFor();
    expect(await praised()).to.equal(0);
    expect(await dialog.getByLabel(/^Название/).inputValue()).to.equal('Вид без права');
  });

  it('when a file is imported, and the file stays chosen', async () => {
    const { page } = staff;
    await page.goto('/adm/imports/create');
    const file = { name: 'центры.csv', mimeType: 'text/csv', buffer: Buffer.from('Название\nЦентр') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Загрузить и продолжить' }).click();
    await refused();
    expect(await praised()).to.equal(0);
    await page.getByText('центры.csv').waitFor();
  });

  it('when something is restored from the trash: it stays there', async () => {
    const { page } = staff;
    await page.goto(`/adm/cities?filter=${encodeURIComponent('{"q":"Удалёнинск"}')}`);
    await page.getByRole('button', { name: /^Корзина/ }).click();
    const row = page.getByRole('row').filter({ hasText: 'Удалёнинск' });
    await row.getByRole('checkbox').check();
    await bulkToolbar(page).getByRole('button', { name: 'Восстановить' }).click();
    await refused();
    expect(await praised()).to.equal(0);
    await row.waitFor();
  });

  it('and nothing of it is in the database', async () => {
    const { db } = await app();
    const { rows } = await db.query(`select count(*)::int as count from notes where text = 'Не пропади'`);
    expect(rows[0].count).to.equal(0);
    const { rows: kept } = await db.query(
      `select (select count(*) from prods where name = 'Копия без права') + (select count(*) from saved_views where name = 'Вид без права')
         + (select count(*) from manager_requests where id = $1 and status <> 'CREATED')
         + (select count(*) from cities where name = 'Удалёнинск' and deleted_at is null) as count`,
      [requestId],
    );
    expect(Number(kept[0].count)).to.equal(0);
    const { rows: cities } = await db.query('select city from centers where id = $1', [centerId]);
    expect(cities[0].city).to.not.equal('Нигде');
  });
});
