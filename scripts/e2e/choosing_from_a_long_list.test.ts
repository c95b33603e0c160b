import { staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { longList } from '@odonta/db/vocabulary/longLists.ts';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { openRequest } from './requestForm.ts';

const added = Array.from({ length: 60 }, (_, n) => `Яъ-${String(n + 1).padStart(2, '0')}`);
/** Far fewer than there are, at any scroll position. */
const mostDrawn = 24;

describe('A list of more than 50 options draws those in sight', function () {
  this.timeout(120_000);
  let visits: Visit[];
  let admin: Visit;
  let visitor: Visit;

  before(async () => {
    const { db } = await app();
    await db.query(`insert into cities (name, region) select unnest($1::text[]), 'Край букв'`, [added]);
    visits = [await visit({ viewport: desktop }), await visit({ viewport: phone })];
    [admin, visitor] = visits as [Visit, Visit];
    await enterAs(admin.page, 'admin');
  });
  after(async () => {
    const { db } = await app();
    await db.query(
      `update lecturers set city_id = (select id from cities where name = 'Москва') where city_id in (select id from cities where region = 'Край букв')`,
    );
    await db.query(`delete from cities where region = 'Край букв'`);
    for (const one of visits ?? []) {
      expectNoProblems(one);
      await one.end();
    }
  });

  it('and leads by keyboard to the last of all cities, page by page; letters narrow it, and what is chosen is saved', async () => {
    const { page } = admin;
    const { url, db } = await app();
    const staff = await asStaff(url);
    const lecturer = (await db.query('select id from lecturers order by id limit 1')).rows[0].id;
    const cities = (await db.query('select count(*)::int as count from cities where deleted_at is null'))
      .rows[0].count;
    await db.query(
      `update lecturers set city_id = (select id from cities where name = 'Москва') where id = $1`,
      [lecturer],
    );
    await page.goto(`/adm/lecturers/${lecturer}`);
    const box = page.getByRole('combobox', { name: /^Город/ });
    await eventually(async () => expect(await box.inputValue()).to.equal('Москва'), 20_000);
    await box.press('ArrowDown');
    const at = () => place(page);
    await page.getByRole('option').first().waitFor();
    await box.press('Home');
    await eventually(async () => expect(await at()).to.deep.equal({ row: 1, of: cities, isSeen: true }));
    for (const [key, row] of Object.entries({ PageDown: 6, ArrowDown: 7, PageUp: 2 })) {
      await box.press(key);
      expect(await at()).to.deep.equal({ row, of: cities, isSeen: true });
    }
    expect(await drawnOf(page.getByRole('option'))).to.be.at.most(mostDrawn);
    await eventually(async () => {
      await box.press('End');
      expect(await at()).to.deep.equal({ row: cities, of: cities, isSeen: true });
    }, 20_000);
    expect(await drawnOf(page.getByRole('option'))).to.be.at.most(mostDrawn);
    const list = await page.getByRole('listbox').boundingBox();
    expect(list?.height).to.equal(longList.tallest);
    expect((await page.getByRole('option').last().boundingBox())?.height).to.equal(longList.row);
    expect(await seriousIssues(page)).to.deep.equal([]);
    await box.press('ArrowDown');
    expect((await at()).row, 'after the last comes the first').to.equal(1);

    await box.fill('Яъ-4');
    await eventually(async () => expect(await drawnOf(page.getByRole('option'))).to.equal(10), 5000);
    await page.getByRole('option', { name: 'Яъ-47' }).click();
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Изменения сохранены').waitFor();
    const { city_id } = await staff<{ city_id: number; id: number; path: string }>(
      'GET',
      `/adm/lecturers/${lecturer}`,
    );
    expect((await db.query('select name from cities where id = $1', [city_id])).rows[0].name).to.equal(
      'Яъ-47',
    );
  });

  it('a select of so many choices is searched too; one of fewer draws them all', async () => {
    const { page } = admin;
    await page.goto('/adm/audit_log');
    const actions = page.getByRole('combobox', { name: 'Действие' });
    await actions.press('ArrowDown');
    await actions.press('End');
    const { row, of } = await place(page);
    expect(row).to.equal(of).and.be.above(longList.over);
    expect(await drawnOf(page.getByRole('option'))).to.be.at.most(mostDrawn);
    await actions.fill('Сеансы завер');
    await actions.press('ArrowDown');
    await actions.press('Enter');
    await page.waitForURL(/end_sessions/);
    await page.goto('/adm/users');
    await page.getByRole('combobox', { name: 'Роль' }).click();
    expect(await drawnOf(page.getByRole('option')), 'any role, or one of them').to.equal(
      staffRoleNames.length + 1,
    );
  });

  it('in the form of a visitor as well: the city at its end is reached by keyboard, and stays chosen', async () => {
    const { page } = visitor;
    const dialog = await openRequest(page);
    const box = dialog.getByRole('combobox', { name: 'Город' });
    await box.fill('яъ');
    await dialog.getByRole('option').first().waitFor();
    const most = () => drawnOf(dialog.getByRole('option'));
    expect(await most()).to.be.at.most(mostDrawn);
    for (const [key, row] of Object.entries({ ArrowDown: 1, PageDown: 11, End: 60, PageUp: 50 })) {
      await box.press(key);
      expect(await place(page), key).to.deep.equal({ row, of: 60, isSeen: true });
    }
    expect(await most()).to.be.at.most(mostDrawn);
    expect((await dialog.getByRole('listbox').boundingBox())?.height).to.be.at.most(longList.tallest);
    expect(await seriousIssues(page, 'dialog')).to.deep.equal([]);
    await box.fill('яъ-1');
    await eventually(async () => expect(await most()).to.equal(10), 5000);
    await box.press('End');
    await box.press('Enter');
    expect(await box.inputValue()).to.equal('Яъ-19');
  });
});

const drawnOf = (options: Locator) => options.count();

/** The option the focused combobox points at: which of how many it says it is, and whether it is in the part of the list that is seen. */
function place(page: Page): Promise<{ row: number; of: number; isSeen: boolean }> {
  return page.evaluate(`(() => {
    const option = document.getElementById(document.activeElement.getAttribute('aria-activedescendant') ?? '');
    if (!option) return { row: 0, of: 0, isSeen: false };
    const [list, row] = [option.closest('[role=listbox]'), option].map((element) => element.getBoundingClientRect());
    return {
      row: Number(option.getAttribute('aria-posinset')),
      of: Number(option.getAttribute('aria-setsize')),
      isSeen: row.top >= list.top - 1 && row.bottom <= list.bottom + 1,
    };
  })()`);
}
