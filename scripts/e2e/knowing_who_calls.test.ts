import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { expect } from 'chai';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import {
  desktop,
  expectNoProblems,
  issuesInBothLooks,
  openAs,
  phone as phoneScreen,
  useVisit,
  visit,
} from './browser.ts';
import { paidOrder, soldByCard } from './paidOrders.ts';

const price = 21_000;

describe('A manager who is called knows all of the client by the phone', function () {
  this.timeout(180_000);
  const manager = useVisit({ viewport: desktop });
  let phone: string;
  let orders: string[];

  before(async () => {
    const { db, url } = await app();
    const course = await soldByCard(price, 40);
    await db.query(
      `update prods set center_id = (
         select c.id from centers c left join users u on u.id = c.manager_id
         where c.status = 'CONFIRMED' and c.suspended_at is null and c.deleted_at is null
           and u.email is distinct from 'partner_manager@demo.local' order by c.id limit 1)
       where id = $1`,
      [course],
    );
    const first = await paidOrder(course);
    const { rows } = await db.query('select phone from orders where id = $1', [first.id]);
    phone = rows[0].phone;
    const second = await paidOrder(course);
    await db.query('update orders set phone = $2 where id = $1', [second.id, phone]);
    orders = [first.number, second.number];
    const staff = await asStaff(url, 'manager');
    const caller = {
      name: 'Анна Карточкина',
      phone,
      city: 'Пермь',
      kind: 'CALLBACK',
      consent_by_phone: true,
    };
    await staff('POST', '/adm/manager_requests', caller);
    await openAs(manager.page, 'manager');
  });

  const section = (name: RegExp) => manager.page.getByRole('region', { name });

  it('types it as it is heard, and reads orders, requests, payments and debts on one page', async () => {
    const { page } = manager;
    await page.getByRole('button', { name: /^Найти (Ctrl|⌘)/ }).waitFor();
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('combobox', { name: 'Что найти' }).fill(`8${phone.slice(2)}`);
    const found = page.getByRole('group', { name: 'Клиенты' }).getByRole('option');
    await found.getByText(formatPhone(phone)).waitFor();
    await found.click();
    await page.waitForURL('**/adm/clients/**');
    await page.getByRole('heading', { level: 1, name: formatPhone(phone) }).waitFor();
    for (const number of orders)
      await section(/^Заказы · 2$/)
        .getByRole('link', { name: number })
        .waitFor();
    await section(/^Заявки · 1$/)
      .getByRole('link', { name: /^Заявка № / })
      .waitFor();
    await section(/^Платежи · 2$/)
      .getByRole('link', { name: formatExact(price) })
      .first()
      .waitFor();
    await section(/^Возвраты$/)
      .getByText('Возвратов не было.')
      .waitFor();
    await section(/^Счета$/)
      .getByText('Счетов не было, долга нет.')
      .waitFor();
    await page.setViewportSize(phoneScreen);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true);
    await page.setViewportSize(desktop);
    expect(await issuesInBothLooks(page, async () => 'main')).to.deep.equal([]);
  });

  it('reads what happened in one column, of one kind or of all', async () => {
    const timeline = section(/^Хроника$/);
    const events = timeline.getByRole('list', { name: 'События' }).getByRole('listitem');
    await events
      .getByText(/^Оплата принята/)
      .first()
      .waitFor();
    await timeline.getByRole('button', { name: 'Письма и СМС' }).click();
    await events
      .getByText(/^Написано письмо: /)
      .first()
      .waitFor();
    await timeline
      .getByText(/^Оплата принята/)
      .first()
      .waitFor({ state: 'detached' });
    await timeline.getByRole('button', { name: 'Согласия' }).click();
    await events
      .getByText(/^Получено согласие на обработку данных/)
      .first()
      .waitFor();
    await timeline.getByRole('button', { name: 'Все', exact: true }).click();
    await events.getByText(/^Поступила заявка/).waitFor();
    expect(await issuesInBothLooks(manager.page, async () => '#timeline')).to.deep.equal([]);
  });

  it('is told on an order and on a request what else this phone has', async () => {
    const { page } = manager;
    await section(/^Заказы/)
      .getByRole('link', { name: orders[1] ?? '' })
      .click();
    await section(/^Ход заказа$/)
      .getByText(/^Написано письмо: /)
      .first()
      .waitFor();
    await section(/^Ход заказа$/)
      .getByText(/^Деньги списаны/)
      .waitFor();
    await page.getByRole('link', { name: /^Ещё 1\sзаказ и 1\sзаявка с этого телефона$/ }).click();
    await section(/^Заявки/)
      .getByRole('link', { name: /^Заявка № / })
      .click();
    await page.getByRole('link', { name: /^Ещё 2\sзаказа с этого телефона$/ }).waitFor();
    expectNoProblems(manager);
  });

  it('records the call, which is then among the events and the calls of the client', async () => {
    const { page } = manager;
    await page.goto(`/adm/clients/${encodeURIComponent(phone)}`);
    await page.getByRole('button', { name: 'Записать звонок' }).click();
    const dialog = page.getByRole('dialog', { name: `Звонок: ${formatPhone(phone)}` });
    await dialog.getByLabel('Клиент нам').check();
    await dialog.getByLabel('Состоялся').check();
    await dialog.getByLabel('Заметка').fill('Просит счёт на клинику');
    expect(await issuesInBothLooks(page, async () => '[role="dialog"]')).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await section(/^Звонки · 1$/)
      .getByText('Просит счёт на клинику')
      .waitFor();
    await section(/^Хроника$/)
      .getByText(/^Входящий звонок/)
      .waitFor();
    expectNoProblems(manager);
  });

  it('goes on to a new request or order with the phone filled in', async () => {
    const { page } = manager;
    for (const [button, heading] of [
      ['Новая заявка', 'Заявка по телефону'],
      ['Новый заказ', 'Новый заказ'],
    ] as const) {
      await page.goto(`/adm/clients/${encodeURIComponent(phone)}`);
      await page.getByRole('link', { name: button }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const field = page.getByLabel('Телефон').first();
      expect(await field.inputValue()).to.equal(phone);
    }
  });

  it('shows a manager of other centres nothing of it', async () => {
    const keeper = await visit({ viewport: desktop });
    await openAs(keeper.page, 'partner_manager', `/adm/clients/${encodeURIComponent(phone)}`);
    await keeper.page.getByText('Заказов не было.').waitFor();
    await keeper.page.getByText('Платежей не было.').waitFor();
    expect(await keeper.page.getByText(orders[0] ?? '').count()).to.equal(0);
    await keeper.end();
  });

  it('says to a role without sales that there is no access', async () => {
    const editor = await visit({ viewport: desktop });
    await openAs(editor.page, 'seo_edit', `/adm/clients/${encodeURIComponent(phone)}`);
    await editor.page.getByRole('heading', { name: 'Нет доступа' }).waitFor();
    await editor.end();
  });

  it('reads what a company owes on its card', async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select l.id, l.name from invoices i join legal_users l on l.id = i.legal_user_id
       where i.status = 'PREPARE' and i.deleted_at is null and l.deleted_at is null order by i.id limit 1`,
    );
    const { page } = manager;
    await page.goto(`/adm/legal_users/${rows[0].id}/show`);
    await page.getByRole('link', { name: 'Карточка клиента' }).click();
    await page.getByRole('heading', { level: 1, name: rows[0].name }).waitFor();
    await page.getByText(/^Долг [\d\s,]+₽$/).waitFor();
    await section(/^Счета · \d+$/)
      .getByText('Создан')
      .first()
      .waitFor();
  });
});
