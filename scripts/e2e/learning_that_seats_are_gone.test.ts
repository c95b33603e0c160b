import { expect } from 'chai';
import { app } from './app.ts';
import {
  desktop,
  expectNoProblems,
  issuesInBothLooks,
  phone,
  useVisit,
  type Visit,
  visit,
} from './browser.ts';
import { soldByCard } from './paidOrders.ts';

describe('Somebody fills in the form of a course whose seats go meanwhile', function () {
  this.timeout(180_000);
  let visitor: Visit;
  let id: number;

  before(async () => {
    id = await soldByCard(9_000, 40);
    await seats(1);
    visitor = await visit({ viewport: phone });
  });
  after(async () => {
    // Leaves enough seats for the next test.
    await seats(40);
    await visitor?.end();
  });

  const seats = async (free: number) =>
    (await app()).db.query(
      'update prods set seats_total = seats_taken + $2, waitlist_enabled = true where id = $1',
      [id, free],
    );
  /** The form reads again when its window is focused, and every half a minute. */
  const comeBack = () => visitor.page.evaluate("dispatchEvent(new Event('focus'))");

  it('is told before the button that two do not fit on one seat', async () => {
    const { page } = visitor;
    await page.goto(`/payment/order?prods=${id}`);
    await page.getByLabel('Фамилия').first().fill('Опоздалова');
    await page
      .getByRole('button', { name: /^Добавить/ })
      .first()
      .click();
    await page.getByText(/^Свободно 1\sместо, а участников 2/).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true);
  });

  it('reads «Мест нет» without pressing it when the last seat is taken, and joins the line there', async () => {
    const { page } = visitor;
    await seats(0);
    await comeBack();
    await page.getByText(/^Мест нет\. Встаньте в лист ожидания/).waitFor({ timeout: 10_000 });
    expect(await page.getByRole('button', { name: /^Перейти к оплате/ }).count()).to.equal(0);
    await page.getByRole('button', { name: 'В лист ожидания' }).click();
    const dialog = page.getByRole('dialog', { name: 'Лист ожидания' });
    await dialog.getByRole('button', { name: 'Встать в очередь' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
  });

  it('finds the form again, with what was typed, when a seat is free', async () => {
    const { page } = visitor;
    await seats(1);
    await comeBack();
    await page.getByRole('form', { name: 'Запись на курс' }).waitFor({ timeout: 10_000 });
    expect(await page.getByLabel('Фамилия').first().inputValue()).to.equal('Опоздалова');
    expectNoProblems(visitor);
  });
});

describe('A booking form that is left open', function () {
  this.timeout(120_000);
  const visitor = useVisit({ viewport: desktop });

  it('asks for seats only while it is seen and somebody is there, once at a time', async () => {
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/getProdsFormPayment') && asked.push('once'));
    await page.clock.install();
    await page.goto(`/payment/order?prods=${await soldByCard(9_000, 40)}`);
    await page.getByRole('form', { name: 'Запись на курс' }).waitFor();
    const askedIn = async (minutes: number) => {
      asked.length = 0;
      for (let half = 0; half < minutes * 2; half += 1) {
        await page.clock.runFor(30_000);
        await visitor.settled();
      }
      return asked.length;
    };
    const see = (how: 'hidden' | 'visible') =>
      page.evaluate(
        `Object.defineProperty(document, 'visibilityState', { value: '${how}', configurable: true })`,
      );
    expect(await askedIn(2), 'seen').to.equal(4);
    await see('hidden');
    expect(await askedIn(2), 'hidden').to.equal(0);
    await see('visible');
    await askedIn(2);
    expect(await askedIn(5), 'left alone').to.equal(0);
    asked.length = 0;
    await page.keyboard.press('Shift');
    await visitor.settled();
    expect(asked.length, 'come back to').to.equal(1);
    expect(await askedIn(2), 'in use again').to.equal(4);
    asked.length = 0;
    await page.evaluate(`for (let times = 0; times < 50; times += 1) dispatchEvent(new Event('focus'))`);
    await visitor.settled();
    expect(asked.length, 'of fifty at once').to.equal(1);
    expectNoProblems(visitor);
  });
});
