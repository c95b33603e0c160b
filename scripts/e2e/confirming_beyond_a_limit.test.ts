import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { balanceOf, orderOf } from './bookingByCard.ts';
import { getInvoice } from './bookingByInvoice.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { ownCourse, soldByInvoice } from './courses.ts';
import { enterCompany } from './enteringAsCompany.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const buyer = 'limited-buyer@example.ru';
const [confirmed, refused] = ['beyond-confirmed@example.ru', 'beyond-refused@example.ru'];

describe('A member of a company books beyond his month, and its owner has his say', function () {
  this.timeout(180_000);
  let member: Visit;
  let owner: Visit;
  let prodId: number;

  before(async () => {
    const { db } = await app();
    await db.query(
      `insert into legal_members (legal_user_id, name, email, role, month_limit, password_hash, email_proved_at)
       select legal_user_id, 'Закупкина Нина', $1, 'BUYER', 100, password_hash, now()
       from legal_members where email = 'legal@demo.local'`,
      [buyer],
    );
    prodId = (await ownCourse(soldByInvoice)).id;
    [member, owner] = await Promise.all([visit({ viewport: phone }), visit({ viewport: desktop })]);
    await enterCompany(member.page, buyer);
    await enterCompany(owner.page);
  });
  after(async () => {
    await Promise.all([member?.end(), owner?.end()]);
    // Other tests count the members of the demo's company.
    await (await app()).db.query('update legal_members set deleted_at = now() where email = $1', [buyer]);
  });

  const heading = (name: string) =>
    member.page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 30_000 });
  const waiting = () => owner.page.getByRole('region', { name: 'Ждут вашего подтверждения' });

  it('books on his phone, and reads until when his seats wait for the owner', async () => {
    await book(member.page, prodId, confirmed);
    await heading('Ждёт подтверждения владельца');
    await member.page.getByText(/Мест[ао] удержан[оы] до .+ по московскому времени/).waitFor();
    expect(await issuesInBothLooks(member.page)).to.deep.equal([]);
    expect(await lettersOf(confirmed)).to.deep.equal(['order_awaits_owner', 'owner_asked']);
    await member.page.goto('/legal/orders');
    await member.page.getByText('Ждёт подтверждения владельца').first().waitFor();
    expect(await waitingOf(member.page)).to.equal(0);
  });

  it('is seen by the owner with the sum, the limit and what is used of it, at every width', async () => {
    const { page } = owner;
    await page.goto('/legal/invoices');
    await page.getByRole('link', { name: /^Вашего подтверждения ждёт 1\sзаказ$/ }).click();
    await waiting().getByText('Закупкина Нина: Лимитова Анна').waitFor();
    await waiting()
      .getByText(/^Лимит 1\s₽ в месяц, использовано 0\s₽, вместе с заказом/)
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.setViewportSize(phone);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(phone.width);
    await page.setViewportSize(desktop);
  });

  it('is confirmed by the keyboard alone, and the invoice comes', async () => {
    const { page } = owner;
    await waiting()
      .getByRole('button', { name: /^Подтвердить/ })
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Организация заплатит').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waiting().waitFor({ state: 'detached' });
    const { id, token } = await orderOf(confirmed);
    await member.page.goto(`/payment/${token}`);
    await member.page.getByRole('button', { name: /^Счёт/ }).first().waitFor();
    await eventually(async () => expect(await lettersOf(confirmed)).to.include('owner_confirmed'));
    const { rows } = await (await app()).db.query('select status from invoices where order_id = $1', [id]);
    expect(rows).to.deep.equal([{ status: 'PREPARE' }]);
  });

  it('is refused with a reason, and its seats are free again', async () => {
    await book(member.page, prodId, refused);
    await heading('Ждёт подтверждения владельца');
    const { page } = owner;
    await page.goto('/legal/orders');
    await waiting()
      .getByRole('button', { name: /^Отклонить/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Причина').fill('Не в этом месяце');
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await waiting().waitFor({ state: 'detached' });
    await heading('Заказ отменён');
    await member.page.getByText('не подтверждён владельцем организации').waitFor();
    const { id, status, cancel_reason } = await orderOf(refused);
    expect([status, cancel_reason]).to.deep.equal(['CANCELED', 'OWNER']);
    expect(await balanceOf(id)).to.deep.equal({});
    expectNoProblems(owner);
    expectNoProblems(member);
  });

  it('leaves money and seats whole', expectMoneyIsWhole);
});

async function book(page: Page, prodId: number, email: string): Promise<void> {
  await page.goto(`/payment/order?prods=${prodId}`);
  const place = email === confirmed ? 1 : 2;
  const people = [
    page.getByRole('region', { name: 'Контактное лицо' }),
    page.getByRole('group', { name: /участник/ }),
  ];
  for (const [at, one] of people.entries()) {
    await one.getByLabel('Фамилия').fill('Лимитова');
    await one.getByLabel('Имя', { exact: true }).fill('Анна');
    await one.getByLabel('Телефон').fill(`8903333000${place}`);
    await one.getByLabel('Почта').fill(at === 0 ? email : `participant-${email}`);
  }
  await getInvoice(page);
}

const waitingOf = (page: Page) => page.getByRole('region', { name: 'Ждут вашего подтверждения' }).count();

async function lettersOf(email: string): Promise<string[]> {
  const { id } = await orderOf(email);
  const { rows } = await (await app()).db.query<{ kind: string }>(
    `select kind from outbox where resource = 'orders' and record_id = $1 order by id`,
    [id],
  );
  return rows.map(({ kind }) => kind);
}
