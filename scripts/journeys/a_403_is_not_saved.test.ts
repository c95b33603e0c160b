import { expect } from 'chai';
import type { Route } from 'playwright-core';
import { desktop, openAs, type Visit, visit } from './browser.ts';
import { market } from './market.ts';

/** Somebody's right is taken away while he works: nothing that he does then may look as if it were done. */
describe('A refusal is never shown as saved', function () {
  this.timeout(120_000);
  let staff: Visit;
  let centerId: number;
  let requestId: number;

  before(async () => {
    const { db } = await market();
    centerId = (await db.query('select id from centers where deleted_at is null order by id limit 1')).rows[0]
      .id;
    requestId = (
      await db.query(
        `select id from manager_requests where status = 'CREATED' and manager_id is null limit 1`,
      )
    ).rows[0].id;
    staff = await visit({ viewport: desktop });
    await openAs(staff.page, 'rop_course');
    staff.page.setDefaultTimeout(30_000);
    await staff.page.route('**/api/adm/**', refuseWrites);
  });
  after(() => staff?.end());

  const refuseWrites = (route: Route) =>
    ['PUT', 'POST', 'DELETE'].includes(route.request().method())
      ? route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: JSON.stringify({ message: 'Недостаточно прав', code: 'FORBIDDEN', traceId: 'x' }),
        })
      : route.continue();
  const refused = () => staff.page.getByText('Недостаточно прав').first().waitFor();
  const praised = () =>
    staff.page.getByText(/сохранен|Сохранено|Выполнено|включено|Вернули|возвращено/).count();

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

  it('and nothing of it is in the database', async () => {
    const { db } = await market();
    const { rows } = await db.query(`select count(*)::int as count from notes where text = 'Не пропади'`);
    expect(rows[0].count).to.equal(0);
    const { rows: cities } = await db.query('select city from centers where id = $1', [centerId]);
    expect(cities[0].city).to.not.equal('Нигде');
  });
});
