import { sectionPath } from '@odonta/db/vocabulary/addresses.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, openAs, phone, useVisit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('A manager announces something to visitors of one category', function () {
  this.timeout(120_000);
  const staff = useVisit({ viewport: desktop });
  const visitor = useVisit({ viewport: phone });
  const header = 'День открытых дверей пародонтологов';
  const [category, other] = [4, 5].map((id) => categories.find((each) => each.id === id));
  const strip = () => visitor.page.getByRole('complementary', { name: 'Объявление' });

  after(async () => {
    await (await app()).db.query(`update top_strips set status = 'STOPPED' where header = $1`, [header]);
  });

  it('sees it as visitors will while typing it, and publishes it', async () => {
    const { page } = staff;
    await openAs(page, 'manager_banner', '/adm/top_strip/create');
    await page.getByLabel('Заголовок').fill(header);
    await page.getByLabel('Текст', { exact: false }).first().fill('Приходите в субботу');
    expect(await page.getByText(header).count()).to.equal(2);
    await page.getByLabel('Категория').click();
    await page.getByRole('option', { name: category?.name, exact: true }).click();
    await page.getByLabel('Конец показа').fill(`${new Date().getFullYear() + 1}-12-01T10:00`);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Плашка сохранена черновиком').waitFor();
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByText('Плашка опубликована').waitFor();
    expectNoProblems(staff);
  });

  it('which pages of this category show instead of the general one', async () => {
    const { page } = visitor;
    const path = (of: typeof category) => (of ? sectionPath(of) : '/');
    await eventually(async () => {
      await page.goto(path(category));
      expect(await strip().innerText()).to.include(header);
    });
    await page.goto(path(other));
    expect(await strip().innerText()).to.not.include(header);
    await page.goto(`/search?category=${category?.id}`);
    await strip().getByText(header).waitFor();
    expectNoProblems(visitor);
  });
});
