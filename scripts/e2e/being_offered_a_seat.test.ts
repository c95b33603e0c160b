import { expect } from 'chai';
import { app } from './app.ts';
import { payAtBank } from './bookingByCard.ts';
import { expectNoProblems, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { ownCourse, soldForMoney } from './courses.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const others = { first: 'first-in-line@example.ru', own: 'second-in-line@example.ru' };

describe('Somebody waits for a seat of a full course, by phone, and is offered it', function () {
  this.timeout(180_000);
  let visitor: Visit;
  let course: { id: number; path: string };
  let booked: { token: string };

  before(async () => {
    visitor = await visit({ viewport: phone });
    course = await courseOfOneSeat();
    const person = {
      last_name: 'Занятова',
      first_name: 'Ирина',
      phone: '+79011234501',
      email: 'sits@example.ru',
    };
    const order = { prod_id: course.id, participants: [person], contact: person, consent: true };
    ({ order: booked } = await say<{ order: { token: string } }>('/pay/createPayment', order));
  });
  after(() => visitor?.end());

  it('finds no seats, and a form instead', async () => {
    const { page } = visitor;
    await eventually(async () => {
      await page.goto(course.path);
      expect(await page.getByRole('button', { name: 'В лист ожидания' }).count()).to.equal(1);
    }, 20_000);
    const contact = { last_name: 'Первова', first_name: 'Анна', phone: '+79011234502', email: others.first };
    await say('/waitlist', { prod_id: course.id, contact, consent: true });
    await page.getByRole('button', { name: 'В лист ожидания' }).click();
    await page.getByRole('dialog', { name: 'Лист ожидания' }).getByLabel('Фамилия').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true);
    expect(await seriousIssues(page)).to.deep.equal([]);
  });

  it('is told what is wrong, and keeps what was typed', async () => {
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: 'Лист ожидания' });
    await dialog.getByLabel('Сколько мест нужно').fill('21');
    await dialog.getByRole('button', { name: 'Встать в очередь' }).click();
    await dialog.getByRole('link', { name: /^Сколько мест нужно: Целое число от 1 до 20/ }).waitFor();
    await dialog.getByLabel('Сколько мест нужно').fill('1');
    await dialog.getByLabel('Фамилия').fill('Вторая');
    await dialog.getByLabel('Имя', { exact: true }).fill('Ольга');
    await dialog.getByLabel('Телефон').fill('8 901 123-45-03');
    await dialog.getByLabel('Почта').fill(others.first);
    await dialog.getByLabel(/^Город/).fill('Тула');
    await dialog.getByRole('option', { name: /^Тула/ }).click();
    await dialog.getByLabel(/^Комментарий/).fill('Нужно место у экрана');
    await dialog.getByLabel(/^Я согласен/).check();
    await dialog.getByRole('button', { name: 'Встать в очередь' }).click();
    await dialog.getByRole('link', { name: /^Почта: С этой почтой уже ждут место на курсе/ }).waitFor();
    expect(await dialog.getByLabel('Фамилия').inputValue()).to.equal('Вторая');
    visitor.problems.splice(0);
  });

  it('joins the line and has a page of his place in it', async () => {
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: 'Лист ожидания' });
    await dialog.getByLabel('Почта').fill(others.own);
    await dialog.getByRole('button', { name: 'Встать в очередь' }).click();
    await dialog.getByText('Ваше место в очереди — 2').waitFor();
    await dialog.getByRole('link', { name: 'Моё место в очереди' }).click();
    await page.waitForURL(/\/payment\/waitlist\/[\w-]{32}$/);
    await page.getByRole('heading', { level: 1, name: 'В очереди' }).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    expectNoProblems(visitor);
  });

  it('sees the person before him refuse the seat that became free', async () => {
    await say(`/orders/${booked.token}/cancel`, {});
    const other = await visit({ viewport: phone });
    await other.page.goto(await linkOfOffer(others.first));
    await other.page.getByRole('heading', { level: 1, name: 'Место предложено' }).waitFor();
    await other.page.getByRole('button', { name: 'Отказаться' }).click();
    const dialog = other.page.getByRole('dialog', { name: 'Отказаться?' });
    await dialog.getByRole('button', { name: 'Отказаться' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Отменена' }).waitFor();
    expectNoProblems(other);
    await other.end();
  });

  it('comes by the letter, takes the seat and pays for it by card', async () => {
    const { page } = visitor;
    await page.goto(await linkOfOffer(others.own));
    await page.getByRole('heading', { level: 1, name: 'Место предложено' }).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Принять и перейти к оплате' }).click();
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await page.waitForURL(/\/payment\/bank\//);
    await payAtBank(page);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    expectNoProblems(visitor);
  });

  it('has the one seat of the course, and money and seats agree', async () => {
    const { db } = await app();
    const { rows: line } = await db.query(
      `select w.email, w.city, w.status, o.status as of_order, o.paid_sum = o.total as is_paid
       from waitlist w join orders o on o.id = w.order_id where w.prod_id = $1 order by w.position`,
      [course.id],
    );
    expect(line).to.deep.equal([
      { email: others.first, city: null, status: 'CANCELED', of_order: 'CANCELED', is_paid: false },
      { email: others.own, city: 'Тула', status: 'CONFIRMED', of_order: 'CONFIRMED', is_paid: true },
    ]);
    const { rows: pools } = await db.query(
      'select taken = total as is_full from seat_pools where prod_id = $1 and price_id is null',
      [course.id],
    );
    expect(pools).to.deep.equal([{ is_full: true }]);
    await expectMoneyIsWhole();
  });
});

/** A paid course of the demo, left with one seat and a waiting list. */
async function courseOfOneSeat(): Promise<{ id: number; path: string }> {
  const { db } = await app();
  const course = await ownCourse(`${soldForMoney} and p.date_start > now() + interval '5 days'`);
  await db.query('update prods set seats_total = seats_taken + 1, waitlist_enabled = true where id = $1', [
    course.id,
  ]);
  return course;
}

async function say<Message>(path: string, body: object): Promise<Message> {
  const { url } = await app();
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { message } = (await answer.json()) as { message: Message };
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(message)}`);
  return message;
}

async function linkOfOffer(email: string): Promise<string> {
  const { db } = await app();
  let link = '';
  await eventually(async () => {
    const { rows } = await db.query<{ secret: string }>(
      `select secret from outbox where "to" = $1 and kind = 'waitlist_offer' order by id desc limit 1`,
      [email],
    );
    [link = ''] = /\/payment\/waitlist\/[\w-]{32}/.exec(rows[0]?.secret ?? '') ?? [];
    expect(link, 'the letter').not.to.equal('');
  }, 30_000);
  return link;
}
