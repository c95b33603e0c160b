import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, phone, useVisit } from './browser.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { paidOrder, soldByCard } from './paidOrders.ts';

describe('A centre writes to its participants, replaces one, and moves an order', function () {
  this.timeout(180_000);
  const member = useVisit({ viewport: phone });
  const reader = useVisit({ viewport: phone });
  let page: Page;
  let course: { id: number; name: string; center_id: number };
  let order: { id: number; number: string };
  let cheaper: number;

  before(async () => {
    const { db } = await app();
    const id = await soldByCard(9000, 41);
    order = await paidOrder(id, 2);
    cheaper = await soldByCard(8000, 61, [id]);
    const { rows } = await db.query(
      'update prods set replace_hours = 24 where id = $1 returning id, name, center_id',
      [id],
    );
    course = rows[0];
    await db.query(
      `insert into user_memberships (user_id, center_id, role)
       select id, $1, 'ORDERS' from users where email = 'center@demo.local' on conflict do nothing`,
      [course.center_id],
    );
    page = member.page;
    await enterAs(page, 'center', sessionTokenKeys.partner);
  });

  const dialog = () => page.getByRole('dialog');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };

  it('chooses the course and is asked once more before the letter goes, by the keyboard alone', async () => {
    await page.goto('/partner/orders');
    await page.getByRole('button', { name: `Заменить участника: заказ ${order.number}` }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await press('Написать участникам');
    await dialog().getByLabel('Курс').waitFor();
    await press('Проверить');
    await dialog().getByRole('link', { name: 'Напишите тему письма' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog().getByLabel('Курс').selectOption(String(course.id));
    await dialog()
      .getByText(/^2\sполучателя\. Сегодня можно отправить ещё 2\sписьма\.$/)
      .waitFor();
    await dialog().getByLabel('Тема').fill('Что взять с собой');
    await dialog().getByLabel('Текст письма').fill('Подробности на evil.example');
    await press('Проверить');
    await dialog().getByText('Без ссылок, адресов почты и телефонов').last().waitFor();
    await dialog().getByLabel('Текст письма').fill('Возьмите халат.\nВход со двора.');
    await press('Проверить');
    const question = dialog().getByRole('heading', { name: /^Отправить 2\sполучателям\?$/ });
    await question.waitFor();
    expect(await question.evaluate((element) => element.matches(':focus'))).to.equal(true);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await press('Исправить');
    await dialog().getByLabel('Тема').waitFor();
    await press('Проверить');
    await question.waitFor();
    await press('Отправить');
    await page.getByText(/^Письмо отправлено 2\sполучателям$/).waitFor();
    expect(await dialog().count()).to.equal(0);
  });

  it('finds the letter among those that it has sent', async () => {
    await press('Отправленные письма');
    await dialog().getByRole('heading', { name: 'Что взять с собой' }).waitFor();
    await dialog()
      .getByText(/2\sполучателя$/)
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    const { db } = await app();
    const { rows } = await db.query(
      `select text from outbox where kind = 'course_message' and record_id = $1 order by id`,
      [order.id],
    );
    expect(rows).to.have.length(2);
    expect(rows[0].text).to.include('Вход со двора').and.include('пишет участникам курса');
  });

  it('a participant ends such letters by the link in his', async () => {
    const { db } = await app();
    const { rows } = await db.query(
      'select token from center_mails where center_id = $1 order by created_at desc, email limit 1',
      [course.center_id],
    );
    const { page: his } = reader;
    await his.goto(`/center-letters/${rows[0].token}`);
    await his.getByRole('heading', { name: /^Больше не присылать письма центра/ }).waitFor();
    expect(await issuesInBothLooks(his)).to.deep.equal([]);
    await his.getByRole('button', { name: 'Не присылать' }).click();
    await his.getByRole('heading', { name: /больше не будет$/ }).waitFor();
    expect(await issuesInBothLooks(his)).to.deep.equal([]);
    await his.goto(`/center-letters/${'x'.repeat(32)}`);
    await his.getByRole('heading', { name: 'Ссылка не действует' }).waitFor();
  });

  it('passes the place of one to another person', async () => {
    await press(`Заменить участника: заказ ${order.number}`);
    await dialog().getByLabel('Кого заменить').selectOption({ index: 1 });
    await dialog().getByLabel('Фамилия нового участника').fill('Сменщикова');
    await dialog().getByLabel('Имя', { exact: true }).fill('Зоя');
    await dialog()
      .getByLabel(/^Электронная почта/)
      .fill('smenshikova@demo.local');
    await press('Заменить');
    await dialog()
      .getByRole('link', { name: /согласи/i })
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog().getByRole('checkbox').check();
    await press('Заменить');
    await page.getByText('Участник заменён: новый билет отправлен на его почту').waitFor();
    await page.getByText(/Сменщикова Зоя/).waitFor();
  });

  it('takes the order to a cheaper course, having seen what becomes of the money', async () => {
    await press(`Перенести: заказ ${order.number}`);
    await dialog().getByLabel('Новая дата или курс').selectOption(String(cheaper));
    await dialog().getByText('Вернём покупателю').waitFor();
    await dialog()
      .getByText(/^2\s000\s₽$/)
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await press('Перенести');
    await page.getByText(new RegExp(`^Заказ ${order.number} перенесён: теперь это заказ`)).waitFor();
    const { db } = await app();
    const { rows } = await db.query('select prod_id, status from orders where moved_from_id = $1', [
      order.id,
    ]);
    expect(rows).to.deep.equal([{ prod_id: cheaper, status: 'CONFIRMED' }]);
    expectNoProblems(member);
  });

  it('and the money is whole', expectMoneyIsWhole);
});
