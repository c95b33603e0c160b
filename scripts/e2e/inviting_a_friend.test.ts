import { expect } from 'chai';
import { app } from './app.ts';
import { goToBank, orderOf, payAtBank } from './bookingByCard.ts';
import {
  desktop,
  enterAs,
  expectNoProblems,
  issuesInBothLooks,
  phone,
  type Visit,
  visit,
} from './browser.ts';
import { ownCourse } from './courses.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const inviterPhone = '+7 (912) 777-10-01';
const friendPhone = '+7 (912) 777-10-02';
const email = 'invited-friend@example.ru';

describe('A dentist invites a friend by a link', function () {
  this.timeout(300_000);
  let admin: Visit;
  let inviter: Visit;
  let friend: Visit;
  let link = '';
  let prodId = 0;

  before(async () => {
    prodId = (await ownCourse()).id;
    admin = await visit();
    inviter = await visit({ viewport: phone });
    friend = await visit({ viewport: desktop });
  });
  after(async () => {
    await Promise.all([admin, inviter, friend].map((one) => one?.end()));
    const { db } = await app();
    await db.query(`update settings set amount = 1000 where key = 'bonus_referral_amount'`);
  });

  async function enterByCode({ page }: Visit, number: string): Promise<void> {
    const { db } = await app();
    await page.getByLabel('Телефон').fill(number);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Получить код' }).click();
    const field = page.getByLabel('Код из сообщения');
    await field.waitFor();
    await eventually(async () => {
      const to = number.replace(/[^\d+]/g, '');
      const { rows } = await db.query('select secret from outbox where "to" = $1 order by id desc limit 1', [
        to,
      ]);
      expect(rows[0]?.secret).to.match(/^\d{6}$/);
      await field.fill(rows[0].secret);
    }, 20_000);
    await page.getByRole('button', { name: 'Войти' }).click();
  }

  it('for as many bonuses as an administrator has set, which the public page tells', async () => {
    const { page } = admin;
    await enterAs(page, 'admin');
    await page.goto('/adm/settings');
    await page.getByRole('button', { name: /^Приглашение друга: сколько бонусов: \d+\. Изменить/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Сколько/).fill('777');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Приглашение друга: сколько бонусов: 777. Сохранено').waitFor();
    await eventually(async () => {
      const text = await (await fetch(`${(await app()).url}/bonus`)).text();
      expect(text).to.include('777\u00a0бонусов, но не больше, чем он заплатил');
    });
    await page.getByRole('link', { name: /история настройки «Приглашение друга: сколько бонусов»/ }).click();
    await page.waitForURL('**/audit_log**');
    await page.getByText('Запись изменена').first().waitFor();
  });

  it('copies it in the cabinet, where it is explained', async () => {
    const { page } = inviter;
    await page.goto('/individuals/auth');
    await enterByCode(inviter, inviterPhone);
    await page.waitForURL('**/individuals');
    await page.goto('/individuals/bonuses');
    await page.getByRole('heading', { name: 'Пригласите друга' }).waitFor();
    await page.getByText('777 бонусов').first().waitFor();
    link = await page.getByLabel('Ваша ссылка').inputValue();
    expect(link).to.match(/\/\?friend=[0-9a-f]{10}$/);
    await page.getByText('По вашей ссылке ещё никто не записался.').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('and the friend, who books by it, is told that it acts and to show who he is', async () => {
    const { page } = friend;
    await page.goto(link);
    await page.goto(`/payment/order?prods=${prodId}`);
    await page.getByText('Приглашение действует.').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('link', { name: 'войдите по коду из СМС' }).click();
    await enterByCode(friend, friendPhone);
    await page.waitForURL('**/payment/order**');
    await page.getByText(/^Приглашение действует: друг получит бонусы/).waitFor();
    await page.getByLabel('Фамилия').fill('Приглашённая');
    await page.getByLabel('Имя', { exact: true }).fill('Анна');
    await page.getByLabel('Почта').fill(email);
    await goToBank(page);
    await payAtBank(page);
    await eventually(async () => expect((await orderOf(email)).status).to.equal('CONFIRMED'));
  });

  it('who is seen to have come, and when the course and two weeks are over the bonuses are there', async () => {
    const { page } = inviter;
    await page.reload();
    await page.getByText('По вашей ссылке записались: 1 друг; курс впереди: у 1 друга.').waitFor();
    const { db } = await app();
    const dates = `date_start = now() - interval '16 days', date_end = now() - interval '15 days'`;
    const { rows: before } = await db.query('select date_start, date_end from prods where id = $1', [prodId]);
    await db.query(`update prods set ${dates} where id = $1`, [prodId]);
    await eventually(async () => {
      await page.reload();
      await page.getByText('бонусы начислены: за 1 друга').waitFor({ timeout: 2000 });
    }, 60_000);
    // The page was read before the friend was counted.
    await page.reload();
    await page.getByText('Друг прошёл свой первый курс').waitFor();
    await page.getByText('777 бонусов', { exact: true }).first().waitFor();
    await db.query('update prods set date_start = $2, date_end = $3 where id = $1', [
      prodId,
      before[0]?.date_start,
      before[0]?.date_end,
    ]);
    expectNoProblems(inviter);
    expectNoProblems(friend);
  });

  it('leaves everything whole', () => expectMoneyIsWhole());
});
