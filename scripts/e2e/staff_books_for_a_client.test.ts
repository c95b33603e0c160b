import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { payAtBank } from './bookingByCard.ts';
import {
  expectNoProblems,
  issuesInBothLooks,
  openAs,
  phone,
  seriousIssues,
  type Visit,
  visit,
} from './browser.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { soldByCard } from './paidOrders.ts';

const email = 'booked-by-staff@example.ru';

describe('Staff books for a client on the phone, who pays by the link of the letter', function () {
  this.timeout(180_000);
  let manager: Visit;
  let client: Visit;
  let course: { id: number; name: string };

  before(async () => {
    const { rows } = await (await app()).db.query<typeof course>('select id, name from prods where id = $1', [
      await soldByCard(12_000, 50),
    ]);
    course = rows[0] as typeof course;
    manager = await visit();
    client = await visit({ viewport: phone });
  });
  after(() => Promise.all([manager?.end(), client?.end()]));

  const linkOfClient = async () => {
    const { rows } = await (await app()).db.query<{ token: string; letters: number; hours: number }>(
      `select token, extract(epoch from expires_at - created_at) / 3600 as hours,
         (select count(*)::int from outbox b
          where b.resource = 'orders' and b.record_id = o.id and b.kind = 'order_booked' and b."to" = o.email) as letters
       from orders o where email = $1 and buyer_kind = 'STAFF'`,
      [email],
    );
    return rows;
  };

  it('writes the order down with the price in sight', async () => {
    const { page } = manager;
    await openAs(page, 'manager', '/adm/orders/create');
    await page.getByRole('combobox', { name: /^Курс/ }).fill(course.name);
    await page.getByRole('option', { name: course.name }).first().click();
    await page.getByRole('region', { name: 'Кто заказывает' }).getByLabel('Фамилия').fill('Звонкова');
    await page.getByRole('region', { name: 'Кто заказывает' }).getByLabel('Имя').fill('Ольга');
    await page.getByRole('region', { name: 'Кто заказывает' }).getByLabel('Телефон').fill('89011234577');
    await page.getByRole('region', { name: 'Кто заказывает' }).getByLabel('Почта').fill(email);
    await page.getByRole('button', { name: 'Первый участник — сам заказчик' }).click();
    await page.getByText(/^К оплате: /).waitFor();
    await page.getByLabel(/^Клиент ответил «да»/).check();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Заказ оформлен: места забронированы на сутки').waitFor();
  });

  it('keeps the seats for a day, and the client has a letter with the link', async () => {
    const [order, ...others] = await linkOfClient();
    expect(others).to.deep.equal([]);
    expect([order?.letters, Math.round(Number(order?.hours))]).to.deep.equal([1, 24]);
  });

  it('is paid by the client with a card', async () => {
    const { page } = client;
    const [order] = await linkOfClient();
    await page.goto(`/payment/${order?.token}`);
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await page.waitForURL(/\/payment\/bank\//);
    await payAtBank(page);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
  });

  it('is seen as paid by the member of staff who booked it', async () => {
    const { page } = manager;
    await page.reload();
    await page.getByText('Оплачен', { exact: true }).first().waitFor();
  });

  describe('and for another, who has no e-mail', () => {
    const choose = async (page: Page) => {
      await openAs(page, 'manager', '/adm/orders/create');
      await page.getByRole('combobox', { name: /^Курс/ }).fill(course.name);
      await page.getByRole('option', { name: course.name }).first().click();
    };
    const seats = async (free: number) =>
      (await app()).db.query('update prods set seats_total = seats_taken + $2 where id = $1', [
        course.id,
        free,
      ]);

    it('is warned of a course without seats as soon as it is chosen', async () => {
      const { page } = manager;
      await seats(0);
      await choose(page);
      await page
        .getByText('Свободных мест нет: выберите другую дату или запишите клиента в лист ожидания.')
        .waitFor();
      await seats(30);
    });

    it('copies the link of the order, which is sent in no letter', async () => {
      const { page } = manager;
      await choose(page);
      const contact = page.getByRole('region', { name: 'Кто заказывает' });
      await contact.getByLabel('Фамилия').fill('Беспочтова');
      await contact.getByLabel('Имя').fill('Анна');
      await contact.getByLabel('Телефон').fill('89011234588');
      await page.getByRole('button', { name: 'Первый участник — сам заказчик' }).click();
      await page.getByLabel(/^Клиент ответил «да»/).check();
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByText('Без письма: нет e-mail').first().waitFor();
      await page.getByRole('button', { name: 'Скопировать ссылку заказа' }).click();
      const link = await page.getByLabel('Ссылка заказа').inputValue();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true);
      expect(await issuesInBothLooks(page)).to.deep.equal([]);
      const { page: opened } = client;
      await opened.goto(new URL(link).pathname);
      await opened.getByRole('heading', { level: 1, name: /^Мест[ао] забронирован/ }).waitFor();
    });
  });

  it('leaves money and seats whole, and meets no error of ours', async () => {
    await expectMoneyIsWhole();
    expectNoProblems(manager);
    expectNoProblems(client);
  });
});
