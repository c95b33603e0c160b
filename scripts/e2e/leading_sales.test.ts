import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, openAs, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const people = { dragged: 'Доскина Анна', pressed: 'Доскина Вера' };

describe('A head of sales sees how the month goes and shares the work out', function () {
  this.timeout(180_000);
  let head: Visit;

  before(async () => {
    const { db } = await app();
    for (const [index, name] of Object.values(people).entries())
      await db.query(
        `insert into manager_requests (name, phone, email, city, status, created_at)
         values ($1, $2, $3, 'Пермь', 'CREATED', now() - interval '400 days')`,
        [name, `7901556010${index}`, `board-${index}@example.ru`],
      );
    await db.query(`update settings set amount = 3000000 where key = 'sales_plan'`);
    head = await visit({ viewport: desktop });
    await openAs(head.page, 'rop_course');
  });
  after(() => head?.end());

  const requestOf = async (name: string) => {
    const { rows } = await (await app()).db.query(
      'select status, result, manager_id from manager_requests where name = $1',
      [name],
    );
    return rows[0];
  };

  it('by figures of the month on the home page: plan and fact, funnel, each manager', async () => {
    const { page } = head;
    const sales = page.getByRole('region', { name: 'Продажи', exact: true });
    await sales.getByText(/плана 3\s000\s000/).waitFor();
    await sales.getByRole('table').getByRole('columnheader', { name: 'До ответа' }).waitFor();
    await sales.getByText('Оплатили').waitFor();
    await sales.locator('svg').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('by a board, where a request is taken by dragging it', async () => {
    const { page } = head;
    await page.goto('/adm/requests_board');
    const column = (name: RegExp) => page.getByRole('region', { name });
    const card = column(/^Новые/)
      .getByRole('listitem')
      .filter({ hasText: people.dragged });
    await card.waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await card.dragTo(column(/^В работе/).getByRole('heading'));
    await column(/^В работе/)
      .getByRole('link', { name: people.dragged })
      .waitFor();
    await eventually(async () => expect((await requestOf(people.dragged))?.manager_id).to.be.above(0));
  });

  it('and where one that was not reached is moved by keys alone, with the time of the next call', async () => {
    const { page } = head;
    const link = page.getByRole('link', { name: people.pressed });
    await link.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page
      .getByRole('region', { name: /^В работе/ })
      .getByRole('link', { name: people.pressed })
      .waitFor();
    await page.getByRole('button', { name: `Переместить: ${people.pressed}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Не дозвонились' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Записать итог' });
    expect(await dialog.getByRole('radio', { name: 'Не дозвонился' }).isChecked()).to.equal(true);
    await dialog.getByLabel(/^Когда позвонить снова/).fill('2030-01-15T10:00');
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: /^Не дозвонились/ })
      .getByRole('link', { name: people.pressed })
      .waitFor();
    expect(await requestOf(people.pressed)).to.include({ status: 'CREATED', result: 'NO_ANSWER' });
    expectNoProblems(head);
  });
});
