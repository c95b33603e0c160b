import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { desktop, expectNoProblems, openAs, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const headings = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent).filter(Boolean));

const initial = ['Название', 'Формат', 'Начало', 'Цена', 'Статус', 'Не продвигать'];
const chosen = ['Название', 'Статус', 'Начало', 'Цена', 'Не продвигать'];

describe('A member of staff chooses the columns of a list', function () {
  this.timeout(120_000);
  let first: Visit;
  let second: Visit;

  before(async () => {
    first = await visit();
    await openAs(first.page, 'course_editor', '/adm/prods');
  });
  after(() => Promise.all([first, second].map((one) => one?.end())));

  const open = () => first.page.getByRole('button', { name: 'Столбцы' }).click();
  const menu = () => first.page.getByRole('dialog', { name: 'Столбцы таблицы' });

  it('hides one and moves another, by keyboard alone', async () => {
    const { page } = first;
    await page.getByRole('columnheader', { name: 'Цена' }).waitFor();
    expect(await headings(page)).to.deep.equal(initial);
    await page.getByRole('button', { name: 'Столбцы' }).focus();
    await page.keyboard.press('Enter');
    await menu().getByRole('checkbox', { name: 'Формат' }).focus();
    await page.keyboard.press('Space');
    await menu().getByText('Формат: скрыт').waitFor();
    await menu().getByRole('button', { name: 'Статус: левее' }).focus();
    for (const place of [3, 2]) {
      await page.keyboard.press('Enter');
      await menu().getByText(`Статус: место ${place} из 5`).waitFor();
    }
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    expect(await headings(page)).to.deep.equal(chosen);
  });

  it('never hides the column that leads to the record', async () => {
    await open();
    expect(await menu().getByRole('checkbox', { name: 'Название' }).isDisabled()).to.equal(true);
    await menu().getByRole('button', { name: 'Готово' }).click();
  });

  it('finds them so on another computer, from the first drawing of the table on', async () => {
    await first.settled();
    second = await visit();
    await openAs(second.page, 'course_editor', '/adm/prods');
    await eventually(async () => expect(await headings(second.page)).to.deep.equal(chosen));
  });

  it('puts everything back as it was', async () => {
    const { page } = first;
    await open();
    await menu().getByRole('button', { name: 'По умолчанию' }).click();
    await menu().getByRole('button', { name: 'Готово' }).click();
    expect(await headings(page)).to.deep.equal(initial);
    await first.settled();
    await eventually(async () => {
      await second.page.reload();
      await second.page.getByRole('columnheader', { name: 'Название' }).waitFor();
      expect(await headings(second.page)).to.include('Формат');
    });
  });

  it('sees twelve orders on a small screen, and fewer in the higher rows chosen for all lists', async () => {
    const small = await visit({ viewport: { width: 1280, height: 800 } });
    const { page } = small;
    await openAs(page, 'manager', '/adm/orders');
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
    await rows.nth(12).waitFor();
    const seen = () =>
      rows.evaluateAll(
        (all) => all.slice(1).filter((row) => row.getBoundingClientRect().bottom <= 800).length,
      );
    expect(await seen()).to.be.at.least(12);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('button', { name: 'Просторные' }).click();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Готово' }).click();
    await eventually(async () => expect(await seen()).to.be.below(12));
    await small.settled();
    const elsewhere = await visit();
    await openAs(elsewhere.page, 'manager', '/adm/manager_requests');
    await elsewhere.page.getByRole('button', { name: 'Столбцы' }).click();
    await elsewhere.page.getByRole('button', { name: 'Просторные', pressed: true }).waitFor();
    await elsewhere.page.getByRole('button', { name: 'Компактные' }).click();
    await elsewhere.settled();
    expectNoProblems(small);
    await Promise.all([small.end(), elsewhere.end()]);
  });

  it('is offered none on a phone, where there is no table', async () => {
    const { page } = first;
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Столбцы' }).waitFor({ state: 'detached' });
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: 'Столбцы' }).waitFor();
  });

  it('causes no console error and asks no other host', () => {
    for (const one of [first, second]) expectNoProblems(one);
  });
});
