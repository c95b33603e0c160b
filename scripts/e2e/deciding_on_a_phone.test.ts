import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { app } from './app.ts';
import { goToBank, payAtBank } from './bookingByCard.ts';
import { expectNoProblems, issuesInBothLooks, type Visit, visit } from './browser.ts';
import { soldByCard } from './paidOrders.ts';

const screen = { width: 390, height: 844 };

describe('A dentist decides on a course on a phone', function () {
  this.timeout(120_000);
  let dentist: Visit;
  let path: string;
  /** How far the page was scrolled at each step. */
  const scrolled: number[] = [];

  before(async () => {
    const id = await soldByCard(21_500, 40);
    const { rows } = await (await app()).db.query('select slug, duration_hours from prods where id = $1', [
      id,
    ]);
    expect(rows[0].duration_hours, 'the course says how long it lasts').to.be.a('number');
    path = `/prods/${rows[0].slug}-${id}`;
    dentist = await visit({ viewport: screen });
  });
  after(() => dentist?.end());

  /** Scrolls on until the text is on the screen, and answers where it ends on the page. */
  async function readAt(text: Locator): Promise<number> {
    await text.scrollIntoViewIfNeeded();
    const box = await text.boundingBox();
    if (!box) throw new Error('the text is not on the page');
    const top = (await dentist.page.evaluate('scrollY')) as number;
    scrolled.push(top);
    return top + box.y + box.height;
  }

  it('reads date, place, hours, price and the refund rule within two screens', async () => {
    const { page } = dentist;
    await page.goto(path);
    const glance = page.getByRole('list', { name: 'Когда и где' }).getByRole('listitem');
    const price = page.getByRole('region', { name: 'Цена и запись' });
    const facts = [
      glance.filter({ hasText: /\d{1,2}.* 20\d\d/ }),
      glance.nth(1),
      glance.filter({ hasText: /час/ }),
      price.getByText(/21\s500\s₽/).first(),
      price.getByText(/^(Бесплатная отмена до \d+ |При отмене вернём деньги)/),
    ];
    for (const fact of facts) expect(await readAt(fact)).to.be.at.most(2 * screen.height);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('books without scrolling back', async () => {
    const { page } = dentist;
    const book = page.getByRole('link', { name: 'Записаться', exact: true });
    const box = await book.boundingBox();
    expect(box?.y, 'the button is on the screen already').to.be.within(0, screen.height);
    expect(scrolled).to.deep.equal([...scrolled].sort((a, b) => a - b));
    await book.click();
    await page.waitForURL('**/payment/order?**');
    await page.getByLabel('Фамилия').fill('Телефонова');
    await page.getByLabel('Имя', { exact: true }).fill('Анна');
    await page.getByLabel('Телефон').fill('+79015550177');
    await page.getByLabel('Почта').fill('deciding@example.ru');
    await goToBank(page);
    await payAtBank(page);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    expectNoProblems(dentist);
  });
});
