import { readFileSync } from 'node:fs';
import type { Booking } from '@odonta/api/contract';
import { expect } from 'chai';
import { readTable } from '../../api/platform/tables/readTable.ts';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { ownCourse, soldByInvoice } from './courses.ts';
import { enterCompany } from './enteringAsCompany.ts';
import { eventually } from './eventually.ts';

const accountant = 'accountant-of-clinic@example.ru';
const password = 'Zimnij7les';
const doctor = {
  last_name: 'Сотрудникова',
  first_name: 'Алла',
  email: 'employee@example.ru',
  phone: '+79007776655',
};

describe('A company minds its orders, papers and people in its cabinet (за столом)', function () {
  this.timeout(180_000);
  let owner: Visit;
  let other: Visit;
  let booking: Booking;

  before(async () => {
    booking = await bookForCompany(doctor);
    await nameWhoHasNothingPlanned();
    [owner, other] = await Promise.all([visit(), visit()]);
    await enterCompany(owner.page);
  });
  after(() => Promise.all([owner?.end(), other?.end()]));

  async function enter({ page }: Visit, login: string, word: string) {
    await page.goto('/legal/auth');
    await page.getByLabel('ИНН или почта').fill(login);
    await page.getByLabel('Пароль', { exact: true }).fill(word);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/legal');
    await page.getByText('Это устройство').waitFor();
  }
  const section = ({ page }: Visit, name: string) =>
    page.getByRole('navigation', { name: 'Разделы кабинета' }).getByRole('link', { name, exact: true });

  it('sees the order and whom it sends to the course', async () => {
    const { page } = owner;
    await section(owner, 'Заказы').click();
    await page.getByText(`Заказ ${booking.order.number}`).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await section(owner, 'Сотрудники').click();
    await page.getByRole('heading', { name: 'Сотрудникова Алла' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('plans the training of its people: who has learnt what, whose time is near, and takes it as a workbook', async () => {
    const { page } = owner;
    await section(owner, 'Обучение').click();
    const people = page.getByRole('table', { name: 'Обучение сотрудников' });
    const mine = people.getByRole('rowgroup').filter({ hasText: 'Сотрудникова Алла' });
    await mine.getByRole('link').waitFor();
    expect(await mine.innerText())
      .to.match(/Оплачен/)
      .and.not.match(/Ничего не запланировано/);
    await page.getByText('Пройден', { exact: true }).first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByLabel('Сотрудник').selectOption({ label: 'Сотрудникова Алла' });
    await page.getByText(/^1\sсотрудник, 1\sкурс$/).waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать XLSX: План обучения' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).to.equal('План обучения.xlsx');
    const { rows } = await readTable(
      readFileSync(await download.path()),
      { rows: 10, columns: 20 },
      'visitors',
    );
    expect(rows.map(({ cells }) => cells[0])).to.deep.equal(['Сотрудникова Алла']);
    await page.getByLabel('Кому пора на обучение').selectOption({ label: 'В ближайшие 12\u00a0месяцев' });
    await page.getByText('Никому не пора').waitFor();
    await page.getByLabel('Сотрудник').selectOption({ label: 'Все сотрудники' });
    await page.getByText(/^Пора на обучение: /).waitFor();
    expect(await people.innerText()).to.not.include(doctor.last_name);
  });

  it('reads the same on a phone as cards, none wider than the screen', async () => {
    const { page } = owner;
    await page.setViewportSize(phone);
    await page.getByText('Ничего не запланировано').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.setViewportSize(desktop);
  });

  it('merges two cards of one employee by keyboard, and may take it back', async () => {
    const { page } = owner;
    await bookForCompany({ ...doctor, email: 'alla@home.example.ru', phone: '+79007776644' });
    await page.reload();
    await page.getByRole('link', { name: 'Есть тёзка' }).first().click();
    const cards = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Сотрудникова' }) });
    const seen = (count: number) => eventually(async () => expect(await cards.count()).to.equal(count));
    await seen(2);
    await page.setViewportSize(phone);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.setViewportSize(desktop);
    const isAccessible = async () => expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const merge = async (look?: () => Promise<unknown>) => {
      await page.getByRole('button', { name: 'Объединить с…: Сотрудникова Алла' }).first().press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Позже карточки можно разъединить').waitFor();
      expect(await dialog.getByLabel('Это тот же человек, что и').inputValue()).to.match(/^\d+$/);
      await look?.();
      await dialog.getByRole('button', { name: 'Объединить', exact: true }).press('Enter');
      await seen(1);
    };
    await merge(isAccessible);
    await page.getByRole('button', { name: 'Отменить' }).press('Enter');
    await page.getByText('Объединение отменено').waitFor();
    expect(await cards.count()).to.equal(2);
    await merge();
    expect(await cards.getByRole('list').getByRole('listitem').count()).to.equal(2);
    await isAccessible();
    await section(owner, 'Обучение').click();
    const mine = page.getByRole('rowgroup').filter({ hasText: 'Сотрудникова Алла' });
    await mine.first().waitFor();
    expect([await mine.count(), await mine.getByText('Есть тёзка').count()]).to.deep.equal([1, 0]);
    await section(owner, 'Сотрудники').click();
    await page.getByRole('button', { name: 'Разъединить: Сотрудникова Алла' }).press('Enter');
    await page.getByText('Карточки разъединены').waitFor();
    expect(await cards.count()).to.equal(2);
  });

  it('parts two people who look like one, by keyboard, and may take it back', async () => {
    const { page } = owner;
    await bookForCompany({ ...doctor, email: 'alla@home.example.ru', phone: '+79007776644' });
    await page.reload();
    const cards = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Сотрудникова' }) });
    const seen = (count: number) => eventually(async () => expect(await cards.count()).to.equal(count));
    await seen(2);
    const isAccessible = async () => expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const part = async (look?: () => Promise<unknown>) => {
      await page.getByRole('button', { name: 'Это разные люди: Сотрудникова Алла' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').first().press('Space');
      await look?.();
      await dialog.getByRole('button', { name: 'Разделить', exact: true }).press('Enter');
      await seen(3);
    };
    await part(isAccessible);
    await page.getByRole('button', { name: 'Отменить', exact: true }).press('Enter');
    await page.getByText('Разделение отменено').waitFor();
    await seen(2);
    await part();
    await page.reload();
    await seen(3);
    await isAccessible();
    await page.getByRole('button', { name: 'Отменить разделение: Сотрудникова Алла' }).first().press('Enter');
    await seen(2);
  });

  it('sees how far each of its group orders has come, and the way to its page', async () => {
    const { page } = owner;
    await section(owner, 'Групповые заявки').click();
    await page.getByRole('link', { name: 'Новая групповая заявка' }).waitFor();
    await page
      .getByText(/^Заявка ГЗ-/)
      .first()
      .waitFor();
    expect(await page.getByText('Новая', { exact: true }).count()).to.be.above(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('keeps the invoice as a PDF that no link would open', async () => {
    const { page } = owner;
    await section(owner, 'Счета').click();
    const title = `Счёт № ${booking.invoice?.number}`;
    const paper = page.getByRole('button', { name: `Скачать PDF: ${title}` });
    await paper.waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const coming = page.waitForEvent('download');
    await paper.click();
    const download = await coming;
    expect(download.suggestedFilename()).to.equal(`${title}.pdf`);
    expect(
      readFileSync(await download.path())
        .subarray(0, 4)
        .toString(),
    ).to.equal('%PDF');
  });

  it('sees what comes back to it, and how far it is to more', async () => {
    const { page } = owner;
    await section(owner, 'Бонусы').click();
    await page.getByRole('heading', { name: 'Ваш уровень' }).waitFor();
    await page.getByText(/^До \d+\s%\sосталось/).waitFor();
    await page.getByRole('heading', { name: 'На счёте' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('invites an accountant by a letter, who chooses a password', async () => {
    const { page } = owner;
    await section(owner, 'Доступ').click();
    await page.getByLabel('Имя').fill('Бухгалтерова Ольга');
    await page.getByLabel('Почта').fill(accountant);
    await page.getByLabel('Роль').selectOption({ label: 'Бухгалтер' });
    await page.getByRole('button', { name: 'Пригласить' }).click();
    await page.getByRole('button', { name: 'Закрыть доступ: Бухгалтерова Ольга' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(owner);
    const { rows } = await (await app()).db.query(
      'select secret from outbox where "to" = $1 order by id desc limit 1',
      [accountant],
    );
    const { pathname, hash } = new URL(rows[0]?.secret ?? '');
    await other.page.goto(pathname + hash);
    await other.page.getByLabel('Пароль', { exact: true }).fill(password);
    await other.page.getByRole('checkbox').check();
    expect(await issuesInBothLooks(other.page)).to.deep.equal([]);
    await other.page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await other.page.getByRole('heading', { name: 'Готово' }).waitFor();
  });

  it('shows the accountant papers alone', async () => {
    const { page } = other;
    await enter(other, accountant, password);
    await section(other, 'Заказы').waitFor({ state: 'hidden' });
    await section(other, 'Доступ').waitFor({ state: 'hidden' });
    await section(other, 'Счета').click();
    await page.getByText(`Счёт № ${booking.invoice?.number}`).first().waitFor();
    expect(await page.locator('main').innerText()).to.not.include(doctor.last_name);
    await section(other, 'Обучение').click();
    await page.getByRole('heading', { name: 'Ваших курсов пока нет' }).waitFor();
    expectNoProblems(other);
    await page.goto('/legal/orders');
    await page.getByText('Этот раздел закрыт для вашей роли').waitFor();
  });

  it('shuts him out at once, and keeps in sight what cannot be read again', async () => {
    const { page } = owner;
    await page.getByLabel('Имя').fill('Начатая Форма');
    await page.route('**/api/legal/members', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Закрыть доступ: Бухгалтерова Ольга' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть доступ' }).click();
    await page.getByText('Доступ закрыт: Бухгалтерова Ольга').waitFor();
    await page.getByText('Нет связи с сервером.').waitFor();
    expect(await page.getByLabel('Имя').inputValue()).to.equal('Начатая Форма');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByText('Нет связи с сервером.').waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Имя').inputValue()).to.equal('Начатая Форма');
    await other.page.goto('/legal/invoices');
    await other.page.waitForURL('**/legal/auth*');
  });

  it('leaves the ledger whole', async () => {
    const { rows } = await (await app()).db.query(
      'select coalesce(sum(sum), 0)::int as sum from ledger_entries where order_id = $1',
      [booking.order.id],
    );
    expect(rows[0]?.sum).to.equal(0);
  });
});

/** As the owner of the demo's company would by the form. */
async function bookForCompany(person: typeof doctor): Promise<Booking> {
  const { url } = await app();
  const { id: prod_id } = await ownCourse(soldByInvoice);
  const send = async <Message>(path: string, body: object, token?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { message } = (await answer.json()) as { message: Message };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(message)}`);
    return message;
  };
  const login = { login: 'legal@demo.local', password: 'Demo1234' };
  const { token } = await send<{ token: string }>('/legal/users/auth', login);
  const order = { prod_id, participants: [person], contact: person, consent: true };
  return send<Booking>('/pay/createPayment', { ...order, method: 'INVOICE' }, token);
}

/** Every participant of the demo's company has a planned course: one who has completed his is given another identity. */
async function nameWhoHasNothingPlanned(): Promise<void> {
  await (await app()).db.query(
    `update order_participants set last_name = 'Отучилова', middle_name = null, email = 'learnt@example.ru', phone = null
     where id = (
       select p.id from order_participants p join orders o on o.id = p.order_id join prods d on d.id = o.prod_id
       join legal_members m on m.legal_user_id = o.legal_user_id and m.email = 'legal@demo.local'
       where p.is_live and o.status = 'CONFIRMED' and coalesce(d.date_end, d.date_start) < now()
       order by p.id limit 1
     )`,
  );
}
