import type { Booking } from '@odonta/api/contract';
import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { expect } from 'chai';
import { wordsOf } from '../../api/platform/documents/testing/reading.ts';
import { cards } from '../../api/testing/cards.ts';
import { app } from './app.ts';
import { goToBank, payAtBank } from './bookingByCard.ts';
import { issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { ownCourse, soldForMoney } from './courses.ts';

describe('Somebody pays for a course by card, refused once', function () {
  this.timeout(180_000);
  let visitor: Visit;
  let prodId: number;
  const email = `card-refused-once@example.ru`;

  before(async () => {
    visitor = await visit({ viewport: phone });
    prodId = (await ownCourse()).id;
  });
  after(() => visitor?.end());

  it('books and is led to the page of the bank', async () => {
    const { page } = visitor;
    await page.goto(`/payment/order?prods=${prodId}`);
    await page.getByRole('note', { name: 'Учебный режим' }).waitFor();
    await page.getByLabel('Фамилия').fill('Слушателева');
    await page.getByLabel('Имя', { exact: true }).fill('Анна');
    await page.getByLabel('Телефон').fill('89011230390');
    await page.getByLabel('Почта').fill(email);
    await goToBank(page);
  });

  it('learns at once that the bank of the card says no, why, and what to do', async () => {
    const { page } = visitor;
    await payAtBank(page, cards.declined);
    await page.getByRole('heading', { level: 1, name: 'Оплата не прошла' }).waitFor({ timeout: 5000 });
    await page.getByText('Банк отклонил оплату: на карте не хватает денег. Деньги не списаны.').waitFor();
    await page.getByText('оплатить другой картой').waitFor();
    await page.getByRole('button', { name: /^Оплатить/ }).waitFor();
    await page.getByRole('note', { name: 'Учебный режим' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('pays with another card and has a ticket', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await page.waitForURL(/\/payment\/bank\//);
    await payAtBank(page);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    expect(await page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(1);
    expect(await page.evaluate("localStorage.getItem('odonta.payment.url')")).to.equal(null);
  });

  it('prints the page: the order, the course, its day and place, who comes and the code', async () => {
    const { page } = visitor;
    const { db } = await app();
    const { rows } = await db.query(
      `select o.number, snapshot->>'name' as course, c.name as city, a.short_code from orders o
         join order_participants a on a.order_id = o.id join prods p on p.id = o.prod_id
         left join cities c on c.id = p.city_id where o.email = $1`,
      [email],
    );
    const printed = wordsOf(await page.pdf()).replaceAll(/\s+/g, ' ');
    const { number, course, city, short_code } = rows[0];
    const said = shortCodeInWords(short_code).replace('\u00a0', ' ');
    const day = (await page.locator('section', { hasText: 'Когда' }).last().innerText()).match(
      /\d{1,2} [а-я]+ 20\d\d/,
    );
    for (const words of [number, course, city ?? 'нлайн', day?.[0] ?? '?', 'Слушателева Анна', 'Билет', said])
      expect(printed).to.include(words);
    expect(printed).to.not.include('Отказаться и вернуть деньги');
  });

  it('is shown what would come back, and how that comes about, before asking for it', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Отказаться и вернуть деньги' }).click();
    const dialog = page.getByRole('dialog', { name: 'Возврат денег' });
    await dialog.getByText(/^Вернём/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Оставить билет' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('sees the refund that was asked for, and a void ticket once it is agreed to', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Отказаться и вернуть деньги' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Вернуть \d/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Запрошен возврат денег' }).waitFor();
    const asked = page.getByRole('region', { name: 'Возврат денег', exact: true });
    await asked.getByText('Запрошен', { exact: true }).waitFor();
    expect(await asked.innerText()).to.match(/деньги вернутся до \d\d\.\d\d\.20\d\d/);
    expect(await page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(1);
    expect(await page.getByRole('button', { name: 'Отказаться и вернуть деньги' }).count()).to.equal(0);
    // The bank would give the money back within seconds, and that is another state.
    await (await app()).db.query(
      `update refunds set status = 'CREATED', approved_sum = requested_sum, route = 'BANK'
         where order_id = (select id from orders where email = $1)`,
      [email],
    );
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Возврат денег одобрен' }).waitFor();
    await page.getByText('Билет не действует: деньги за него возвращаются.').waitFor();
    expect(await page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('is paid once in the database, and the ledger agrees', async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select id, status, payment_kind, paid_sum = total as whole from orders where email = $1`,
      [email],
    );
    expect(rows).to.have.length(1);
    expect(rows[0]).to.include({ status: 'CONFIRMED', payment_kind: 'TINKOFF', whole: true });
    const { rows: sums } = await db.query(
      'select deed, sum(sum)::int as sum from ledger_entries where order_id = $1 group by deed',
      [rows[0].id],
    );
    expect(sums.length).to.be.at.least(2);
    expect(sums.every(({ sum }) => sum === 0)).to.equal(true);
  });

  it('pays for another course from an account: by a code, without a card', async () => {
    const { page } = visitor;
    const { url } = await app();
    const { id: prod_id } = await ownCourse(`${soldForMoney} and p.price <= 3000000`);
    const person = { last_name: 'Слушателева', first_name: 'Анна', email, phone: '+79011230390' };
    const answer = await fetch(`${url}/api/pay/createPayment`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ prod_id, participants: [person], contact: person, consent: true }),
    });
    const { message } = (await answer.json()) as { message: Booking };
    await page.goto(`/payment/${message.order.token}`);
    await page.getByText(/частями: «Долями» — 4 платежа по/).waitFor();
    await page.getByRole('button', { name: 'Через СБП' }).click();
    const dialog = page.getByRole('dialog', { name: /^Оплата по СБП/ });
    await dialog.getByRole('img', { name: 'Код для оплаты по СБП' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const link = await dialog.getByRole('link', { name: 'Открыть приложение банка' }).getAttribute('href');
    const scanned = await page.context().newPage();
    await scanned.goto(link ?? '');
    await scanned.getByRole('button', { name: /^Перевести/ }).click();
    await scanned.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    await scanned.close();
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    expect(await dialog.count()).to.equal(0);
  });
});
