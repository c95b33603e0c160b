import { expect } from 'chai';
import { app } from './app.ts';
import { goToBank, payAtBank } from './bookingByCard.ts';
import { expectNoProblems, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { ownCourses } from './courses.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

describe('Somebody books two favourite courses at once', function () {
  this.timeout(180_000);
  let visitor: Visit;
  let ids: number[];
  const email = 'basket@example.ru';

  before(async () => {
    ids = (await ownCourses(2)).map(({ id }) => id);
    visitor = await visit({ viewport: phone });
    const { db } = await app();
    const { rows } = await db.query(
      `select id, slug, name, price / 100 as price from prods where id = any($1::int[])`,
      [ids],
    );
    const kept = rows.map((prod, nth) => ({ ...prod, price: Number(prod.price), uid: Date.now() + nth }));
    await visitor.page.goto('/robots.txt');
    await visitor.page.evaluate(`localStorage.basket = ${JSON.stringify(JSON.stringify(kept))}`);
  });
  after(() => visitor?.end());

  it('chooses them among favourites', async () => {
    const { page } = visitor;
    await page.goto('/basket');
    for (const nth of [0, 1]) await page.getByRole('checkbox').nth(nth).check();
    await page.getByRole('link', { name: 'Записаться на выбранные (2)' }).click();
    await page.getByText('Курс 1 из 2.').waitFor();
    await page.getByText('одной оплатой').waitFor();
  });

  it('names himself once, and is asked for his consent with the last course', async () => {
    const { page } = visitor;
    await page.getByLabel('Фамилия').fill('Корзинкина');
    await page.getByLabel('Имя', { exact: true }).fill('Анна');
    await page.getByLabel('Телефон').fill('89051230001');
    await page.getByLabel('Почта').fill(email);
    expect(await page.getByLabel(/^Принимаю/).count()).to.equal(0);
    await page.getByRole('button', { name: 'К следующему курсу' }).click();
    await page.getByText('Курс 2 из 2.').waitFor();
    await page.getByRole('list', { name: 'Курсы, которые уже в заказе' }).waitFor();
    expect(await page.getByLabel('Почта').inputValue()).to.equal(email);
    expect(await seriousIssues(page)).to.deep.equal([]);
    const { db } = await app();
    expect((await db.query('select 1 from orders where email = $1', [email])).rows).to.deep.equal([]);
  });

  it('pays for both at once', async () => {
    const { page } = visitor;
    await goToBank(page);
    await payAtBank(page);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    expectNoProblems(visitor);
    const { rows } = await (await app()).db.query(
      `select count(distinct payment_id)::int as payments, count(*)::int as orders,
              bool_and(o.status = 'CONFIRMED') as paid
       from orders o join payment_parts on order_id = o.id where email = $1`,
      [email],
    );
    expect(rows[0]).to.deep.equal({ payments: 1, orders: 2, paid: true });
    await expectMoneyIsWhole();
  });
});
