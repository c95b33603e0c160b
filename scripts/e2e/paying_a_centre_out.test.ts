import { readFileSync } from 'node:fs';
import type { Booking, StaffPayout } from '@odonta/api/contract';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { expect } from 'chai';
import { wordsOf } from '../../api/platform/documents/testing/reading.ts';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { desktop, openAs, seriousIssues, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { approveRefundOf, paidOrder, soldByCard } from './paidOrders.ts';

describe('A centre is paid out, and owes what goes back after that', function () {
  this.timeout(180_000);
  let keeper: Visit;
  let centre: { id: number; name: string };
  let order: Booking['order'];
  let first: number;

  before(async () => {
    const { db } = await app();
    first = await soldByCard(600_000, 30);
    order = await paidOrder(first);
    await lock(first);
    const { rows } = await db.query<typeof centre>(
      'select c.id, c.name from centers c join prods p on p.center_id = c.id where p.id = $1',
      [first],
    );
    centre = rows[0] as typeof centre;
    keeper = await visit({ viewport: desktop });
  });
  after(() => keeper?.end());

  /** Moves the course some days into the past. */
  async function lock(prodId: number): Promise<void> {
    await (await app()).db.query(
      `update prods set date_start = now() - interval '40 days',
         date_end = now() - interval '40 days' + (date_end - date_start) where id = $1`,
      [prodId],
    );
  }

  /** Prepares a payout of the centre by the form; returns its present state. */
  async function prepared(): Promise<StaffPayout> {
    const { page } = keeper;
    await openAs(page, 'bookkeeper', '/adm/payouts/create');
    await page.getByRole('combobox', { name: /^Центр/ }).fill(centre.name);
    await page.getByRole('option', { name: centre.name }).first().click();
    await page.getByLabel(/^Период с/).fill('2020-01-01');
    await page.getByLabel(/^Период по/).fill(new Date().toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('heading', { level: 1, name: /^Выплата № / }).waitFor();
    return payoutOf(Number(/payouts\/(\d+)/.exec(page.url())?.[1]));
  }
  const payoutOf = async (id: number) => {
    const call = await asStaff((await app()).url, 'bookkeeper');
    return call<StaffPayout>('GET', `/adm/payouts/${id}`);
  };

  let paid: StaffPayout;

  it('is owed the price without the commission and the fee of the bank, line by line', async () => {
    paid = await prepared();
    const line = paid.lines.find(({ order_number }) => order_number === order.number);
    expect(line?.kind).to.equal('SALE');
    expect(paid.net).to.equal(paid.lines.reduce((sum, { net }) => sum + net, 0));
    await keeper.page.getByText(order.number).first().waitFor();
    expect(await seriousIssues(keeper.page)).to.deep.equal([]);
  });

  it('leads from a line to its order and back', async () => {
    const { page } = keeper;
    await page.goto(`/adm/payouts/${paid.id}/show`);
    await page.getByRole('link', { name: order.number }).first().click();
    await page.waitForURL(/\/adm\/orders\/\d+/);
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${order.number}`) }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^Выплата № / }).waitFor();
  });

  it('waits for a second signature, since it is large', async () => {
    const { page } = keeper;
    await page.getByRole('button', { name: 'Согласовать' }).click();
    await page.getByRole('button', { name: 'Выплатить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Выплатить' });
    await dialog.getByLabel('Номер платёжного поручения').fill('4711');
    await dialog.getByRole('button', { name: 'Выплатить' }).click();
    await dialog.getByText(/сначала подтверждает второй сотрудник/).waitFor();
    const admin = await asStaff((await app()).url, 'admin');
    await admin('POST', `/adm/payouts/${paid.id}/second_approve`, {});
  });

  it('is paid by a file that the bank reads', async () => {
    const { page } = keeper;
    await page.reload();
    await page.getByRole('button', { name: 'Выплатить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Выплатить' });
    await dialog.getByLabel('Номер платёжного поручения').fill('4711');
    await dialog.getByRole('button', { name: 'Выплатить' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Файл для банка' }).click(),
    ]);
    const words = new TextDecoder('windows-1251').decode(readFileSync(await download.path()));
    expect(words)
      .to.include('1CClientBankExchange')
      .and.include(`Сумма=${paid.net.toFixed(2)}`);
    expect((await payoutOf(paid.id)).status).to.equal('CONFIRMED');
    await expectMoneyIsWhole();
  });

  it('is accounted for by a report of the agent with a number, which closes it when both have signed', async () => {
    const { page } = keeper;
    await page.getByRole('button', { name: 'Составить отчёт агента' }).click();
    await page.getByRole('heading', { level: 1, name: 'Отчёт агента (черновик)' }).waitFor();
    await page.getByRole('button', { name: 'Выставить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Выставить' }).click();
    await page.getByRole('heading', { level: 1, name: /^Отчёт агента № \d+$/ }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать PDF' }).click(),
    ]);
    const text = wordsOf(readFileSync(await download.path()));
    expect(text)
      .to.include(`Выплата: № ${paid.number}`)
      .and.include(`К перечислению принципалу ${formatKopecks(Math.round(paid.net * 100), ' ')}`);
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Оригинал подписан' }).click();
    await eventually(async () => expect((await payoutOf(paid.id)).status).to.equal('FINISHED'));
  });

  it('owes a whole refund after that, which is taken off the next payout', async () => {
    const admin = await asStaff((await app()).url, 'admin');
    await admin('POST', '/adm/refunds', {
      order_id: order.id,
      participant_ids: [],
      reason: 'QUALITY',
      policy: 'KEEP',
      requested_sum: 600_000,
    });
    await approveRefundOf(order.id);
    await eventually(async () => {
      const { rows } = await (await app()).db.query<{ status: string }>(
        'select status from orders where id = $1',
        [order.id],
      );
      expect(rows[0]?.status).to.equal('REFUNDED');
    }, 20_000);
    const second = await soldByCard(900_000, 30, [first]);
    const next = await paidOrder(second);
    await lock(second);
    const payout = await prepared();
    const was = paid.lines.find(({ order_number }) => order_number === order.number);
    const taken = payout.lines.find(({ order_number }) => order_number === order.number);
    expect([taken?.kind, taken?.net]).to.deep.equal(['CLAWBACK', -(was?.net ?? 0)]);
    expect(payout.lines.some(({ order_number }) => order_number === next.number)).to.equal(true);
    await keeper.page
      .getByText(/^Удержание за возврат/)
      .first()
      .waitFor();
    await expectMoneyIsWhole();
    // Asked for one signature too few.
    expect(keeper.problems.filter((problem) => !problem.includes('(Conflict)'))).to.deep.equal([]);
  });
});
