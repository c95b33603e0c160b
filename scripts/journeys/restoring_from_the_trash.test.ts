import { expect } from 'chai';
import { desktop, expectNoProblems, phone, signIn, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { market } from './market.ts';

for (const viewport of [phone, desktop])
  describe(`An administrator deletes and restores, at ${viewport.width} px`, function () {
    this.timeout(120_000);
    let admin: Visit;
    let url: string;
    let prod: { id: number; slug: string; name: string };

    before(async () => {
      admin = await visit({ viewport });
      const opened = await market();
      url = opened.url;
      const { rows } = await opened.db.query(
        `select p.id, p.slug, p.name from prods p join prod_cards c on c.prod_id = p.id where c.state = 'OPEN' order by p.id desc limit 1`,
      );
      prod = rows[0];
      await signIn(admin.page, 'admin');
    });
    after(() => admin.end());

    const answer = async () => (await fetch(`${url}/prods/${prod.slug}-${prod.id}`)).status;
    const deleteIt = async () => {
      const { page } = admin;
      await page.goto(`/adm/prods/${prod.id}`);
      await page.getByRole('button', { name: 'Удалить' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
      await page.getByText(/^1\sзапись удалена$/).waitFor();
    };

    it('takes a deletion back from its notification, and the public page with it', async () => {
      const { page } = admin;
      expect(await answer()).to.equal(200);
      await deleteIt();
      await eventually(async () => expect(await answer()).to.not.equal(200), 1000);
      await page.getByRole('button', { name: 'Отменить' }).click();
      await page.getByText(/^Восстановлено: 1\sзапись$/).waitFor();
      await eventually(async () => expect(await answer()).to.equal(200), 1000);
    });

    it('finds it in the trash later, and restores it there', async () => {
      const { page } = admin;
      await deleteIt();
      await page.goto('/adm/prods');
      await page.getByRole('button', { name: /^Корзина/ }).click();
      const row = page.getByRole(viewport === phone ? 'listitem' : 'row').filter({ hasText: prod.name });
      await row.getByRole('button', { name: 'Восстановить' }).click();
      await page.getByText(/^Восстановлено: 1\sзапись$/).waitFor();
      await page.getByText('Корзина пуста').waitFor();
      await eventually(async () => expect(await answer()).to.equal(200), 1000);
    });

    it('causes no console error', () => expectNoProblems(admin));
  });

describe('An administrator deletes and restores several cities', function () {
  this.timeout(120_000);
  let admin: Visit;

  before(async () => {
    admin = await visit({ viewport: desktop });
    const { db } = await market();
    await db.query(
      `insert into cities (name, region) values ('Ааборгск', 'Край света'), ('Ааборг', 'Край света')`,
    );
    await signIn(admin.page, 'admin');
  });
  after(() => admin.end());

  const namesOfCities = async () => {
    const found = await (
      await fetch(`${(await market()).url}/api/any/getallcity?city=${encodeURIComponent('Аабор')}`)
    ).json();
    return (found as { message: unknown[] }).message.length;
  };

  it('together, and visitors are offered them again', async () => {
    const { page } = admin;
    expect(await namesOfCities()).to.equal(2);
    await page.goto(`/adm/cities?filter=${encodeURIComponent('{"q":"Край света"}')}`);
    const choose = async () => {
      for (const row of await page.getByRole('row').filter({ hasText: 'Край света' }).all())
        await row.getByRole('checkbox').check();
    };
    await page.getByText('Ааборгск').waitFor();
    await choose();
    await page.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByText(/^2\sзаписи удалены$/).waitFor();
    expect(await namesOfCities()).to.equal(0);
    await page.getByRole('button', { name: /^Корзина/ }).click();
    await page.getByText('Ааборгск').waitFor();
    await choose();
    await page
      .getByRole('toolbar')
      .or(page.locator('[data-test="bulk-actions-toolbar"]'))
      .getByRole('button', { name: 'Восстановить' })
      .click();
    await page.getByText(/^Восстановлено: 2\sзаписи$/).waitFor();
    expect(await namesOfCities()).to.equal(2);
  });

  it('causes no console error', () => expectNoProblems(admin));
});
