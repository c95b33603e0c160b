import { expect } from 'chai';
import { app } from './app.ts';
import { balanceOf, bookByCard, orderOf, payAtBank } from './bookingByCard.ts';
import { phone, seriousIssues, type Visit, visit } from './browser.ts';
import { ownCourse } from './courses.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

describe('Somebody pays when the time of his booking is over', function () {
  this.timeout(180_000);
  let lucky: Visit;
  let unlucky: Visit;
  let withSeats: number;
  let withOne: number;
  const first = { last_name: 'Успелова', email: 'late-seat@example.ru', phone: '89041230001' };
  const second = { last_name: 'Опоздалова', email: 'late-none@example.ru', phone: '89041230002' };
  const quick = { last_name: 'Быстрова', email: 'quick@example.ru', phone: '89041230003' };

  before(async () => {
    [withSeats, withOne] = [(await ownCourse()).id, (await ownCourse()).id];
    lucky = await visit({ viewport: phone });
    unlucky = await visit({ viewport: phone });
    await (await app()).db.query(
      `update prods set seats_total = pool.taken + 1 from seat_pools pool
       where pool.prod_id = prods.id and pool.is_whole and prods.id = $1`,
      [withOne],
    );
  });
  after(async () => {
    await lucky?.end();
    await unlucky?.end();
  });

  /** While he looks for his card. */
  const runOut = async (email: string) => {
    const { db } = await app();
    await db.query(`update orders set expires_at = now() - interval '1 second' where email = $1`, [email]);
    await eventually(async () => {
      const { status, cancel_reason } = await orderOf(email);
      expect([status, cancel_reason]).to.deep.equal(['CANCELED', 'EXPIRED']);
    }, 20_000);
  };
  const lettersTo = async (email: string) => {
    const { db } = await app();
    return (await db.query('select kind from outbox where "to" = $1', [email])).rows.map(({ kind }) => kind);
  };

  it('has his seat again where it is still free, and a ticket', async () => {
    const { page } = lucky;
    await bookByCard(page, withSeats, first);
    await runOut(first.email);
    await payAtBank(page);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    expect(await page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(1);
    expect(await lettersTo(first.email)).to.include('order_paid');
  });

  it('has his money back by itself where somebody else has the seat by then', async () => {
    const { page } = unlucky;
    await bookByCard(page, withOne, second);
    await runOut(second.email);
    const other = await visit({ viewport: phone });
    await bookByCard(other.page, withOne, quick);
    await payAtBank(other.page);
    await other.end();
    await payAtBank(page);
    const { id } = await orderOf(second.email);
    await eventually(async () => expect((await orderOf(second.email)).status).to.equal('REFUNDED'), 30_000);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Деньги возвращены' }).waitFor();
    await page.getByText('Оплата пришла, когда мест уже не было').waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    expect(await balanceOf(id)).to.deep.equal({});
  });

  it('reads an apology then, and is the first in line for the next seat', async () => {
    expect(await lettersTo(second.email)).to.include.members(['waitlist_first', 'refund_done']);
    const { db } = await app();
    const { rows } = await db.query(
      'select token, status, email from waitlist where prod_id = $1 order by priority desc, position limit 1',
      [withOne],
    );
    expect(rows[0]).to.include({ email: second.email, status: 'CREATED' });
    const { page } = unlucky;
    await page.goto(`/payment/waitlist/${rows[0].token}`);
    await page.getByText(/^Ваше место в очереди — 1\./).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
  });

  it('leaves the ledger whole', async () => {
    await expectMoneyIsWhole();
  });
});
