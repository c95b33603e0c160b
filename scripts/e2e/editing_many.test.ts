import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { bulkToolbar, tick } from './bulkToolbar.ts';

describe('An administrator changes several cities at once', function () {
  this.timeout(120_000);
  const region = 'Область городов';
  let admin: Visit;

  before(async () => {
    const { db } = await app();
    await db.query('insert into cities (name, region) values ($1, $3), ($2, $3)', [
      'Бетаград',
      'Гаммаград',
      region,
    ]);
    admin = await visit({ viewport: phone });
    await enterAs(admin.page, 'admin');
  });
  after(() => admin?.end());

  const populations = async () => {
    const { rows } = await (await app()).db.query(
      'select population from cities where region = $1 order by id',
      [region],
    );
    return rows.map((row) => Number(row.population));
  };

  it('sees before and after, and a refusal is not shown as saved', async () => {
    const { page } = admin;
    await page.goto(`/adm/cities?filter=${encodeURIComponent(JSON.stringify({ q: region }))}`);
    await tick(page, region);
    await bulkToolbar(page)
      .getByText(/^Выбраны 2 записи$/)
      .waitFor();
    await bulkToolbar(page).getByRole('button', { name: 'Изменить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Население' }).check();
    await dialog.getByRole('spinbutton').fill('4321');
    await dialog.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
    await dialog.getByText(/^Получится: 2\sзаписи из 2/).waitFor();
    await dialog.getByText('4 321').or(dialog.getByText('4321')).first().waitFor();
    expect(await populations()).to.deep.equal([0, 0]);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);

    await page.route('**/api/adm/cities/bulk', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'Недостаточно прав', code: 'FORBIDDEN', traceId: 'x' }),
      }),
    );
    const save = dialog.getByRole('button', { name: /^Сохранить: 2\sзаписи$/ });
    await save.click();
    await dialog.getByText('Недостаточно прав').waitFor();
    expect(await page.getByText(/^Изменено/).count()).to.equal(0);
    expect(await populations()).to.deep.equal([0, 0]);
    await page.unroute('**/api/adm/cities/bulk');
    await save.dblclick();
    await page.getByText(/^Изменено: 2\sзаписи$/).waitFor();
    await page.close();
    expect(await populations()).to.deep.equal([4321, 4321]);
    const { rows } = await (await app()).db.query(
      `select count(*)::int as count from audit_log where action = 'bulk_edit' and resource = 'cities'
         and changes -> 'chosen' = '[null, 2]' and id in (select parent_id from audit_log child join cities on cities.id::text = child.record_id where region = $1)`,
      [region],
    );
    expect(rows[0].count).to.equal(1);
  });

  it('causes no console error but that of the refusal', () => {
    admin.problems = admin.problems.filter((problem) => !problem.includes('403'));
    expectNoProblems(admin);
  });
});
