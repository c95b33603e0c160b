import type { StaffPayout } from '@odonta/api/contract';
import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
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
import { eventually } from './eventually.ts';
import { newMember, ownCenter } from './ownCenter.ts';
import { paidOrder, soldByCard } from './paidOrders.ts';

describe('The accountant of a centre answers its payouts', function () {
  this.timeout(180_000);
  const accountant = useVisit({ viewport: phone });
  let bookkeeper: Visit;
  let page: Page;
  let payout: Pick<StaffPayout, 'id' | 'number'> & { line: string };

  before(async () => {
    const prodId = await soldByCard(30_000, 30);
    const centerId = await ownCenter('disputes', 'Центр «Сверка»', [prodId]);
    await newMember('disputes-accountant', centerId, 'ACCOUNTANT');
    const { number: line } = await paidOrder(prodId);
    const { db } = await app();
    const confirmed = `select 1 from orders where number = $1 and status = 'CONFIRMED'`;
    await eventually(async () => expect((await db.query(confirmed, [line])).rows).to.have.length(1), 30_000);
    await db.query(
      `update prods set date_start = now() - interval '41 days', date_end = now() - interval '40 days' where id = $1`,
      [prodId],
    );
    const call = await asStaff(accountant.url, 'bookkeeper');
    const to = new Date().toISOString().slice(0, 10);
    const prepared = { center_id: centerId, from: '2020-01-01', to };
    payout = { ...(await call<StaffPayout>('POST', '/adm/payouts', prepared)), line };
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
