import { expect } from 'chai';
import { app } from './app.ts';
import { balanceOf, bookByCard, orderOf, payAtBank } from './bookingByCard.ts';
import { desktop, enterAs, expectNoProblems, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { ownCourse } from './courses.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { shownOnReturn } from './returning.ts';

describe('A centre has its say before the money of a course is taken', function () {
  this.timeout(180_000);
  let buyer: Visit;
  let staff: Visit;
  let prodId: number;
  const welcome = { last_name: 'Желанная', email: 'welcome@example.ru', phone: '89031230001' };
  const refused = { last_name: 'Лишняя', email: 'refused@example.ru', phone: '89031230002' };

  const onRequest = async (isOn: boolean) =>
    (await app()).db.query('update prods set requires_confirmation = $2 where id = $1', [prodId, isOn]);

  before(async () => {
    prodId = (await ownCourse()).id;
    await onRequest(true);
    buyer = await visit({ viewport: phone });
    staff = await visit({ viewport: desktop });
    await enterAs(staff.page, 'manager');
  });
  after(async () => {
    await onRequest(false);
    await buyer?.end();
    await staff?.end();
  });

  const sums = async (email: string) => {
    const { rows } = await (await app()).db.query(
      `select p.id, p.status, p.provider_status, p.captured_sum::float / p.sum as taken
       from payments p join payment_parts on payment_id = p.id
       join orders on orders.id = order_id where email = $1`,
      [email],
    );
    return rows[0];
  };
  const heading = (name: string) =>
    shownOnReturn(buyer.page, buyer.page.getByRole('heading', { level: 1, name }));

  it('authorises the payer’s money, and takes none of it yet', async () => {
    const { page } = buyer;
    await bookByCard(page, prodId, welcome);
    await payAtBank(page);
    await heading('Заказ ожидает подтверждения');
    await page.getByRole('list', { name: 'Что осталось' }).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    expect(await sums(welcome.email)).to.include({ status: 'CREATED', taken: 0 });
    expect(await balanceOf((await orderOf(welcome.email)).id)).to.deep.equal({});
  });

  it('takes it as soon as the seat is confirmed, and the buyer sees his ticket', async () => {
    const { page } = staff;
    await page.goto(`/adm/orders/${(await orderOf(welcome.email)).id}/show`);
    await page.getByRole('button', { name: 'Подтвердить место' }).click();
    await page.getByText('Место подтверждено').first().waitFor();
    await heading('Заказ оплачен');
    expect(await buyer.page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(1);
    expect(await sums(welcome.email)).to.include({
      status: 'CONFIRMED',
      provider_status: 'CONFIRMED',
      taken: 1,
    });
  });

  it('lets the money of another go when there is no seat for him, and says why', async () => {
    await bookByCard(buyer.page, prodId, refused);
    await payAtBank(buyer.page);
    await heading('Заказ ожидает подтверждения');
    const { page } = staff;
    await page.goto(`/adm/orders/${(await orderOf(refused.email)).id}/show`);
    await page.getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Группа уже набрана');
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await page.getByText('Заказ отклонён').first().waitFor();
    await heading('Центр не подтвердил заказ');
  });

  it('shows staff what the bank did with it', async () => {
    const { page } = staff;
    await eventually(async () =>
      expect(await sums(refused.email)).to.include({ provider_status: 'REVERSED' }),
    );
    const { id } = await sums(refused.email);
    await page.goto(`/adm/payments/${id}/show`);
    await page.getByRole('heading', { level: 1, name: `Платёж № ${id}` }).waitFor();
    await page.getByText('REVERSED', { exact: true }).first().waitFor();
    expect(await sums(refused.email)).to.include({ status: 'CANCELED', taken: 0 });
    expectNoProblems(staff);
    expectNoProblems(buyer);
  });

  it('leaves the ledger whole', async () => {
    expect(Object.keys(await balanceOf((await orderOf(welcome.email)).id))).to.include('CARD');
    expect(await balanceOf((await orderOf(refused.email)).id)).to.deep.equal({});
    await expectMoneyIsWhole();
  });
});
