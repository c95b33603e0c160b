import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, openAs, type Visit, visit } from './browser.ts';

describe('Staff read their lists on a laptop', function () {
  this.timeout(120_000);
  let staff: Visit;

  before(async () => {
    staff = await visit({ viewport: { width: 1280, height: 800 } });
    staff.page.setDefaultTimeout(30_000);
    await openAs(staff.page, 'manager', '/adm/orders');
  });
  after(() => staff?.end());

  for (const address of ['/adm/orders', '/adm/manager_requests'])
    it(`ten records of ${address} stand on a screen, each with its status`, async () => {
      const { page } = staff;
      await page.goto(address);
      const statuses = page.locator('tbody .column-status');
      await statuses.first().waitFor();
      await staff.settled();
      const inSight = await statuses.evaluateAll((cells) =>
        cells.map((cell) => {
          const { right, bottom } = cell.getBoundingClientRect();
          return right <= 1280 && bottom <= 800;
        }),
      );
      expect(inSight.filter(Boolean).length).to.be.at.least(10);
    });

  it('an order says when and where its course is, in the list and on its card', async () => {
    const { page } = staff;
    const { rows } = await (await app()).db.query(
      `select o.id, o.number, c.name as city from orders o join prods p on p.id = o.prod_id join cities c on c.id = p.city_id
       where p.date_start is not null and p.type not in (2, 9) order by o.created_at desc limit 1`,
    );
    const { id, number, city } = rows[0];
    await page.goto(`/adm/orders?filter=${encodeURIComponent(JSON.stringify({ number }))}`);
    const when = new RegExp(`\\d{1,2} .*20\\d\\d.* · ${city}`);
    await page.getByRole('row', { name: number }).getByText(when).waitFor();
    await page.goto(`/adm/orders/${id}/show`);
    await page.getByText(when).first().waitFor();
  });

  it('a course is chosen by its date, city and free seats', async () => {
    const { page } = staff;
    await page.goto('/adm/orders/create');
    await page.getByRole('combobox', { name: /^Курс/ }).click();
    await page
      .getByRole('option', { name: / · .*20\d\d · .+ · (свободно \d+|мест нет)$/ })
      .first()
      .waitFor();
  });

  it('the chip of a filter says which of two courses of one title is meant', async () => {
    const { page } = staff;
    const { db } = await app();
    const { rows } = await db.query<{ id: number; name: string }>(
      `with two as (select p.id, first_value(p.name) over (order by p.id) as name from prods p
           join cities c on c.id = p.city_id where p.deleted_at is null and p.date_start is not null
             and p.type not in (2, 9) and c.name <> '' order by p.id limit 2)
         update prods set name = two.name from two where prods.id = two.id returning prods.id, prods.name`,
    );
    expect(rows.map(({ name }) => name)).to.deep.equal([rows[0]?.name, rows[0]?.name]);
    const chips: string[] = [];
    for (const { id } of rows) {
      await page.goto(`/adm/orders?filter=${encodeURIComponent(JSON.stringify({ prod_id: id }))}`);
      const chip = page.getByRole('group', { name: 'Применённые фильтры' }).getByText(/ · .*20\d\d · /);
      await chip.waitFor();
      chips.push(await chip.innerText());
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true);
    }
    expect(new Set(chips).size).to.equal(2);
  });

  it('what is missing is named with its field, also the consent that no record keeps', async () => {
    const { page } = staff;
    await page.goto('/adm/orders/create');
    await page
      .getByLabel(/^Фамилия/)
      .first()
      .fill('Звонкова');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Запись не сохранена' });
    await summary.getByRole('button', { name: 'Клиент ответил «да»' }).waitFor();
    const names = await summary.getByRole('button').allInnerTexts();
    expect(names.filter((name) => name.trim() === '')).to.deep.equal([]);
  });

  it('a manager sees who keeps an order and a centre, though he may not list his colleagues', async () => {
    const { page } = staff;
    const { rows } = await (await app()).db.query(
      `select o.id, u.name from orders o join users u on u.id = o.manager_id order by o.id limit 1`,
    );
    await page.goto(`/adm/orders/${rows[0].id}/show`);
    await page.getByText(rows[0].name).first().waitFor();
    await page.goto('/adm/centers');
    await page.getByRole('button', { name: 'Мои' }).waitFor();
    const kept = await (await app()).db.query(
      `select c.id, u.name from centers c join users u on u.id = c.manager_id where c.deleted_at is null order by c.id limit 1`,
    );
    await page.goto(`/adm/centers/${kept.rows[0].id}/show`);
    await page.getByText(kept.rows[0].name).first().waitFor();
    expectNoProblems(staff);
  });
});
