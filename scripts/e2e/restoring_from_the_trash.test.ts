import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, type Visit, visit } from './browser.ts';
import { bulkToolbar } from './bulkToolbar.ts';
import { withinASecond } from './withinASecond.ts';

describe('An administrator deletes and restores several cities', function () {
  this.timeout(120_000);
  let admin: Visit;

  before(async () => {
    admin = await visit({ viewport: desktop });
    const { db } = await app();
    await db.query(
      `insert into cities (name, region) values ('Ааборгск', 'Край света'), ('Ааборг', 'Край света')`,
    );
    await enterAs(admin.page, 'admin');
  });
  after(() => admin.end());

  const namesOfCities = async () => {
    const found = await (
      await fetch(`${(await app()).url}/api/any/getallcity?city=${encodeURIComponent('Аабор')}`)
    ).json();
    return (found as { message: unknown[] }).message.length;
  };

  const offers = (count: number) => withinASecond(async () => (await namesOfCities()) === count);

  it('together, and visitors are offered them again', async () => {
    const { page } = admin;
    await offers(2);
    await page.goto(`/adm/cities?filter=${encodeURIComponent('{"q":"Край света"}')}`);
    const choose = async () => {
      for (const row of await page.getByRole('row').filter({ hasText: 'Край света' }).all())
        await row.getByRole('checkbox').check();
    };
    await page.getByText('Ааборгск').waitFor();
    await choose();
    await bulkToolbar(page).getByRole('button', { name: 'Удалить' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Удалить: 2\sзаписи$/ })
      .click();
    await page.getByText(/^2\sзаписи удалены$/).waitFor();
    await offers(0);
    await page.getByRole('button', { name: /^Корзина/ }).click();
    await page.getByText('Ааборгск').waitFor();
    await choose();
    await bulkToolbar(page).getByRole('button', { name: 'Восстановить' }).click();
    await page.getByText(/^Восстановлено: 2\sзаписи$/).waitFor();
    await offers(2);
  });

  it('causes no console error', () => expectNoProblems(admin));
});
