import { expect } from 'chai';
import { app } from './app.ts';
import { payAtBank } from './bookingByCard.ts';
import { desktop, expectNoProblems, openAs, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { paidOrder, soldByCard } from './paidOrders.ts';

describe('Somebody who has paid moves to another date, which costs less and then more', function () {
  this.timeout(180_000);
  let buyer: Visit;
  let staff: Visit;
  let dates: number[];
  let token: string;

  before(async () => {
    const here = await soldByCard(10_000, 40);
    const cheap = await soldByCard(8000, 60, [here]);
    const dear = await soldByCard(12_000, 80, [here, cheap]);
    dates = [here, cheap, dear];
    await (await app()).db.query('update prods set series_id = $1 where id = any($2)', [here, [cheap, dear]]);
    token = (await paidOrder(here, 2)).token;
    buyer = await visit({ viewport: phone });
  });
  after(async () => {
    await buyer?.end();
    await staff?.end();
  });

  const statusOf = async () =>
    (
      await (
        await app()
      ).db.query<{ prod_id: number; status: string; paid: number; refunded: number }>(
        `select prod_id, status, paid_sum::int / 100 as paid, refunded_sum::int / 100 as refunded
         from orders where prod_id = any($1) order by id`,
        [dates],
      )
    ).rows;
  const nameOf = async (id = 0) => {
    const { db } = await app();
    return (
      (await db.query<{ name: string }>('select name from prods where id = $1', [id])).rows[0]?.name ?? ''
    );
  };
  const choose = async (place: number) => {
    const { page } = buyer;
    await page.getByRole('button', { name: 'Перенести на другую дату' }).click();
    const dialog = page.getByRole('dialog', { name: 'Перенести на другую дату' });
    await dialog.getByRole('radio').nth(place).check();
    await dialog.getByText('На новую дату', { exact: true }).waitFor();
    return dialog;
  };

  it('sees both prices and what comes back, and nothing is moved until he says so', async () => {
    const { page } = buyer;
    await page.goto(`/payment/${token}`);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor();
    const dialog = await choose(0);
    const sums = await dialog.locator('dl').innerText();
    expect(sums.replace(/\s+/g, ' ')).to.equal(
      'Сейчас 20 000 ₽ На новую дату 16 000 ₽ Зачтём из оплаченного 16 000 ₽ Вернём 4 000 ₽',
    );
    expect(await seriousIssues(page)).to.deep.equal([]);
    expect((await statusOf()).map(({ status }) => status)).to.deep.equal(['CONFIRMED']);
  });

  it('is moved, has new tickets, and the difference goes back to his card', async () => {
    const { page } = buyer;
    await page.getByRole('button', { name: 'Перенести', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(token));
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor();
    expect(await page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(2);
    await eventually(async () => {
      const [old] = await statusOf();
      expect(old).to.deep.include({ status: 'CANCELED', paid: 4000, refunded: 4000 });
    }, 20_000);
    await page.goto(`/payment/${token}`);
    await page.getByRole('heading', { level: 1, name: 'Заказ перенесён на другую дату' }).waitFor();
    await page.getByRole('link', { name: /^Открыть заказ/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor();
    expectNoProblems(buyer);
  });

  it('is moved on by staff, who see what is still to be paid', async () => {
    staff = await visit({ viewport: desktop });
    const { page } = staff;
    const { rows } = await (await app()).db.query<{ id: number }>(
      `select id from orders where prod_id = $1`,
      [dates[1]],
    );
    await openAs(page, 'admin', `/adm/orders/${rows[0]?.id}/show`);
    await page.getByRole('button', { name: 'Перенести на другую дату' }).click();
    const dialog = page.getByRole('dialog');
    const name = await nameOf(dates[2]);
    await dialog.getByRole('combobox', { name: /^Новый курс/ }).fill(name);
    await page.getByRole('option', { name }).click();
    await dialog.getByText('К доплате').waitFor();
    expect((await dialog.locator('dl').innerText()).replace(/\s+/g, ' ')).to.contain('К доплате 8 000 ₽');
    expect(await seriousIssues(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Перенести на другую дату' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await statusOf()).map(({ status }) => status)).to.deep.equal(['CANCELED', 'CANCELED', 'PREPARE']);
    expectNoProblems(staff);
  });

  it('pays the rest by the link of the letter, and money and seats agree', async () => {
    const { page } = buyer;
    const { rows } = await (await app()).db.query<{ token: string }>(
      `select token from orders where prod_id = $1`,
      [dates[2]],
    );
    await page.goto(`/payment/${rows[0]?.token}`);
    await page.getByRole('heading', { level: 1, name: 'Осталось доплатить' }).waitFor();
    await page.getByRole('button', { name: 'Оплатить 8 000 ₽' }).click();
    await page.waitForURL(/\/payment\/bank\//);
    await payAtBank(page);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    await expectMoneyIsWhole();
  });
});
