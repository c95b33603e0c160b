import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, useVisit } from './browser.ts';
import { ownCourses } from './courses.ts';
import { eventually } from './eventually.ts';
import { paidOrder } from './paidOrders.ts';

describe('A doctor leaves a course that was postponed', function () {
  this.timeout(120_000);
  const doctor = useVisit({ viewport: phone });
  let order: Awaited<ReturnType<typeof paidOrder>>;

  before(async () => {
    const { db } = await app();
    const [course] = await ownCourses(1);
    const id = course?.id ?? 0;
    await db.query(
      `update prods set requires_confirmation = false, payment_methods = '{CARD}', refund_policy = $2 where id = $1`,
      [id, JSON.stringify([{ days_before: 0, percent: 0 }])],
    );
    order = await paidOrder(id);
    await eventually(async () => {
      const { rows } = await db.query('select status from orders where id = $1', [order.id]);
      expect(rows).to.deep.equal([{ status: 'CONFIRMED' }]);
    }, 30_000);
    // Long after the time in which any payment goes back whole, and after an editor could have corrected himself.
    await db.query(
      `update orders set created_at = now() - interval '9 days', confirmed_at = now() - interval '8 days', paid_at = now() - interval '8 days'
       where id = $1`,
      [order.id],
    );
    await db.query(
      `insert into prod_changes (prod_id, kind, old, new, at) values ($1, 'date', '12 марта', '19 марта', now() - interval '2 minutes')`,
      [id],
    );
  });

  it('is told once, and reads on the order what has changed', async () => {
    const { db } = await app();
    const letters = () =>
      db.query(
        `select text from outbox where resource = 'orders' and record_id = $1 and kind = 'course_changed'`,
        [order.id],
      );
    await eventually(async () => expect((await letters()).rows.length).to.equal(1), 30_000);
    const { page } = doctor;
    await page.goto(orderPath(order.token));
    const news = page.getByRole('region', { name: 'Курс изменился' });
    await news.getByText('12 марта').waitFor();
    await news.getByText(/вернём всю\s+сумму/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('reads it in his cabinet too, and is led from there to the way out', async () => {
    const { db } = await app();
    await db.query(
      `update orders set buyer_kind = 'INDIVIDUAL',
         individual_id = (select id from individuals where email = 'individual@demo.local') where id = $1`,
      [order.id],
    );
    const { page } = doctor;
    await page.goto('/individuals/orders');
    await page.getByRole('button', { name: 'По паролю' }).click();
    await page.getByLabel('Почта или телефон').fill('individual@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    const news = page.getByRole('note', { name: `Курс изменился: заказ ${order.number}` });
    await news.getByText('19 марта').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await news.getByRole('link', { name: 'открыть заказ' }).click();
    await page.getByRole('region', { name: 'Курс изменился' }).waitFor();
  });

  it('takes all of the money back by one button, though the rules of the course return nothing', async () => {
    const { page } = doctor;
    await page.getByRole('button', { name: 'Отказаться и вернуть деньги' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^Вернём/).waitFor();
    await dialog
      .getByRole('button', { name: /вернуть|Вернуть/ })
      .last()
      .click();
    await page
      .getByText(/^Запрос на возврат/)
      .first()
      .waitFor();
    const { rows } = await (await app()).db.query(
      `select policy_percent, reason from refunds where order_id = $1`,
      [order.id],
    );
    expect(rows).to.deep.equal([{ policy_percent: 100, reason: 'DATE_CHANGED' }]);
    expectNoProblems(doctor);
  });
});
