import { expect } from 'chai';
import { app } from './app.ts';
import { issuesInBothLooks, openAs, seriousIssues, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { soldByCard } from './paidOrders.ts';
import { countPresses } from './presses.ts';

const phones = { called: '79015550101', booked: '79015550102', missed: '79015550103' };

describe('A manager works on requests with few presses', function () {
  this.timeout(180_000);
  let manager: Visit;
  let presses: () => number;
  let prodId: number;

  before(async () => {
    const { db } = await app();
    prodId = await soldByCard(12_000, 50);
    for (const [name, phone] of [
      ['Позвонина Анна', phones.called],
      ['Звонкова Ольга Петровна', phones.booked],
      ['Молчанова Инна', phones.missed],
    ])
      await db.query(
        `insert into manager_requests (name, phone, email, city, status, prod_id)
         values ($1, $2, $3, 'Пермь', 'CREATED', $4)`,
        [name, phone, `${phone}@example.ru`, prodId],
      );
    manager = await visit();
    presses = await countPresses(manager.page);
    await openAs(manager.page, 'manager', '/adm/manager_requests');
  });
  after(() => manager?.end());

  const requestOf = async (phone: string) => {
    const { rows } = await (await app()).db.query(
      `select r.status, r.result, r.order_id, extract(epoch from r.next_contact_at)::int as call_at,
         o.last_name, o.first_name, o.middle_name, o.phone, o.email, o.prod_id, o.id as order
       from manager_requests r left join orders o on o.id = r.order_id where r.phone = $1`,
      [phone],
    );
    return rows[0];
  };
  /** Presses since the list of requests stood on the screen. */
  const pressedFromList = async (action: () => Promise<void>) => {
    const { page } = manager;
    await page.goto('/adm/manager_requests');
    // An hour before midnight the call of one of them is tomorrow's, and she is further down.
    await page
      .getByRole('link', { name: /Молчанова Инна|Звонкова Ольга/ })
      .first()
      .waitFor();
    const before = presses();
    await action();
    return presses() - before;
  };

  it('the counter counts a click and a key, and no typing', async () => {
    const { page } = manager;
    const before = presses();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Tab');
    expect(presses() - before).to.equal(2);
    await page.getByRole('textbox').first().pressSequentially('имя');
    await page.getByRole('textbox').first().fill('');
    expect(presses() - before).to.equal(2);
  });

  it('the card of a request leads to its neighbours in the list', async () => {
    const { page } = manager;
    await page.goto('/adm/manager_requests');
    await page.getByRole('link', { name: 'Молчанова Инна' }).click();
    const neighbours = page.getByRole('navigation', { name: 'Соседние записи' });
    await neighbours.getByRole('link', { name: 'Следующая запись' }).click();
    await page.getByRole('heading', { level: 1, name: /Звонкова/ }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await neighbours.getByRole('link', { name: 'Предыдущая запись' }).click();
    await page.getByRole('heading', { level: 1, name: /Молчанова/ }).waitFor();
  });

  it('a call is written down and its request closed in at most four', async () => {
    const { page } = manager;
    const pressed = await pressedFromList(async () => {
      await page.getByRole('link', { name: 'Позвонина Анна' }).click();
      await page.getByRole('button', { name: 'Записать итог' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Получил ответ').check();
      await dialog.getByRole('button', { name: 'Записать итог' }).click();
      await page.getByText('Итог заявки записан').first().waitFor();
    });
    expect(pressed).to.be.within(3, 4);
    expect(await requestOf(phones.called)).to.include({ status: 'CONFIRMED', result: 'INFO' });
  });

  it('who was not reached is called again tomorrow, by one press on the card', async () => {
    const { page } = manager;
    const pressed = await pressedFromList(async () => {
      await page.getByRole('link', { name: 'Молчанова Инна' }).click();
      await page.getByRole('button', { name: 'через час' }).waitFor();
      expect(await issuesInBothLooks(page)).to.deep.equal([]);
      await page.getByRole('button', { name: 'через час' }).click();
      await page.getByText('Не дозвонился', { exact: true }).first().waitFor();
    });
    expect(pressed).to.equal(2);
    const { status, result, call_at } = await requestOf(phones.missed);
    expect([status, result]).to.deep.equal(['CREATED', 'NO_ANSWER']);
    expect(call_at - Date.now() / 1000).to.be.within(3400, 3700);
  });

  it('the calls of today have a list of their own', async () => {
    const { page } = manager;
    await page.goto('/adm/manager_requests');
    await page.getByRole('button', { name: 'Перезвонить сегодня', exact: true }).click();
    const isToday = new Date(Date.now() + 3 * 3600_000).getUTCHours() < 23;
    await eventually(async () => {
      expect(await page.getByRole('link', { name: 'Звонкова Ольга Петровна' }).count()).to.equal(0);
      if (isToday) expect(await page.getByRole('link', { name: 'Молчанова Инна' }).count()).to.equal(1);
    });
    await page.getByRole('button', { name: 'Перезвонить сегодня', exact: true }).click();
    await page.getByRole('link', { name: 'Звонкова Ольга Петровна' }).waitFor();
    await manager.settled();
  });

  it('a request becomes an order in at most four, with nothing typed again', async () => {
    const { page } = manager;
    const pressed = await pressedFromList(async () => {
      await page.getByRole('link', { name: 'Звонкова Ольга Петровна' }).click();
      await page.getByRole('link', { name: 'Оформить заказ' }).click();
      await page.getByText(/^К оплате: /).waitFor();
      await page.getByText(/^По заявке № \d+: когда заказ будет оформлен/).waitFor();
      expect(await seriousIssues(page)).to.deep.equal([]);
      await page.getByLabel(/^Клиент ответил «да»/).check();
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByText('Заказ оформлен: места забронированы на сутки').waitFor();
    });
    expect(pressed).to.equal(4);
    expect(await requestOf(phones.booked)).to.deep.include({
      ...{ status: 'CONFIRMED', result: 'BOOKED', prod_id: prodId },
      ...{ last_name: 'Звонкова', first_name: 'Ольга', middle_name: 'Петровна' },
      ...{ phone: `+${phones.booked}`, email: `${phones.booked}@example.ru` },
    });
  });

  it('the order leads to the request, and the request to the order', async () => {
    const { page } = manager;
    await page
      .getByRole('link', { name: /^Заявка № \d+/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /^Заказ / })
      .first()
      .click();
    await page.waitForURL(/\/adm\/orders\//);
    await expectMoneyIsWhole();
  });
});
