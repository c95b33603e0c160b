import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { newTraderAccount } from './ownTrader.ts';

describe('A trading organisation buys a banner', function () {
  this.timeout(120_000);
  let trader: Visit;
  let id: number;

  before(async () => {
    id = await newTraderAccount('banner-trader', { company: 'ООО «Бор и Ко»', inn: '7736207543' });
    trader = await visit({ viewport: phone });
    await enterAs(trader.page, 'banner-trader', sessionTokenKeys.partner);
  });
  after(() => trader?.end());

  it('finds the places from its cabinet, learns what is missing on its balance, and where to top it up', async () => {
    const { page } = trader;
    await page.goto('/lk/merchants/related-promotions');
    await page.getByRole('link', { name: 'Баннеры' }).click();
    await page.waitForURL('**/lk/merchants/advertising');
    const form = page.getByRole('region', { name: 'Купить баннер' });
    await form.getByLabel('Место').selectOption('5');
    for (const week of [1, 2, 3]) await form.getByRole('row').nth(week).getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Узнать цену' }).click();
    const topUp = form.getByRole('link', { name: 'пополните баланс' });
    expect(await topUp.getAttribute('href')).to.equal('/lk/merchants/related-promotions');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(trader);
  });

  it('buys with enough on it, and sees the banner wait for its pictures', async () => {
    const { page } = trader;
    const { db } = await app();
    await db.query(
      `insert into marketing_tx (balance_id, kind, sum, comment)
       select id, 'CORRECTION', 10000000, 'Остаток' from marketing_balances where merchant_id = $1`,
      [id],
    );
    const form = page.getByRole('region', { name: 'Купить баннер' });
    await form.getByRole('button', { name: 'Узнать цену' }).click();
    await form.getByRole('button', { name: 'Купить с баланса' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Оплачен, ждёт картинок' });
    await row.waitFor();
    await row.getByLabel('Токен (erid)').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(trader);
    const { rows } = await db.query('select status, center_id from banners where merchant_id = $1', [id]);
    expect(rows).to.deep.equal([{ status: 'CREATED', center_id: null }]);
  });
});
