import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, openAs, type Visit, visit } from './browser.ts';

describe('What staff type on a card outlives every button beside it', function () {
  this.timeout(120_000);
  let staff: Visit;
  let requestId: number;
  let orderId: number;

  before(async () => {
    const { db } = await app();
    const free = `select id from manager_requests where status = 'CREATED' and manager_id is null order by id limit 1`;
    requestId = (await db.query(free)).rows[0].id;
    const held = `select id from orders where status in ('PREPARE', 'CONFIRMED') order by status desc, id limit 1`;
    orderId = (await db.query(held)).rows[0].id;
    staff = await visit({ viewport: desktop });
    staff.page.setDefaultTimeout(30_000);
    await openAs(staff.page, 'rop_course', `/adm/manager_requests/${requestId}/show`);
  });
  after(() => staff?.end());

  const comment = () => staff.page.getByLabel('Внутренний комментарий');
  const kept = async (table: 'manager_requests' | 'orders', id: number) =>
    (await (await app()).db.query(`select * from ${table} where id = $1`, [id])).rows[0];

  it('a comment of a request stays while the request is taken, and is saved afterwards', async () => {
    const { page } = staff;
    await comment().fill('Просил звонить после шести');
    await page.getByRole('button', { name: 'Взять в работу' }).click();
    await page.getByText('Заявка взята в работу').first().waitFor();
    await page.getByRole('button', { name: 'Взять в работу' }).waitFor({ state: 'detached' });
    expect(await comment().inputValue()).to.equal('Просил звонить после шести');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Заметки сохранены').waitFor();
    expect(await kept('manager_requests', requestId)).to.include({
      comment_internal: 'Просил звонить после шести',
    });
  });

  it('what a colleague wrote meanwhile in the same field is shown beside it', async () => {
    const { page } = staff;
    await comment().fill('Ждёт скидку');
    await (await app()).db.query(
      `update manager_requests set comment_internal = 'Перезвонить в среду', version = version + 1 where id = $1`,
      [requestId],
    );
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText(/в поле «Внутренний комментарий» записали другое: Перезвонить в среду/).waitFor();
    expect(await comment().inputValue()).to.equal('Ждёт скидку');
  });

  it('a reason stays to be copied when the transition is no longer offered', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Причина/).fill('Ошибся номером');
    await (await app()).db.query(
      `update manager_requests set status = 'CONFIRMED', result = 'INFO', version = version + 1 where id = $1`,
      [requestId],
    );
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await dialog.getByRole('alert').first().waitFor();
    expect(await dialog.getByLabel(/^Причина/).inputValue()).to.equal('Ошибся номером');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await dialog.waitFor({ state: 'detached' });
    // The browser itself logs the refused request.
    staff.problems.splice(0);
  });

  it('a comment of an order stays while its letters are sent again', async () => {
    const { page } = staff;
    page.once('dialog', (leaving) => void leaving.accept());
    await page.goto(`/adm/orders/${orderId}/show`);
    await comment().fill('Хочет место у экрана');
    await page.getByRole('button', { name: 'Отправить письма ещё раз' }).click();
    const asked = page.getByRole('dialog', { name: 'Отправить письма ещё раз' });
    await asked.getByText(/Последнее письмо по заказу ушло|Писем по заказу ещё не было/).waitFor();
    await asked.getByRole('button', { name: 'Отправить письма ещё раз' }).click();
    await page.getByText('Письма отправлены ещё раз').first().waitFor();
    expect(await comment().inputValue()).to.equal('Хочет место у экрана');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Заказ сохранён').waitFor();
    expect(await kept('orders', orderId)).to.include({ comment_internal: 'Хочет место у экрана' });
    expectNoProblems(staff);
  });

  it('a dialog that ends an order is left by other words than those that end it', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Отменить заказ' });
    expect(await dialog.getByRole('button').allInnerTexts()).to.deep.equal(['Не отменять', 'Отменить заказ']);
    await dialog.getByRole('button', { name: 'Не отменять' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('a price that is reached by Tab is replaced by what is typed', async () => {
    const { page } = staff;
    await page.goto('/adm/refunds/create');
    const sum = page.getByLabel('Запрошено');
    await sum.fill('27000');
    await page.keyboard.press('Tab');
    expect((await sum.inputValue()).replace(/\s/g, ' ')).to.equal('27 000');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('28000');
    await page.keyboard.press('Tab');
    expect((await sum.inputValue()).replace(/\s/g, ' ')).to.equal('28 000');
  });
});
