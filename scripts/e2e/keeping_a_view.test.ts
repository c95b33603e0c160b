import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { desktop, expectNoProblems, openAs, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('A member of staff keeps a view of a list', function () {
  this.timeout(120_000);
  let owner: Visit;
  let colleague: Visit;

  before(async () => {
    owner = await visit();
    await openAs(owner.page, 'rop_course', '/adm/prods');
  });
  after(() => Promise.all([owner, colleague].map((one) => one?.end())));

  const button = (page: Page) => page.getByRole('button', { name: /^Вид:/ });
  const choose = async (
    page: Page,
    name: string | RegExp,
    role: 'menuitem' | 'menuitemradio' = 'menuitem',
  ) => {
    await button(page).click();
    await page.getByRole(role, { name }).click();
  };
  const says = (page: Page, text: string) =>
    eventually(async () => expect((await button(page).innerText()).replace(/\s+/g, ' ')).to.equal(text));
  const rejected = (page: Page) => page.getByRole('button', { name: /^Отклонён \d/, pressed: true });

  it('by saving what is seen under a name, shared with those who hold the same role', async () => {
    const { page } = owner;
    await says(page, 'Вид: все записи');
    await page.getByRole('button', { name: /^Отклонён \d/ }).click();
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('checkbox', { name: 'Цена' }).uncheck();
    await page.getByRole('button', { name: 'Готово' }).click();
    await choose(page, 'Сохранить как…');
    const dialog = page.getByRole('dialog', { name: 'Новый вид' });
    await dialog.getByLabel(/^Название/).fill('Отклонённые');
    await dialog.getByRole('combobox', { name: 'Показать всем с ролью' }).click();
    await page.getByRole('option').first().click();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Вид сохранён').waitFor();
    await says(page, 'Вид: Отклонённые');
  });

  it('sees that it was changed, and has it back', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: /^Все \d/ }).click();
    await says(page, 'Вид: Отклонённые · изменён');
    await choose(page, 'Вернуть, как сохранён');
    await says(page, 'Вид: Отклонённые');
    await rejected(page).waitFor();
  });

  it('leaves it for the whole list and its habitual columns', async () => {
    const { page } = owner;
    await choose(page, 'Все записи', 'menuitemradio');
    await says(page, 'Вид: все записи');
    await page.getByRole('button', { name: /^Все \d/, pressed: true }).waitFor();
  });

  it('is told when the name is taken, and loses nothing that was typed', async () => {
    const { page } = owner;
    await choose(page, 'Сохранить как…');
    const dialog = page.getByRole('dialog', { name: 'Новый вид' });
    await dialog.getByLabel(/^Название/).fill('отклонённые');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('Вид с таким названием у вас уже есть').waitFor();
    expect(await dialog.getByLabel(/^Название/).inputValue()).to.equal('отклонённые');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });

  it('lets it open by itself, also on another computer', async () => {
    const { page } = owner;
    await choose(page, /^Отклонённые/, 'menuitemradio');
    await choose(page, 'Открывать сразу при входе в список');
    await page.getByText('Вид сохранён').last().waitFor();
    await owner.settled();
    colleague = await visit();
    await openAs(colleague.page, 'rop_course');
    await colleague.page.getByRole('link', { name: 'Курсы', exact: true }).click();
    await says(colleague.page, 'Вид: Отклонённые');
    await rejected(colleague.page).waitFor();
    expect(await colleague.page.getByRole('columnheader', { name: 'Цена' }).count()).to.equal(0);
  });

  it('deletes it, and takes that back', async () => {
    const { page } = owner;
    await choose(page, 'Удалить вид');
    await page.getByText('Вид «Отклонённые» удалён').waitFor();
    await says(page, 'Вид: все записи');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await says(page, 'Вид: Отклонённые');
  });

  it('chooses among views on a phone too', async () => {
    const { page } = owner;
    await page.setViewportSize(phone);
    await choose(page, 'Все записи', 'menuitemradio');
    await says(page, 'Вид: все записи');
    await page.setViewportSize(desktop);
  });

  it('causes no console error but the refusal, and asks no other host', () => {
    owner.problems = owner.problems.filter((problem) => !/422/.test(problem));
    for (const one of [owner, colleague]) expectNoProblems(one);
  });
});
