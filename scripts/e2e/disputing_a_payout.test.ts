import type { StaffPayout } from '@odonta/api/contract';
import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import {
  desktop,
  enterAs,
  issuesInBothLooks,
  openAs,
  phone,
  useVisit,
  type Visit,
  visit,
} from './browser.ts';
import { ownPayout } from './ownPayout.ts';

describe('The accountant of a centre answers its payouts', function () {
  this.timeout(180_000);
  const accountant = useVisit({ viewport: phone });
  let bookkeeper: Visit;
  let page: Page;
  let payout: Pick<StaffPayout, 'id' | 'number'> & { line: string };

  before(async () => {
    const own = await ownPayout('disputes', 'Центр «Сверка»', 30_000);
    payout = { ...own.payout, line: own.order };
    page = accountant.page;
    await enterAs(page, 'disputes-accountant', sessionTokenKeys.partner);
    bookkeeper = await visit({ viewport: desktop });
  });
  after(() => bookkeeper?.end());

  const card = () => page.getByRole('listitem').filter({ hasText: `Выплата № ${payout.number} за` });

  it('notes what is wrong with an order, and nothing typed is lost by a reload', async () => {
    await page.goto('/partner/payouts');
    await card().getByText('Ждёт вашего ответа').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await card()
      .getByRole('button', { name: `Не согласны: заказ ${payout.line}` })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Записать' }).click();
    await dialog.getByText('Напишите, что не так').first().waitFor();
    await dialog.getByLabel('Замечание').fill('Комиссия по договору — 10 %, а не эта');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Записать' }).click();
    await card().getByText('Не согласны: Комиссия по договору').waitFor();
    await page.reload();
    await card().getByText('Не согласны: Комиссия по договору').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('disputes the payout by that line, which the bookkeeper then sees', async () => {
    await card()
      .getByRole('button', { name: /^Оспорить: 1/ })
      .click();
    await card().getByText('Оспорена').waitFor();
    await card().getByText(`Вы написали: Не согласны по заказам: ${payout.line}`).waitFor();
    await openAs(bookkeeper.page, 'bookkeeper', `/adm/payouts/${payout.id}/show`);
    await bookkeeper.page.getByText('Центр: Комиссия по договору — 10 %, а не эта').waitFor();
  });
});
