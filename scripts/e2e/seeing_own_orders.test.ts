import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { expect } from 'chai';
import { wordsOf } from '../../api/platform/documents/testing/reading.ts';
import { app } from './app.ts';
import { bookAsGuest } from './bookingAsGuest.ts';
import { expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { paidOrder, soldByCard } from './paidOrders.ts';
import { qrCodeIn } from './qrCodeIn.ts';

const number = '+7 (912) 777-61-01';

describe('A dentist finds in his cabinet what he had booked without one (на телефоне)', function () {
  this.timeout(180_000);
  let visitor: Visit;
  let order: Awaited<ReturnType<typeof bookAsGuest>>;

  before(async () => {
    order = await bookAsGuest(number);
    visitor = await visit({ viewport: phone });
  });
  after(() => visitor?.end());

  const section = (name: string) =>
    visitor.page
      .getByRole('navigation', { name: 'Разделы кабинета' })
      .getByRole('link', { name, exact: true });

  it('is led to the way in and, by a code to the phone of the order, back to his orders', async () => {
    const { page } = visitor;
    await page.goto('/individuals/orders');
    await page.waitForURL('**/individuals/auth?next=*');
    await page.getByLabel('Телефон').fill(number);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByLabel('Код из сообщения').fill(await codeTo(number));
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL('**/individuals/orders');
    await page.getByText(`Заказ ${order.number}`).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('opens his cabinet on the course that comes next', async () => {
    const { page } = visitor;
    await page.goto('/individuals');
    const next = page.getByRole('region', { name: 'Ближайшие курсы' });
    await next.getByText(`Заказ ${order.number}`).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('shows at the entrance a QR code that a camera reads', async () => {
    const { page } = visitor;
    await section('Билеты').click();
    await page.waitForURL('**/individuals/tickets');
    const qrCode = page.getByRole('img', { name: /^Код билета/ });
    await qrCode.waitFor();
    const { rows } = await (await app()).db.query(
      'select ticket_code, short_code from order_participants where order_id = $1',
      [order.id],
    );
    expect(qrCodeIn(await qrCode.screenshot())).to.equal(rows[0]?.ticket_code);
    const said = shortCodeInWords(rows[0]?.short_code);
    await page.getByText(said).waitFor();
    expect(wordsOf(await page.pdf()).replaceAll('\u00a0', ' '))
      .to.include('Гостева')
      .and.include(order.number)
      .and.include(said.replace('\u00a0', ' '));
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('finds a favourite of this phone on another device, until one of them removes it', async () => {
    const { page } = visitor;
    const becomeAnotherDevice = () =>
      page.evaluate(`localStorage.removeItem('basket'), localStorage.removeItem('basket_account')`);
    const joined = () => page.waitForResponse('**/api/individual/favourites');
    await page.goto('/search');
    const heart = page.getByRole('button', { name: /^В избранное/ }).first();
    const name = (await heart.getAttribute('aria-label'))?.slice('В избранное: '.length) ?? '';
    await heart.click();
    await Promise.all([joined(), page.goto('/individuals/favourites')]);
    await becomeAnotherDevice();
    await Promise.all([joined(), page.reload()]);
    await page.getByRole('heading', { level: 2, name }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const kept = await page.evaluate('localStorage.basket');
    await Promise.all([joined(), page.getByRole('button', { name: `Удалить «${name}»` }).click()]);
    await becomeAnotherDevice();
    await Promise.all([joined(), page.reload()]);
    await page.getByRole('heading', { name: 'Пока ничего не выбрано' }).waitFor();
    // Those of the account before this one, on a shared computer, are not taken over.
    await page.evaluate(
      `localStorage.basket = ${JSON.stringify(kept)};
       localStorage.basket_account = JSON.stringify({ owner: 1e9, ids: JSON.parse(localStorage.basket).map(({ id }) => id) })`,
    );
    await Promise.all([joined(), page.reload()]);
    await page.getByRole('heading', { name: 'Пока ничего не выбрано' }).waitFor();
    await page.goto('/individuals/tickets');
  });

  it('sees what else is his: papers, bonuses, favourites and reviews that are not there yet', async () => {
    const { page } = visitor;
    for (const [name, text] of [
      ['Документы', 'Документов пока нет'],
      ['Бонусы', 'На счёте'],
      ['Избранное', 'Пока ничего не выбрано'],
      ['Отзывы', 'Отзывов пока нет'],
    ] as const) {
      await section(name).click();
      await page.getByRole('heading', { name: text }).waitFor();
      expect(await issuesInBothLooks(page)).to.deep.equal([]);
    }
  });

  it('cancels from the list, and the seat is free again', async () => {
    const { page } = visitor;
    await section('Заказы').click();
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click();
    await page.getByText('Отменён', { exact: true }).waitFor();
    expectNoProblems(visitor);
    const { rows } = await (await app()).db.query(
      `select status, individual_id is not null as is_owned,
              (select count(*)::int from seat_takes join order_participants p on p.id = participant_id
               where p.order_id = orders.id and released_at is null) as seats,
              (select coalesce(sum(sum), 0)::int from ledger_entries where order_id = orders.id) as ledger
       from orders where id = $1`,
      [order.id],
    );
    expect(rows[0]).to.deep.equal({ status: 'CANCELED', is_owned: true, seats: 0, ledger: 0 });
  });

  it('reads in the row of a paid order what he asked back, and until when it comes', async () => {
    const { page } = visitor;
    const { db, url } = await app();
    const paid = await paidOrder(await soldByCard(7_000, 40));
    const { rows } = await db.query<{ id: number }>(
      `update orders set individual_id = (select individual_id from orders where id = $1) where id = $2
       returning (select id from order_participants where order_id = $2)`,
      [order.id, paid.id],
    );
    const asked = await fetch(`${url}/api/orders/${paid.token}/refund`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ participant_ids: [rows[0]?.id] }),
    });
    expect(asked.status).to.equal(201);
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: `Заказ ${paid.number}` });
    await row
      .getByText(/^Возврат 7\s000\s₽ — запрошен\. Запрошен .* вернутся до \d\d\.\d\d\.20\d\d/)
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });
});

async function codeTo(phoneNumber: string): Promise<string> {
  const { db } = await app();
  let code = '';
  await eventually(async () => {
    const { rows } = await db.query('select secret from outbox where "to" = $1 order by id desc limit 1', [
      phoneNumber.replace(/[^\d+]/g, ''),
    ]);
    code = rows[0]?.secret ?? '';
    expect(code).to.match(/^\d{6}$/);
  }, 20_000);
  return code;
}
