import { expect } from 'chai';
import { cards } from '../../api/testing/cards.ts';
import { app } from './app.ts';
import { balanceOf, goToBank, orderOf } from './bookingByCard.ts';
import { expectNoProblems, issuesInBothLooks, type Visit, visit } from './browser.ts';
import { ownCourse } from './courses.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const recipient = 'gifted@example.ru';
const sum = 3000;

describe('Somebody is given a certificate and pays a part of a course with it', function () {
  this.timeout(180_000);
  let giver: Visit;
  let code = '';

  const rowOf = async () => {
    const { rows } = await (await app()).db.query(
      'select id, balance::int, status from vouchers where recipient_email = $1',
      [recipient],
    );
    return rows[0];
  };

  before(async () => {
    giver = await visit();
  });
  after(() => giver?.end());

  it('who has it bought by card', async () => {
    const { page } = giver;
    await page.goto('/voucher');
    await page.getByRole('button', { name: '20 000 ₽' }).click();
    expect(await page.getByLabel('Сумма, ₽').inputValue()).to.equal('20000');
    await page.getByLabel('Сумма, ₽').fill(String(sum));
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByLabel('Имя получателя').fill('Иван Одарённый');
    const preview = page.getByRole('figure', { name: 'Как будет выглядеть сертификат' });
    expect(await preview.innerText()).to.match(/3\s000\s₽.*Иван Одарённый/s);
    await page.getByLabel('Почта получателя').fill(recipient);
    await page.getByLabel('Поздравление').fill('С днём рождения!');
    await page.getByLabel('Ваше имя').fill('Анна Дарителева');
    await page.getByLabel('Ваш телефон').fill('+7 912 000-55-01');
    await page.getByLabel('Ваша почта').fill('giver@example.ru');
    await page.getByLabel(/^Я согласен/).check();
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await page.waitForURL(/\/payment\/bank\//);
    await page.getByLabel('Номер карты').fill(cards.good);
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await page.waitForURL(/\/payment\/voucher\/[\w-]{32}(\?|$)/);
    await page.getByRole('heading', { level: 1, name: 'Сертификат оплачен и отправлен' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('who finds the code in the letter, and what is on it', async () => {
    const { page } = giver;
    await eventually(async () => {
      const { rows } = await (await app()).db.query(
        `select secret from outbox where "to" = $1 and kind = 'voucher_given'`,
        [recipient],
      );
      code = rows[0]?.secret ?? '';
      expect(code).to.match(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    });
    await page.goto('/voucher');
    await page.getByLabel('Код сертификата').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Узнать остаток' }).click();
    await page.getByText('3 000,00 ₽').waitFor();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать для печати' }).click(),
    ]);
    expect(paper.suggestedFilename()).to.equal('Подарочный сертификат.pdf');
  });

  it('who books with it, is asked for the rest alone, and has it back when he cancels', async () => {
    const { page } = giver;
    const { id: prodId } = await ownCourse();
    await page.goto(`/payment/order?prods=${prodId}`);
    await page.getByLabel('Фамилия').fill('Одарённый');
    await page.getByLabel('Имя', { exact: true }).fill('Иван');
    await page.getByLabel('Телефон').fill('+7 912 000-55-02');
    await page.getByLabel('Почта').fill(recipient);
    await page.getByLabel(/^Подарочный сертификат/).fill(code);
    await goToBank(page);
    const order = await orderOf(recipient);
    expect(await balanceOf(order.id)).to.deep.equal({ VOUCHER: sum * 100, BUYER: -sum * 100 });
    expect((await rowOf()).balance).to.equal(0);
    await page.goto(`/payment/${order.token}`);
    await page.getByText('Оплачено сертификатом').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Отменить/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Заказ отменён' }).waitFor();
    expect(await rowOf()).to.include({ balance: sum * 100, status: 'CONFIRMED' });
    expect(await balanceOf(order.id)).to.deep.equal({});
    expectNoProblems(giver);
  });

  it('who can pay another with it, on its page', async () => {
    const { page } = giver;
    const { id: prodId } = await ownCourse();
    await page.goto(`/payment/order?prods=${prodId}`);
    await page.getByLabel('Фамилия').fill('Одарённый');
    await page.getByLabel('Имя', { exact: true }).fill('Пётр');
    await page.getByLabel('Телефон').fill('+7 912 000-55-03');
    await page.getByLabel('Почта').fill(`also-${recipient}`);
    await goToBank(page);
    const order = await orderOf(`also-${recipient}`);
    await page.goto(`/payment/${order.token}`);
    // An unpaid return from the bank waits: the bank may still be reporting the payment.
    await page.getByText('Есть подарочный сертификат?').click({ timeout: 30_000 });
    await page.getByLabel('Код сертификата').fill(code);
    await page.getByRole('button', { name: 'Оплатить сертификатом' }).click();
    await page.getByText('Оплачено сертификатом').waitFor();
    await page
      .getByRole('button', { name: /^Оплатить / })
      .first()
      .click();
    await page.waitForURL(/\/payment\/bank\//);
    await page.getByLabel('Номер карты').fill(cards.good);
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor();
    expectNoProblems(giver);
  });

  it('leaves everything whole', () => expectMoneyIsWhole());
});
