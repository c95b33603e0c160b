import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, openAs, phone, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { withinASecond } from './withinASecond.ts';

const list = '/detskaya-stomatologiya';

describe('A manager pins a course to the top of a category', function () {
  this.timeout(120_000);
  let manager: Visit;
  let visitors: Visit[];
  let name: string;

  before(async () => {
    manager = await visit({ viewport: desktop });
    visitors = [await visit({ viewport: phone }), await visit({ viewport: desktop, javaScript: false })];
    const { db } = await app();
    const { rows } = await db.query(
      `select p.name from prods p join prod_cards c on c.prod_id = p.id where c.categories @> '{7}' and c.state = 'OPEN'
       order by c.date_start desc limit 1`,
    );
    name = rows[0].name;
  });
  after(() => Promise.all([manager, ...visitors].map((one) => one?.end())));

  const first = (page: Page) => page.locator('#results article').first();

  it('by choosing the place, a free week and the marks of the law', async () => {
    const { page } = manager;
    await openAs(page, 'manager_banner', '/adm/pinnings/create');
    await page.getByRole('combobox', { name: /^Курс/ }).fill(name);
    await page.getByRole('option', { name }).first().click();
    await page.getByRole('combobox', { name: /^Место/ }).click();
    await page.getByRole('option', { name: 'Категория: Детская стоматология' }).click();
    const weeks = page.getByRole('group', { name: 'Недели' });
    await weeks
      .getByRole('checkbox', { name: /5\sмест$/ })
      .first()
      .check();
    await page.getByRole('textbox', { name: /^Рекламодатель/ }).fill('ООО «Тихий бор»');
    await page.getByRole('textbox', { name: /^ИНН/ }).fill('0000004774');
    await page.getByRole('textbox', { name: /^Токен/ }).fill('DEMOjourney7');
    await page.getByRole('button', { name: /Сохранить|Создать/ }).click();
    await page.getByText('Закрепление добавлено: в свою неделю курс встанет на сайт сам').waitFor();
  });

  it('which visitors see first and marked, also without scripts, and learn whose advertisement it is', async () => {
    for (const { page } of visitors) {
      await eventually(async () => {
        await page.goto(list);
        expect(await first(page).getByRole('heading').innerText()).to.equal(name);
      });
      await first(page).getByRole('button', { name: 'Реклама' }).click();
      await page.getByText('erid: DEMOjourney7').waitFor();
      expect(await first(page).getByRole('link').first().getAttribute('href')).to.match(
        /\?erid=DEMOjourney7$/,
      );
      const count = await page.getByText(/Найдено?\s\d/).innerText();
      await page.goto(`${list}?disablePromotion=1`);
      expect(await page.getByRole('button', { name: 'Реклама' }).filter({ visible: true }).count()).to.equal(
        0,
      );
      expect(await page.getByText(/Найдено?\s\d/).innerText()).to.equal(count);
    }
  });

  it('until the manager takes it down', async () => {
    const { page } = manager;
    await page.getByRole('button', { name: 'Отменить закрепление' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить закрепление' }).click();
    await page.getByText('Отменено').first().waitFor();
    for (const visitor of visitors)
      await withinASecond(async () => {
        await visitor.page.goto(list);
        return (await first(visitor.page).getByRole('button', { name: 'Реклама' }).count()) === 0;
      });
  });

  it('causes no console error and asks no other host', () => {
    for (const one of [manager, ...visitors]) expectNoProblems(one);
  });
});
