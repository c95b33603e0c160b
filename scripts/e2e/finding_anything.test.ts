import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, openAs, type Visit, visit } from './browser.ts';
import { hasFocus } from './keyboard.ts';

describe('Staff find anything by a few keys', function () {
  this.timeout(120_000);
  let staff: Visit;
  let course: { id: number; name: string };

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select id, name from prods where status = 'CONFIRMED' and deleted_at is null order by id limit 1`,
    );
    course = rows[0];
    staff = await visit({ viewport: desktop });
    await openAs(staff.page, 'admin');
    // Keys are heard as soon as their button is there.
    await staff.page.getByRole('button', { name: /^Найти (Ctrl|⌘)/ }).waitFor();
  });
  after(() => staff?.end());

  const field = () => staff.page.getByRole('combobox', { name: 'Что найти' });
  const said = () => staff.page.getByRole('dialog').getByRole('status');
  const open = async () => {
    await staff.page.keyboard.press('Control+KeyK');
    await field().waitFor();
  };

  it('opens a course found by its name with the keyboard alone, on a Russian layout too', async () => {
    const { page } = staff;
    const press = `window.dispatchEvent(new KeyboardEvent('keydown', {key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true}))`;
    await page.evaluate(press);
    await field().waitFor();
    expect(await hasFocus(field())).to.equal(true);
    await page.keyboard.type(course.name);
    await said()
      .getByText(/^Найдено: /)
      .waitFor();
    const option = page.getByRole('group', { name: 'Курсы' }).getByRole('option').first();
    for (let steps = 0; steps < 40; steps += 1) {
      if ((await option.getAttribute('aria-selected')) === 'true') break;
      await page.keyboard.press('ArrowDown');
    }
    expect(await field().getAttribute('aria-activedescendant')).to.equal(await option.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/adm\/prods\/\d+\/show$/);
    await page.getByRole('heading', { level: 1, name: course.name }).waitFor();
  });

  it('offers what was opened last, and actions by right', async () => {
    const { page } = staff;
    await open();
    const recent = page.getByRole('group', { name: 'Недавние' }).getByRole('option');
    expect(await recent.first().innerText()).to.include(course.name);
    const ofRecord = page.getByRole('group', { name: 'Открытая запись' });
    expect(await ofRecord.getByRole('option').count()).to.be.above(0);
    await field().fill('рщьу');
    await page.getByRole('option', { name: 'Главная' }).waitFor();
    await field().fill('создать курс');
    await page.getByRole('option', { name: 'Создать курс' }).click();
    await page.waitForURL('**/adm/prods/create');
  });

  it('says that nothing was found, that more must be typed and that the server did not answer', async () => {
    const { page } = staff;
    await open();
    await field().fill('щщ');
    await said().getByText('Записи ищутся по трём знакам или номеру').waitFor();
    await field().fill('такого нигде нет');
    await said().getByText('По запросу «такого нигде нет» ничего не найдено').waitFor();
    await page.route('**/api/adm/search?**', (route) => route.abort());
    await field().fill('обрыв связи');
    await said().getByText('Не удалось найти: сервер не ответил').waitFor();
    await page.unroute('**/api/adm/search?**');
    staff.problems.length = 0;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await said().getByText('По запросу «обрыв связи» ничего не найдено').waitFor();
    expect(await issuesInBothLooks(page, async () => '[role=dialog]')).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await field().waitFor({ state: 'detached' });
  });

  it('makes a transition of the open record from the search', async () => {
    const { page } = staff;
    await page.goto(`/adm/prods/${course.id}/show`);
    await page.getByRole('button', { name: 'Приостановить запись' }).waitFor();
    await open();
    await page.getByRole('option', { name: 'Приостановить запись' }).click();
    await page.getByRole('button', { name: 'Приостановить запись' }).waitFor({ state: 'detached' });
  });

  it('filters the menu in the wrong layout too, and keeps pinned sections on top on another computer', async () => {
    const { page } = staff;
    await page.goto('/adm/orders');
    const menu = page.getByRole('navigation', { name: 'Разделы бэк-офиса' });
    await menu.getByLabel('Найти раздел').fill('djpdh');
    await menu.getByRole('link', { name: 'Возвраты' }).waitFor();
    expect(await menu.getByRole('link').allTextContents()).to.have.length(1);
    await menu.getByRole('button', { name: 'Закрепить: Возвраты' }).click();
    await page.keyboard.press('Escape');
    await menu.getByLabel('Найти раздел').fill('');
    const pinned = menu.getByRole('region', { name: 'Закреплённые' });
    await pinned.getByRole('link', { name: 'Возвраты' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await staff.settled();
    const other = await visit({ viewport: desktop });
    await openAs(other.page, 'admin');
    await other.page
      .getByRole('region', { name: 'Закреплённые' })
      .getByRole('link', { name: 'Возвраты' })
      .waitFor();
    await other.end();
  });

  it('shows all keys by a question mark, and goes back to where it was', async () => {
    const { page } = staff;
    await page.goto('/adm');
    const button = page.getByRole('button', { name: 'Найти' });
    await button.focus();
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Клавиши' }).waitFor();
    expect(await issuesInBothLooks(page, async () => '[role=dialog]')).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await hasFocus(button)).to.equal(true);
    await button.click();
    await field().waitFor();
    // From a table it is looked at on a phone too, by night.
    expect(await issuesInBothLooks(page, async () => '[role=dialog]')).to.deep.equal([]);
    expectNoProblems(staff);
  });
});

describe('A person who reads requests masked', function () {
  this.timeout(60_000);

  it('finds neither a section nor a record beyond his rights', async () => {
    const reader = await visit({ viewport: desktop });
    await openAs(reader.page, 'manager_request_view');
    await reader.page.getByRole('button', { name: 'Найти' }).click();
    await reader.page.getByRole('combobox', { name: 'Что найти' }).fill('пользователи');
    await reader.page.getByText('По запросу «пользователи» ничего не найдено').waitFor();
    await reader.end();
  });
});
